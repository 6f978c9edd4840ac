/** The names of the numbers up to nineteen, then of the tens. */
const NAMES = (
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
	'nineteen twenty thirty forty fifty sixty seventy eighty ninety'
).split(' ');

const oneOf = (from: number, to?: number) => `(?:${NAMES.slice(from, to).join('|')})`;

/** Below a hundred, without 'one', which is mostly no number: 'a nice one'. */
const SMALL = `(?:${oneOf(19)}[ -]${oneOf(0, 9)}|${oneOf(1)})`;

/** A number in digits or in words. Its groups are the digits, the words, and the thousands or millions. */
const NUMBER = new RegExp(
	' ?\\$? ?(?:(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)|' +
		`((?:half )?an?(?= (?:thousand|mil))|(?:an?|${oneOf(0)}) hundred(?: (?:and )?${SMALL})?|${SMALL})(?![a-z]| hundred))` +
		"(?: ?(k|grand|thou(?:sand)?|mil(?:lion)?)(?![a-z']))?(?: (?:dollars|bucks))?",
	'y',
);

/** A number in a sentence. */
interface SaidNumber {
	readonly value: number;
	/** The offset after it. */
	readonly end: number;
}

/** The number at an offset of a text in lower case; null for none. */
export function numberAt(text: string, at: number): SaidNumber | null {
	NUMBER.lastIndex = at;
	const match = NUMBER.exec(text);
	if (!match) return null;
	const [, digits, words = '', scale] = match;
	const factor = scale?.startsWith('mil') ? 1_000_000 : 1000;
	return {
		value: (digits ? Number(digits.replaceAll(',', '')) : wordsValue(words)) * (scale ? factor : 1),
		end: NUMBER.lastIndex,
	};
}

/** The value of 'twenty five', 'a hundred and fifty', and of the 'half a' of a million. */
function wordsValue(words: string): number {
	if (words.startsWith('half')) return 0.5;
	return (
		words.split(/[ -]/).reduce((sum, name) => {
			// After nineteen come the tens; 'a' and 'and' have no place.
			const place = NAMES.indexOf(name) + 1;
			return name === 'hundred' ? (sum || 1) * 100 : sum + (place < 20 ? place : (place - 18) * 10);
		}, 0) || 1
	);
}
