import type { CurvePoint } from '../geometry/curves.ts';
import type { Pattern } from '../render/pattern.ts';
import type { Trim } from '../trims.ts';

/** Points on a patch, in millimetres; see `CurvePoint` for corners. */
export type Flat = readonly CurvePoint[];

/** What a piece of trim is made of. */
export type Finish =
	| 'plastic'
	| 'gloss'
	| 'metal'
	| 'dark-metal'
	| 'recess'
	| 'press'
	| 'body'
	| 'accent'
	| 'accent-dark'
	| 'white'
	| 'canvas';

/** Options of every part: `across` closes a half outline over the middle line; `trims` limits a part to some trims. */
interface Anywhere {
	readonly across?: true;
	readonly trims?: readonly Trim[];
}

/**
 * A part on a body's surface, in flat coordinates. On nose and tail these are the distance round the body from its middle line, and the
 * height; on the flank x and height; on the top x and the distance from the middle. Parts are given for the left half and drawn on
 * both.
 */
export type Part = Anywhere &
	(
		| {
				readonly kind: 'lamp';
				readonly outline: Flat;
				/** Round lenses. */
				readonly eyes?: readonly (readonly [u: number, v: number, radius: number])[];
				/** Square lenses. */
				readonly blocks?: readonly Flat[];
				/** Day-running lights. */
				readonly strips?: readonly Flat[];
				readonly stripWidth?: number;
		  }
		| {
				readonly kind: 'tail-lamp';
				readonly outline: Flat;
				readonly strips?: readonly Flat[];
				readonly clear?: readonly Flat[];
				readonly amber?: readonly Flat[];
				readonly stripWidth?: number;
		  }
		/** A frame of kind `trim` is bright on luxury vehicles and black on others. */
		| {
				readonly kind: 'opening';
				readonly outline: Flat;
				readonly pattern?: Pattern;
				readonly frame?: 'chrome' | 'black' | 'trim';
		  }
		/** A fixed window, as in the doors of a van's tail. */
		| { readonly kind: 'pane'; readonly outline: Flat }
		| { readonly kind: 'panel'; readonly outline: Flat; readonly finish: Finish }
		| { readonly kind: 'seam'; readonly points: Flat; readonly width?: number; readonly closed?: true }
		| { readonly kind: 'crease'; readonly points: Flat; readonly strength?: number }
		| {
				readonly kind: 'strip';
				readonly points: Flat;
				readonly width: number;
				readonly colour: string;
				readonly glow?: true;
		  }
		| { readonly kind: 'light'; readonly outline: Flat; readonly colour: 'white' | 'red' | 'amber' }
		| {
				readonly kind: 'pipe';
				readonly at: readonly [u: number, v: number];
				readonly size: readonly [width: number, height: number];
		  }
		/** `flip` where distances run from right to left, as they do on a tail. */
		| { readonly kind: 'plate'; readonly at: readonly [u: number, v: number]; readonly flip?: true }
		| { readonly kind: 'badge'; readonly at: readonly [u: number, v: number]; readonly size: number }
	);

/** The parts of one kind. */
export type PartOf<Kind extends Part['kind']> = Extract<Part, { readonly kind: Kind }>;
