/** A number of a text with the unit beside it. */
export interface Figure {
	number: string;
	/** '$' before it, or the word after it in its shortest form: 'km'; empty for none. */
	unit: string;
}

const WORDS: Readonly<Record<string, string>> = {
	...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
	...{ ten: '10', eleven: '11', twelve: '12', half: '0.5', zero: '0', once: '1', twice: '2' },
	...{ first: '1', second: '2', third: '3', fourth: '4', fifth: '5' },
	...{
		twenty: '20',
		thirty: '30',
		forty: '40',
		fifty: '50',
		hundred: '100',
		thousand: '1000',
		million: '1000000',
	},
};

/** Whether a word is a number, such as 'five'. */
export const isNumberWord = (word: string): boolean => Object.hasOwn(WORDS, word);

/** Units that are written in more than one way. */
const UNITS: readonly (readonly [RegExp, string])[] = [
	[/^(k'?ms?|kilomet(re|er)s?|ks?)$/, 'km'],
	[/^(l|lit(re|er)s?)$/, 'l'],
	[/^(kw|kilowatts?)$/, 'kw'],
	[/^(kg|kgs|kilos?|kilograms?)$/, 'kg'],
	[/^(%|per ?cent|percent)$/, '%'],
	[/^(hrs?|hours?)$/, 'hour'],
];

const unitOf = (word: string): string =>
	UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? word.replace(/(?<=\w{3})s$/, '');

const NUMBER = new RegExp(
	`([$€£]\\s?)?(?:(\\d[\\d,]*(?:\\.\\d+)?)|\\b(${Object.keys(WORDS).join('|')})\\b)[-\\s]?([a-z%']+)?`,
	'g',
);

/** The figures of a text, number words among them. */
export function figuresOf(text: string): Figure[] {
	return [...text.toLowerCase().matchAll(NUMBER)].map(([, sign, digits, word, after = '']): Figure => {
		const number =
			digits === undefined ? (WORDS[word ?? ''] ?? '') : String(Number(digits.replace(/,/g, '')));
		return { number, unit: sign ? '$' : unitOf(after) };
	});
}

/**
 * Whether passages have a figure: the number, and beside it the same unit, or its unit's word anywhere in the same passage ('5 seats' for
 * 'Seats: 5').
 */
export function hasFigure({ number, unit }: Figure, passages: readonly string[]): boolean {
	return passages.some((passage) => {
		const same = figuresOf(passage).filter((one) => one.number === number);
		if (same.length === 0) return false;
		if (same.some((one) => one.unit === unit)) return true;
		// A sum needs its sign; another unit contradicts.
		return unit !== '$' && !same.every((one) => one.unit === '$') && isNamed(unit, passage, same);
	});
}

function isNamed(unit: string, passage: string, same: readonly Figure[]): boolean {
	if (unit === '') return true;
	const words = new Set(
		passage
			.toLowerCase()
			.match(/[a-z%']+/g)
			?.map(unitOf),
	);
	const isMeasured = same.every((one) => UNITS.some(([, name]) => name === one.unit));
	return words.has(unit) && !isMeasured;
}
