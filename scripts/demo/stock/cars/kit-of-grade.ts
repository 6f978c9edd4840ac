/** Equipment that a car has one of: a higher grade's replaces that of the grades below. */
const ONE_OF: readonly RegExp[] = [
	/\bwheels$/i,
	/\b(leather|suede)|^vinyl floor and seats$/i,
	/climate control|^air conditioning$/i,
	/\bsound( system)?\b/i,
	/^(?!rear ).*-inch (touchscreen|screens)$/i,
	/^heated( and ventilated)? front seats$/i,
	/power tailgate/i,
	/^(panoramic (sun)?roof|sunroof|glass roof)$/i,
	/cruise control/i,
];

/**
 * The equipment of a grade: its own and that of all grades below. What it has instead of a lower grade's is in that one's place: 20-inch
 * wheels, not 18-inch ones too.
 */
export function kitOfGrade(kit: readonly (readonly string[])[], grade: number): string[] {
	const items: string[] = [];
	for (const item of kit.slice(0, grade + 1).flat()) {
		const kind = ONE_OF.find((pattern) => pattern.test(item));
		const replaced = kind ? items.findIndex((other) => kind.test(other)) : -1;
		if (replaced < 0) items.push(item);
		else items[replaced] = item;
	}
	return items;
}
