import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A heading of a text, and the anchor it can be linked by. */
export interface TextHeading {
	id: string;
	text: string;
}

/** A text ready to print. */
export interface RenderedText {
	html: string;
	/** The headings of the second level, for a list of contents. */
	headings: TextHeading[];
}

/**
 * Markdown (CommonMark with tables) as HTML. HTML in it is shown as text, and links with a dangerous protocol lose it, so that what a
 * dealer pastes can run nothing. Headings begin at the second level and get anchors of their words.
 */
export function renderMarkdown(markdown: string): RenderedText {
	const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
	const headings: TextHeading[] = [];
	const used = new Map<string, number>();
	const anchored = html.replace(/<h([1-6])>(.*?)<\/h\1>/g, (_, level: string, inner: string) => {
		const text = inner.replace(/<[^>]+>/g, '');
		const id = anchor(text, used);
		const depth = Math.max(2, Number(level));
		if (depth === 2) headings.push({ id, text: unescaped(text) });
		return `<h${depth} id="${id}">${inner}</h${depth}>`;
	});
	return { html: scrollingTables(anchored), headings };
}

/** Small letters and hyphens; the second heading of the same words gets a number. */
function anchor(text: string, used: Map<string, number>): string {
	const words = text
		.toLowerCase()
		.replace(/&\w+;/g, ' ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	const base = words || 'section';
	const times = (used.get(base) ?? 0) + 1;
	used.set(base, times);
	return times === 1 ? base : `${base}-${times}`;
}

/** A wide table is moved by itself, by keyboard too, and leaves the page as wide as it is. */
function scrollingTables(html: string): string {
	let number = 0;
	return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
		number += 1;
		return `<section class="prose__table" aria-label="Table ${number}" tabindex="0">${table}</section>`;
	});
}

function unescaped(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');
}
