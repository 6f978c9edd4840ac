import { BoundedCache } from '../../bounded-cache.ts';
import { atHoles, type HtmlWithHoles, holeMark, reactText, withFillings } from '../../html-holes.ts';
import { escapeHtml } from './html.ts';
import type { Props } from './page.ts';

/** What is rendered of an island: its props, as an attribute's text, and its HTML. */
export interface RenderedIsland {
	props: string;
	html: string;
}

/** The contents of an island's slots, by their names. */
export type Contents = readonly (readonly [slot: string, html: string])[];

type Value = string | number;
type WithHoles = (props: Props, hole: (value: Value) => Value) => Props;

/**
 * Islands with what of their props differs from page to page, and what is rendered of them: one text for all pages of a list, a few dozen
 * for the vehicles of a dealer.
 */
const islands = new WeakMap<
	object,
	{ withHoles: WithHoles; rendered: BoundedCache<{ props: HtmlWithHoles; html: HtmlWithHoles }> }
>();
const MOST_RENDERED = 250;

/** What `src/ui/layout/rendered-alike.ts` is in builds. */
export function renderedAlike(island: object, withHoles: WithHoles): void {
	if (!islands.has(island)) islands.set(island, { withHoles, rendered: new BoundedCache(MOST_RENDERED) });
}

/** Renders an island; one that is rendered alike for many pages only where its props differ in more than what fills its holes. */
export function renderedOnce(
	island: object,
	props: Props,
	contents: Contents,
	render: (props: Props, contents: Contents) => RenderedIsland,
): RenderedIsland {
	const known = islands.get(island);
	if (!known) return render(props, contents);
	const values: Value[] = [];
	// Empty texts are rendered otherwise than others.
	const alike = known.withHoles(props, (value) => (value === '' ? value : holeMark(values.push(value) - 1)));
	const slots = contents.map(
		([slot, html], index) => [slot, html.trim() === '' ? html : holeMark(values.length + index)] as const,
	);
	const { props: attribute, html } = known.rendered.get(JSON.stringify([alike, slots]), () => {
		const island = render(alike, slots);
		return {
			props: atHoles(island.props, '&quot;'),
			html: atHoles(island.html),
		};
	});
	return {
		props: withFillings(
			attribute,
			values.map((value) => escapeHtml(JSON.stringify(value))),
		),
		html: withFillings(html, [
			...values.map((value) => reactText(String(value))),
			...contents.map(([, text]) => text),
		]),
	};
}
