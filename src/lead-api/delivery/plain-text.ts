/** Bidirectional control characters, which can make text display as other text. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** User input on one line: no line breaks that could start a mail header or a new line, no invisible characters. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(DIRECTION, '')
		.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
		.trim();
}

/** Lines of user input, with at most one empty line in a row. */
export function linesOf(text: string): string[] {
	return text
		.trim()
		.replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
		.replace(/\n\s*\n/g, '\n\n')
		.split('\n')
		.map(oneLine);
}

/** Text cut to a number of characters, ending in an ellipsis where it was cut. */
export function shortened(text: string, most: number): string {
	const characters = [...text];
	return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
