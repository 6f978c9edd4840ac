import type { Vec3 } from '../geometry/space.ts';
import type { Paint } from '../paint/colours.ts';
import type { Trim } from '../trims.ts';
import type { Art } from './art.ts';
import { type Camera, project } from './camera.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './raster.ts';

/** The context of one picture: its standpoint, its paint, and which parts of the body are visible. */
export interface Stage {
	readonly art: Art;
	readonly camera: Camera;
	readonly paint: Paint;
	/** The colour of stripes and covers on vehicles whose shell is white. */
	readonly accent?: Paint;
	readonly trim: Trim;
	/** Leaves out the shadow on the floor, for pictures placed on a line of the page. */
	readonly bare?: boolean;
	/** Hides what is behind the body; without it, everything is visible. */
	readonly seen?: Seen | undefined;
	/** Results that other pictures from this standpoint have computed. */
	readonly memory?: Memory;
}

/** Pixels per millimetre at a point. */
export function scaleAt(camera: Camera, p: Vec3): number {
	const depth = project(camera, p)[2];
	return camera.zoom / depth;
}

/** Whether a point is visible past the body. */
export function isVisible(stage: Stage, p: Vec3, slack = 45): boolean {
	const { seen } = stage;
	if (!seen) return true;
	const [px, py, depth] = project(stage.camera, p);
	const i = Math.round((px - seen.window.x) / seen.cell - 0.5);
	const j = Math.round((py - seen.window.y) / seen.cell - 0.5);
	let far = Number.NEGATIVE_INFINITY;
	for (let v = -1; v <= 1; v++) {
		for (let u = -1; u <= 1; u++) {
			if (i + u < 0 || j + v < 0 || i + u >= seen.columns || j + v >= seen.rows) continue;
			const d = seen.depth[(j + v) * seen.columns + i + u] as number;
			if (d > far) far = d;
		}
	}
	return depth <= far + slack;
}

/** The flank that faces the camera; none in a straight view of nose or tail. */
export function nearSide({ camera }: Stage): 1 | -1 | undefined {
	const z = camera.eye[2];
	if (Math.abs(z) < 400) return undefined;
	return z > 0 ? 1 : -1;
}
