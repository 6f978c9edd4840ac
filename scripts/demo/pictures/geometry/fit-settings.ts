import type { Vec2 } from './space.ts';

/** Options for fitting few smooth pieces to a run of points. */
export interface Fit {
	/** How far the result may be from the points, in their own units. */
	readonly tolerance: number;
	readonly closed: boolean;
	/** Points nearer than this to the last one are left out: they reflect rounding rather than the curve. */
	readonly nearest?: number;
	/** Points where the run turns by more than this stay sharp; none when left out. */
	readonly cornerDegrees?: number;
	/** Weight of a point's error: below 1 where precision is not needed, such as outside a clip. */
	readonly weight?: (p: Vec2) => number;
}
