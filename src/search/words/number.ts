const NAMES = (
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
	'nineteen twenty thirty forty fifty sixty seventy eighty ninety'
).split(' ');

const oneOf = (from: number, to?: number) => `(?:${NAMES.slice(from, to).join('|')})`;

/** The pattern of a number in digits or in words, without 'one', which is mostly none: 'a nice one'. Its groups are digits, words and thousands. */
export const NUMBER = `\\s?\\$?\\s?(?<!hundred (?:and )?)(?:(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)|(${oneOf(19)}[ -]${oneOf(0, 9)}|${oneOf(1)})(?![a-z]))(?:\\s?(k|grand|thousand)(?![a-z']))?`;
/** The value of a number by the groups of its match, which begin after that of what joins it to another number. */
export function numberOf([, , digits, named = '', thousands]: RegExpExecArray): number {
	const value = digits
		? Number(digits.replaceAll(',', ''))
		: named.split(/[ -]/).reduce((sum, name) => sum + valueAt(NAMES.indexOf(name) + 1), 0);
	return value * (thousands ? 1000 : 1);
}

/** The value of a name by its place in the list: after nineteen come the tens. */
const valueAt = (place: number): number => (place < 20 ? place : (place - 18) * 10);
