import { type Body, type Colour, coloursOf } from '../pictures/catalogue.ts';

/** A paint by the name its maker gave it, and the colour in which pictures show it. */
export type Paint = readonly [name: string, base: Colour];

/** The paints of a maker that pictures of a body show as they are; all of them when there are none. */
export function shownPaints(paints: readonly Paint[], body: Body): readonly Paint[] {
	const drawn = coloursOf(body);
	const shown = paints.filter(([, base]) => drawn.includes(base));
	return shown.length > 0 ? shown : paints;
}
