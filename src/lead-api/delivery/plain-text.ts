/** Characters that turn the direction of writing: with them a text can pretend to be another. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody typed, as one line: no line breaks that could begin a mail's header or a row of its text, nothing unseen. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(DIRECTION, '')
		.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
		.trim();
}

/** What somebody typed, in its lines; at most one of them empty at a time. */
export function linesOf(text: string): string[] {
	return text
		.trim()
		.replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
		.replace(/\n\s*\n/g, '\n\n')
		.split('\n')
		.map(oneLine);
}

/** The beginning of a text, with an ellipsis where something was left out. */
export function shortened(text: string, most: number): string {
	const characters = [...text];
	return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
