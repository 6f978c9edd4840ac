import { Parser } from 'htmlparser2';

/** What only a text that needs work contains: tags, entities, control characters (line ends are some), direction marks. */
const NEEDS_WORK = /[<&\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Control characters, and marks that turn the direction of the text around them (Unicode TR9), as far as the end of a page. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** The end of a tag that began before the text, in an attempt to leave an attribute: `">`. */
const TAG_END = /^["'`]\s*\/?>/;

/** Elements before and after which a browser begins a new line. */
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

/** Elements that hold no words for readers. */
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
 * The words of a text that may be HTML: tags are cut out, scripts and styles with what they hold, entities become
 * characters, breaks and the bounds of blocks become line ends. Pipes stay: comments are divided at them (VDP-059).
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
	// Where tags break the lines, the line ends of the source are only white space.
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
