import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { BoundedCache } from '../bounded-cache.ts';

/** A heading of a text with its anchor. */
export interface TextHeading {
	id: string;
	text: string;
}

/** A rendered text. */
export interface RenderedText {
	html: string;
	/** The headings of the second level, for a list of contents. */
	headings: TextHeading[];
	/** Its plain text on one line. */
	text: string;
}

/** HTML in a text is shown as text. */
const ESCAPED_HTML = {
	html: (_: unknown, node: { value: string }) => ({ type: 'text' as const, value: node.value }),
};

/** The allowed HTML: no scripts, no event handlers, no address with a dangerous protocol; phone and SMS links are allowed. */
const ALLOWED = {
	...defaultSchema,
	clobberPrefix: '',
	protocols: {
		...defaultSchema.protocols,
		href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel', 'sms'],
	},
};

const READER = unified()
	.use(remarkParse)
	.use(remarkGfm)
	.use(remarkRehype, { handlers: ESCAPED_HTML })
	.use(rehypeSanitize, ALLOWED)
	.freeze();
const WRITER = unified()
	.use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
	.freeze();

/**
 * Trees by their texts, of two million characters at most: a build reads each text several times, and the standard ones for every dealer.
 */
const trees = new BoundedCache<Root>(2_000_000);

/** Markdown as a tree of safe HTML, which is not to be changed. */
export function parseMarkdown(markdown: string): Root {
	return trees.get(markdown, () => READER.runSync(READER.parse(markdown)) as Root, markdown.length);
}

/**
 * Renders Markdown (CommonMark with tables) as HTML. HTML in it is shown as text, and links with a dangerous protocol lose it, so that
 * pasted content cannot run scripts. Headings begin at the second level and get anchors from their text.
 *
 * @param change modifies the HTML tree before it is serialised, for example its links
 */
export function renderMarkdown(markdown: string, change: (tree: Root) => void = () => {}): RenderedText {
	const tree = structuredClone(parseMarkdown(markdown));
	change(tree);
	const text = textOf(tree).replace(/\s+/g, ' ').trim();
	const headings = anchorHeadings(tree);
	wrapTables(tree);
	return { html: WRITER.stringify(tree), headings, text };
}

function anchorHeadings(tree: Root): TextHeading[] {
	const headings: TextHeading[] = [];
	const used = new Map<string, number>();
	visit(tree, 'element', (element) => {
		const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
		if (level === undefined) return;
		const depth = Math.max(2, Number(level));
		const text = textOf(element);
		const id = anchor(text, used);
		element.tagName = `h${depth}`;
		element.properties = { ...element.properties, id };
		if (depth === 2) headings.push({ id, text });
	});
	return headings;
}

/** The anchor of a heading: lower-case letters, digits and hyphens; a repeated heading gets a number. */
function anchor(text: string, used: Map<string, number>): string {
	const words = text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	const base = words || 'section';
	const times = (used.get(base) ?? 0) + 1;
	used.set(base, times);
	return times === 1 ? base : `${base}-${times}`;
}

/** Puts each table in a scrolling section that the keyboard can focus, so that wide tables do not widen the page. */
function wrapTables(tree: Root): void {
	let number = 0;
	visit(tree, 'element', (element, index, parent) => {
		if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
		number += 1;
		const section: Element = {
			type: 'element',
			tagName: 'section',
			properties: { className: ['prose__table'], ariaLabel: `Table ${number}`, tabIndex: 0 },
			children: [element],
		};
		parent.children[index] = section;
		return SKIP;
	});
}
