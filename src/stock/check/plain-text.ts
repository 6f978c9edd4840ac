import { Parser } from 'htmlparser2';

/** Characters that require conversion: tags, entities, control characters (including line ends), direction marks. */
const NEEDS_WORK = /[<&\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Control characters, and marks that can reverse the direction of all following text (Unicode TR9). */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** The end of a tag that began before the text, an attempt to break out of an attribute: `">`. */
const TAG_END = /^["'`]\s*\/?>/;

/** Block elements, which begin and end a line. */
const BLOCKS = new Set([
	...[
		'address',
		'article',
		'blockquote',
		'dd',
		'div',
		'dl',
		'dt',
		'footer',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
	],
	...['header', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
]);

/** Elements without readable text. */
const SILENT = new Set([
	'script',
	'style',
	'noscript',
	'template',
	'iframe',
	'object',
	'textarea',
	'select',
	'svg',
]);

/**
 * Converts a text that may be HTML to plain text: tags are removed, scripts and styles with their content, entities become
 * characters, line breaks and block boundaries become line ends. Pipes are preserved: comments are split at them (VDP-059).
 */
export function plainText(text: string): string {
	const whole = text.isWellFormed() ? text : text.toWellFormed();
	if (!NEEDS_WORK.test(whole) && !TAG_END.test(whole)) return whole;
	const lines = whole.replace(/\r\n?/g, '\n').replace(TAG_END, '');
	const words = /[<&]/.test(lines) ? wordsIn(lines) : lines;
	return words
		.replace(INVISIBLE, '')
		.split('\n')
		.map((line) => line.trim())
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

function wordsIn(html: string): string {
	// Where tags break the lines, line ends in the source are only white space.
	const isLaidOut = /<(?:br|p|div|li)[\s/>]/i.test(html);
	const words: string[] = [];
	let silence = 0;
	const parser = new Parser({
		ontext: (text) => {
			if (silence === 0) words.push(isLaidOut ? text.replace(/\s+/g, ' ') : text.replaceAll('\u00a0', ' '));
		},
		onopentagname: (name) => {
			if (SILENT.has(name)) silence++;
			else if (name === 'br' || BLOCKS.has(name)) words.push('\n');
		},
		onclosetag: (name) => {
			if (SILENT.has(name)) silence--;
			else if (BLOCKS.has(name)) words.push('\n');
		},
	});
	parser.end(html);
	return words.join('');
}
