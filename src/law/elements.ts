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
	return [...around(element)].find(({ name }) => PARTS.includes(name)) ?? null;
}

/** Whether an element is within another one, or is that one. */
export function isWithin(element: Element, other: Element): boolean {
	return element === other || [...around(element)].includes(other);
}

/** The elements around one, from the inside outwards. */
export function* around(element: Element): Generator<Element> {
	for (let at = element.parent; at !== null && 'attribs' in at; at = at.parent) yield at;
}

/** The words within an element, a line for each block. */
export function wordsIn(element: Element): string {
	return textBlocks(element)
		.map(({ text }) => text)
		.join('\n');
}
