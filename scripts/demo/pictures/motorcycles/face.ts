import type { CurvePoint } from '../geometry/curves.ts';
import type { Markup } from '../render/svg.ts';

/** The front of a motorcycle: heights and half widths in millimetres, x from its middle line. */
export interface Face {
	/** Radius and width of the front tyre. */
	readonly tyre: readonly [radius: number, width: number];
	readonly bars: { readonly height: number; readonly half: number; readonly rise: number };
	readonly lamp: { readonly kind: 'round' | 'twin' | 'slits'; readonly y: number; readonly size: number };
	/** Half outlines, from the middle line outwards. */
	readonly fairing?: readonly CurvePoint[];
	readonly screen?: readonly CurvePoint[];
	/** A slotted panel in the fairing: its middle's height, half width and half height. */
	readonly grille?: readonly [y: number, half: number, high: number];
	readonly tank: { readonly half: number; readonly top: number };
	readonly engine: { readonly half: number; readonly low: number; readonly high: number };
	readonly mudguard: { readonly y: number; readonly half: number };
	readonly mirrors: readonly [x: number, y: number];
}

/** Draws something on both sides of the middle line; `side` is 1 or -1. */
export const onBothSides = (draw: (side: 1 | -1) => Markup): Markup => draw(-1) + draw(1);

/** Moves points given for a unit size to a place, flipped to a side. */
export const sized = (outline: readonly CurvePoint[], side: number, y: number, size: number): CurvePoint[] =>
	outline.map(([u, v, corner]): CurvePoint => [(side * u * size) / 100, y + (v * size) / 100, corner ?? 0]);
