import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown.ts';

/** A picture of a text. */
export interface TextPicture {
	/** The address in its page: `/images/…` for a file of the dealer's folder, or a web address. */
	src: string;
	/** Its alternative text; empty for none. */
	alt: string;
}

/** The pictures of a dealer's Markdown, in order. */
export function picturesIn(markdown: string): TextPicture[] {
	// Most texts have none, and parsing those would take a small change's build a twentieth of its time.
	if (!markdown.includes('![')) return [];
	return elements(parseMarkdown(markdown), 'img').map(({ properties: { src, alt } }) => ({
		src: String(src ?? ''),
		alt: String(alt ?? '').trim(),
	}));
}

/** The file of a picture below the dealer's `images/`; null for a picture elsewhere. */
export function pictureName(src: string): string | null {
	return src.startsWith('/images/') ? src.slice('/images/'.length) : null;
}

/** The addresses that a dealer's Markdown links to, in order. */
export function linksIn(markdown: string): string[] {
	return elements(parseMarkdown(markdown), 'a').map(({ properties: { href } }) => String(href ?? ''));
}

function elements(tree: Root, tagName: string): Element[] {
	const found: Element[] = [];
	visit(tree, { type: 'element', tagName }, (element) => {
		found.push(element as Element);
	});
	return found;
}
