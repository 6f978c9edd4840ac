import type { ReactElement, ReactNode } from 'react';

/**
 * What a component without hooks draws, as elements of the page: cards come up to date by the components that printed them, without
 * React in the browser. Throws for anything but elements, texts and lists of them.
 */
export function drawn(node: ReactNode): Node {
	if (node === null || node === undefined || typeof node === 'boolean')
		return document.createDocumentFragment();
	if (typeof node === 'string' || typeof node === 'number') return document.createTextNode(String(node));
	if (Array.isArray(node)) return listOf(node);
	const { type, props } = node as ReactElement<Record<string, unknown>>;
	if ((type as unknown) === FRAGMENT) return drawn(props.children as ReactNode);
	if (typeof type === 'function') return drawn((type as (props: unknown) => ReactNode)(props));
	return elementOf(type as string, props);
}

/** What React names its fragments; taken from React itself, all of it would come along. */
const FRAGMENT = Symbol.for('react.fragment');

function listOf(nodes: readonly ReactNode[]): DocumentFragment {
	const list = document.createDocumentFragment();
	list.append(...nodes.map(drawn));
	return list;
}

const SVG = 'http://www.w3.org/2000/svg';

function elementOf(name: string, { children, ...attributes }: Record<string, unknown>): Element {
	const isSvg = name === 'svg' || name === 'path';
	const element = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		if (value === null || value === undefined || value === false) continue;
		// React writes `true` for data-* and aria-*, and nothing for other switches.
		const text = value === true && !key.includes('-') ? '' : String(value);
		element.setAttribute(key === 'className' ? 'class' : key, text);
	}
	element.append(drawn(children as ReactNode));
	return element;
}
