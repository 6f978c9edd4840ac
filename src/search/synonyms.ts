/** Spellings of a name with and without a space. The tokeniser reads a hyphen as a space. */
const SPELLINGS: readonly string[] = [
	'cx3, cx 3',
	'cx5, cx 5',
	'cx7, cx 7',
	'cx8, cx 8',
	'cx9, cx 9',
	'cx30, cx 30',
	'cx60, cx 60',
	'cx70, cx 70',
	'cx80, cx 80',
	'cx90, cx 90',
	'mx5, mx 5',
	'mx30, mx 30',
	'crv, cr v',
	'hrv, hr v',
	'xtrail, x trail',
	'dmax, d max',
	'mux, mu x',
	'bt50, bt 50',
	'f150, f 150',
	'landcruiser, land cruiser',
	'hilux, hi lux',
	'hiace, hi ace',
	'rav4, rav 4',
	'poptop, pop top',
];

/** Groups of words and phrases with one meaning, as shoppers type them. */
export const MEANINGS: readonly string[] = [
	'ute, utility, pickup',
	'suv, crossover',
	'sedan, saloon',
	'hatch, hatchback',
	'wagon, estate',
	'convertible, cabriolet, soft top',
	'people mover, mpv',
	'vw, volkswagen',
	'merc, mercedes',
	'chev, chevrolet',
	'auto, automatic',
	'ev, electric',
	'phev, plug in hybrid',
	'4x4, 4wd',
	'grey, gray',
	'lams, learner approved, learner legal',
];

/** Makers' and shoppers' names of a ute's cab: with two rows of seats, and with room behind one row. */
const CABS: readonly string[] = [
	'dual cab, duel cab, double cab, crew cab, twin cab',
	'extra cab, space cab, king cab, super cab, club cab, freestyle cab, extended cab',
];

/**
 * The synonyms of each text, in Meilisearch's format. A plural finds the singular, as a feed names one vehicle: 'dual cabs' a 'Crew cab'.
 */
export function synonyms(): Record<string, string[]> {
	return Object.fromEntries([
		...[...SPELLINGS, ...MEANINGS].map(textsOf).flatMap(inAllDirections),
		...CABS.map(textsOf).flatMap((cabs) => [
			...inAllDirections(cabs),
			...cabs.map((cab) => [`${cab}s`, cabs] as const),
		]),
	]);
}

function textsOf(group: string): string[] {
	return group.split(', ');
}

function inAllDirections(texts: string[]): [text: string, others: string[]][] {
	return texts.map((text) => [text, texts.filter((other) => other !== text)]);
}
