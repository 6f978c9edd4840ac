import { thrownMessage } from '../../thrown-message.ts';
import { spreadAttributes } from './attributes.ts';
import { EMPTY, Html, htmlOf } from './html.ts';
import { type ReactComponent, renderIsland } from './island.ts';
import type { PageState, Props, Slots } from './page.ts';

/** A compiled component. */
export interface Component {
	(page: PageState, props: Props, slots: Slots): Html;
	isAstroComponent: true;
}

/** Elements without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The component of `<>` and `<Fragment>`, which renders nothing but its slot. */
export const Fragment = Symbol('Fragment');

/** A component, from its compiled template and the path of its file. Its errors name the file. */
export function createComponent(
	template: (page: PageState, props: Props, slots: Slots) => Html,
	path: string,
): Component {
	const render = (page: PageState, props: Props, slots: Slots) => {
		try {
			return template(page, props, slots);
		} catch (error) {
			throw error instanceof RenderError ? error : new RenderError(path, error);
		}
	};
	return Object.assign(render, { isAstroComponent: true as const });
}

/** An error of a component, with the innermost file that was being rendered. */
class RenderError extends Error {
	constructor(path: string, cause: unknown) {
		const file = path.slice(path.lastIndexOf('/src/') + 1);
		super(`${file}: ${thrownMessage(cause)}`, { cause });
	}
}

/** The HTML of a component, a fragment, an element whose name is a variable, or a React component. */
export function renderComponent(
	page: PageState,
	name: string,
	component: Component | ReactComponent | string | typeof Fragment,
	props: Props,
	slots: Slots = {},
): Html {
	if (component === Fragment) return renderSlot(page, slots['default']);
	if (typeof component === 'string') return renderElement(page, component, props, slots);
	if (!component) throw new Error(`<${name}> is ${component} and no component: is its import right?`);
	for (const prop of Object.keys(props)) {
		if (prop === 'class:list' || prop.startsWith('server:'))
			throw new Error(`<${name} ${prop}> is not supported by src/generator/page-runtime`);
	}
	return 'isAstroComponent' in component
		? component(page, props, slots)
		: renderIsland(page, name, component, props, slots);
}

/** The contents that a component was given for a slot, or those of the slot itself. */
export function renderSlot(
	page: PageState,
	given: Slots[string] | undefined,
	fallback?: Slots[string],
): Html {
	const contents = given ?? fallback;
	return contents ? new Html(htmlOf(contents(page))) : EMPTY;
}

function renderElement(page: PageState, tag: string, props: Props, slots: Slots): Html {
	const contents = Object.values(slots)
		.map((slot) => htmlOf(slot(page)))
		.join('');
	const start = `<${tag}${spreadAttributes(props, tag).text}`;
	return new Html(contents === '' && VOID.test(tag) ? `${start}/>` : `${start}>${contents}</${tag}>`);
}
