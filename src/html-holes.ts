/** HTML with holes: the parts around them, and by which filling each part but the last is followed. */
export interface HtmlWithHoles {
	parts: readonly string[];
	fillings: readonly number[];
}

/** The place of a hole: characters that Unicode leaves to programs, so that no text has them. */
const MARK = '\uFDD0(\\d+)\uFDD1';

/** The mark of a hole, to be rendered in place of its filling. */
export const holeMark = (filling: number): string => `\uFDD0${filling}\uFDD1`;

/**
 * Takes rendered HTML apart at the marks of its holes.
 *
 * @param around what is around each mark and part of its hole, as in a regular expression
 */
export function atHoles(html: string, around = ''): HtmlWithHoles {
	const pieces = html.split(new RegExp(around + MARK + around));
	return {
		parts: pieces.filter((_, index) => index % 2 === 0),
		fillings: pieces.filter((_, index) => index % 2 === 1).map(Number),
	};
}

/** The HTML with its holes filled; the fillings are HTML, too. */
export function withFillings({ parts, fillings }: HtmlWithHoles, html: readonly string[]): string {
	let text = parts[0] ?? '';
	for (let index = 0; index < fillings.length; index++) {
		text += html[fillings[index] ?? 0];
		text += parts[index + 1];
	}
	return text;
}

const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
	'"': '&quot;',
	'&': '&amp;',
	"'": '&#x27;',
	'<': '&lt;',
	'>': '&gt;',
};

/** A text as React renders it, in contents and attributes. */
export function reactText(text: string): string {
	return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign) : text;
}
