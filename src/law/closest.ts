import { around, type Element } from './read-page.ts';

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
