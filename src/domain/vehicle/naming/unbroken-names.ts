/** A name with a hyphen after one to three letters or digits: 'CX-5', 'C-HR', 'X-TRAIL'. */
const SHORT_NAME = /(?<![\w.-])([a-z\d]{1,3}-[a-z\d]{1,6})(?![\w-])/i;

/**
 * The parts of a title, in which browsers end lines after a hyphen: at odd indexes the short names, which are drawn in one line.
 *
 * @example namesApart('2021 Mazda CX-5 Touring') // ['2021 Mazda ', 'CX-5', ' Touring']
 */
export function namesApart(title: string): string[] {
	return title.split(SHORT_NAME);
}

/** A title for plain text, which has no other way to keep a name on one line: with hyphens that no line ends after. */
export function withHardHyphens(title: string): string {
	return namesApart(title)
		.map((part, index) => (index % 2 === 0 ? part : part.replace('-', '\u2011')))
		.join('');
}
