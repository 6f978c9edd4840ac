import type { Spine } from '../geometry/shell-mesh.ts';
import type { Trim } from '../trims.ts';
import type { FinishName, WheelDesign } from '../wheels/wheel-designs.ts';
import type { BodyShape } from './body-shape.ts';
import type { Part } from './parts.ts';

/** Properties of every vehicle on a shell, car or caravan. Millimetres; x from the foremost point, y from the ground. */
export interface BodyDesign {
	readonly label: string;
	readonly length: number;
	readonly width: number;
	readonly height: number;
	readonly shape: BodyShape;
	/** The line from which rays find the surface; keep it well inside, level with the door handles. */
	readonly spine: Spine;
	readonly axles: readonly number[];
	/** The axles under arches, if not all; a tray's wheels are in the open. */
	readonly archedAxles?: readonly number[];
	readonly wheel: {
		readonly diameter: number;
		readonly width: number;
		/** The rim's share of the diameter. */
		readonly rim: number;
		readonly chunky?: boolean;
		readonly designs: Readonly<Record<Trim, readonly [WheelDesign, FinishName]>>;
	};
	/** Gap above the tyre, width of the cladding round it; `tandem` spans all axles with one opening. */
	readonly arch: {
		readonly gap: number;
		readonly cladding?: number;
		readonly square?: boolean;
		readonly tandem?: true;
	};
	/** Height of the unpainted strip along the lower edge between the wheels, and where it ends if not at a wheel. */
	readonly sillTrim: number;
	readonly sillEnd?: number;
	/** The x around which nose and tail are wrapped. */
	readonly wrap: readonly [nose: number, tail: number];
	readonly flank?: readonly Part[];
	readonly nose: readonly Part[];
	readonly tail: readonly Part[];
	readonly top?: readonly Part[];
}
