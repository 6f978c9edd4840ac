import type { Element } from './page.ts';
import { textBlocks } from './text-blocks.ts';

/** Parts of a page that are about one thing. */
const PARTS = ['li', 'tr', 'article', 'section', 'aside', 'form', 'main'];

/** The smallest part of the page that an element is in, or is itself; null for none. */
export function partOf(element: Element): Element | null {
	return PARTS.includes(element.name) ? element : partAround(element);
}

/** The smallest part of the page around an element. */
export function partAround(element: Element): Element | null {
	return around(element, ({ name }) => PARTS.includes(name));
}

/** Whether an element is within another one, or is that one. */
export function isWithin(element: Element, other: Element): boolean {
	return element === other || around(element, (outer) => outer === other) !== null;
}

/** Whether an element is within one of several, or is one of them. */
export function isWithinAny(element: Element, others: ReadonlySet<Element>): boolean {
	return others.has(element) || around(element, (outer) => others.has(outer)) !== null;
}

/** The nearest element around one for which something is true; null for none. */
export function around(element: Element, isWanted: (outer: Element) => boolean): Element | null {
	for (let at = element.parent; at !== null && 'attribs' in at; at = at.parent) if (isWanted(at)) return at;
	return null;
}

/** The words within an element, a line for each block. */
export function wordsIn(element: Element): string {
	return textBlocks(element)
		.map(({ text }) => text)
		.join('\n');
}
