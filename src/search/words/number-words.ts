/** The names of the numbers up to nineteen, then of the tens. */
const NAMES = (
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
	'nineteen twenty thirty forty fifty sixty seventy eighty ninety'
).split(' ');

const oneOf = (from: number, to?: number) => `(?:${NAMES.slice(from, to).join('|')})`;

/** Below a hundred, without 'one', which is mostly no number: 'a nice one'. */
const SMALL = `(?:${oneOf(19)}[ -]${oneOf(0, 9)}|${oneOf(1)})`;

/** A number in words, with the 'a' and the 'half a' of a million. Doors are keywords as they are typed, and so is 'two tone'. */
const NUMBER = new RegExp(
	`\\b(?:(?:half )?an?(?= (?:thou|mil))|(?:an?|${oneOf(0)}) hundred(?: (?:and )?${SMALL})?|${SMALL}(?! doo?r| tone| hundred))\\b`,
	'g',
);

/** A text in lower case with its numbers in digits: 'twenty five grand' is '25 grand'. */
export function inDigits(text: string): string {
	return text.replace(NUMBER, (words) => String(words.startsWith('half') ? 0.5 : sumOf(words)));
}

/** The value of 'twenty five' and of 'a hundred and fifty'. */
function sumOf(words: string): number {
	const value = words.split(/[ -]/).reduce((sum, name) => {
		// After nineteen come the tens; 'a' and 'and' have no place.
		const place = NAMES.indexOf(name) + 1;
		return name === 'hundred' ? (sum || 1) * 100 : sum + (place < 20 ? place : (place - 18) * 10);
	}, 0);
	return value || 1;
}
