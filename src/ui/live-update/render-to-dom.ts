import type { ReactElement, ReactNode } from 'react';

/**
 * Renders a component without hooks to DOM nodes, so that a live update shows a price, a tag or a card by the very component that the
 * build rendered. React's own renderer would add 65,000 bytes to a page before any interaction, where a vehicle page may have 15,000 of
 * script in all; `tests/e2e/buying/live-update.spec.ts` holds a live update to 12,000. Throws for
 * anything but elements, texts and lists of them; handlers are left out.
 */
export function renderToDom(node: ReactNode): Node {
	if (node == null || node === '' || typeof node === 'boolean') return document.createDocumentFragment();
	if (typeof node === 'string' || typeof node === 'number') return document.createTextNode(String(node));
	if (Array.isArray(node)) return renderList(node);
	const { type, props } = node as ReactElement<Record<string, unknown>>;
	if ((type as unknown) === FRAGMENT) return renderToDom(props.children as ReactNode);
	if (typeof type === 'function') return renderToDom((type as (props: unknown) => ReactNode)(props));
	return renderElement(type as string, props);
}

/** The type of React's fragments, by its registered name: importing it would bring all of React. */
const FRAGMENT = Symbol.for('react.fragment');

function renderList(nodes: readonly ReactNode[]): DocumentFragment {
	const list = document.createDocumentFragment();
	list.append(...nodes.map(renderToDom));
	return list;
}

/** Attributes that React spells otherwise. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

const SVG = 'http://www.w3.org/2000/svg';

function renderElement(name: string, { children, ...attributes }: Record<string, unknown>): Element {
	const isSvg = /^(svg|path|use)$/.test(name);
	const element = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		if (value == null || value === false || typeof value === 'function') continue;
		// As React does: `true` is written for data-* and aria-*, and an empty value for other switches.
		const text = value === true && !key.includes('-') ? '' : String(value);
		element.setAttribute(NAMES[key] ?? key, text);
	}
	element.append(renderToDom(children as ReactNode));
	return element;
}
