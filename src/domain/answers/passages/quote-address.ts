import type { Passage } from './passage.ts';

/**
 * The address of a passage: its page and anchor, with a text directive that makes browsers mark its words
 * (https://wicg.github.io/scroll-to-text-fragment). A hyphen means something in a directive, so it is encoded, too.
 */
export function quoteAddress({ href, text }: Pick<Passage, 'href' | 'text'>): string {
	const words = encodeURIComponent(text).replace(/-/g, '%2D');
	return `${href}${href.includes('#') ? '' : '#'}:~:text=${words}`;
}
