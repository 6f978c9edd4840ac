import { type Body, type Colour, coloursOf } from '../pictures/catalogue.ts';

/** A paint by its maker's name for it, and the colour that pictures show. */
export type Paint = readonly [name: string, base: Colour];

/** A maker's paints in colours in which the body is drawn; all of its paints when there are none. */
export function shownPaints(paints: readonly Paint[], body: Body): readonly Paint[] {
	const drawn = coloursOf(body);
	const shown = paints.filter(([, base]) => drawn.includes(base));
	return shown.length > 0 ? shown : paints;
}
