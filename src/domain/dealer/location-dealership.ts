/** How a location names its dealership: by slug, by id, or by both. */
interface OfDealership {
	dealership_slug?: string | undefined;
	dealership_id?: string | undefined;
}

/** The slug of the dealership of a location (LOCATIONS-008); undefined where it names none, or an unknown id. */
export function locationDealership(
	{ dealership_slug, dealership_id }: OfDealership,
	dealerships: readonly { id: string; slug: string }[],
): string | undefined {
	return dealership_slug ?? dealerships.find(({ id }) => id === dealership_id)?.slug;
}
