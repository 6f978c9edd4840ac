import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** Fields whose values appear in lists and comparisons: 'black' and 'Black' are one value. */
const FIELDS = [
	...([
		'make',
		'model',
		'badge',
		'series',
		'colour',
		'interior_colour',
		'simple_body',
		'bodyconfiguration',
	] as const),
	...([
		'simple_fuel',
		'fuel',
		'simple_transmission',
		'trans',
		'drive',
		'location_name',
		'city',
		'state',
	] as const),
];

type Field = (typeof FIELDS)[number];

/**
 * Fields of plain words: a value in all lower or all upper case is converted to title case. Models and badges are not: they have a case of
 * their own.
 */
const WORDS: ReadonlySet<Field> = new Set([
	...([
		'colour',
		'interior_colour',
		'simple_body',
		'simple_fuel',
		'fuel',
		'simple_transmission',
		'trans',
		'city',
	] as const),
]);

/** Words in capitals. */
const CAPITALS = /^(?:suv|cvt|dct|dsg|amt|awd|fwd|rwd|lpg|ulp|ev|phev|hev|bev|[24]wd|mpv|ute\/tray|cng)$/i;

/** Unifies the spelling of each value across a feed: the commonest spelling, in title case where that is all lower or all upper case. */
export function withUnifiedSpelling(vehicles: readonly Vehicle[]): Vehicle[] {
	const spellings = FIELDS.map((field): [Field, Spellings] => {
		const values = vehicles.map((vehicle) => vehicle[field]);
		return [field, spellingsOf(values, WORDS.has(field))];
	}).filter(([, { size }]) => size > 0);
	const equipment = spellingsOf(
		vehicles.flatMap(({ standardEquipment }) => standardEquipment),
		false,
	);
	return vehicles.map((vehicle) => {
		const respelt = spellings.flatMap(([field, spelling]) => {
			const unified = spelling.get(vehicle[field] ?? '');
			return unified === undefined ? [] : [[field, unified] as const];
		});
		const { standardEquipment } = vehicle;
		const isRespelt = equipment.size > 0 && standardEquipment.some((item) => equipment.has(item));
		// Nearly all of thousands are spelt well, and are not copied.
		if (respelt.length === 0 && !isRespelt) return vehicle;
		return {
			...vehicle,
			...Object.fromEntries(respelt),
			standardEquipment: standardEquipment.map((item) => equipment.get(item) ?? item),
		};
	});
}

/** The unified spelling of each value that has another one. */
type Spellings = ReadonlyMap<string, string>;

/** Values that differ in case and spaces only have the same spelling. */
function spellingsOf(values: readonly (string | null)[], isWords: boolean): Spellings {
	const counts = new Map<string, number>();
	for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
	const rarestFirst = [...counts].toSorted(
		([a, m], [b, n]) => m - n || caseRank(a) - caseRank(b) || (a < b ? 1 : -1),
	);
	const unified = new Map(rarestFirst.map(([value]) => [folded(value), isWords ? titled(value) : value]));
	return new Map(
		[...counts.keys()].flatMap((value) => {
			const spelling = unified.get(folded(value)) ?? value;
			return spelling === value ? [] : [[value, spelling]];
		}),
	);
}

function folded(value: string): string {
	return value.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The preference among equally common spellings: 'Black' before 'BLACK' before 'black'. */
function caseRank(value: string): number {
	return value === value.toLowerCase() ? 0 : value === value.toUpperCase() ? 1 : 2;
}

function titled(value: string): string {
	if (caseRank(value) === 2) return value;
	return value.replace(/[\p{L}\d]+/gu, (word) =>
		CAPITALS.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
	);
}
