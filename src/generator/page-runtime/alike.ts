import { BoundedCache } from '../../bounded-cache.ts';
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

/** A text with holes: its parts, and by which filling each is followed. */
interface Template {
	parts: string[];
	fillings: number[];
}

/** Islands with what of their props differs from page to page, and what is rendered of them: one text for all pages of a list, a few dozen for the vehicles of a dealer. */
const islands = new WeakMap<
	object,
	{ withHoles: WithHoles; rendered: BoundedCache<{ props: Template; html: Template }> }
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
	const alike = known.withHoles(props, (value) => (value === '' ? value : mark(values.push(value) - 1)));
	const slots = contents.map(
		([slot, html], index) => [slot, html.trim() === '' ? html : mark(values.length + index)] as const,
	);
	const { props: attribute, html } = known.rendered.get(JSON.stringify([alike, slots]), () => {
		const island = render(alike, slots);
		return {
			props: template(island.props, new RegExp(`&quot;${MARK}&quot;`)),
			html: template(island.html, new RegExp(MARK)),
		};
	});
	return {
		props: filled(
			attribute,
			values.map((value) => escapeHtml(JSON.stringify(value))),
		),
		html: filled(html, [...values.map(reactText), ...contents.map(([, text]) => text)]),
	};
}

/** The place of a hole: characters that Unicode leaves to programs, so that no text has them. */
const MARK = '\uFDD0(\\d+)\uFDD1';
const mark = (index: number) => `\uFDD0${index}\uFDD1`;

function template(text: string, place: RegExp): Template {
	const pieces = text.split(place);
	return {
		parts: pieces.filter((_, index) => index % 2 === 0),
		fillings: pieces.filter((_, index) => index % 2 === 1).map(Number),
	};
}

function filled({ parts, fillings }: Template, texts: readonly string[]): string {
	let text = parts[0] ?? '';
	for (let index = 0; index < fillings.length; index++) {
		text += texts[fillings[index] ?? 0];
		text += parts[index + 1];
	}
	return text;
}

/** A text as React renders it, in contents and attributes. */
function reactText(value: Value): string {
	return escapeHtml(String(value)).replaceAll('&#39;', '&#x27;');
}
