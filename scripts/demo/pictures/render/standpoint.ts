import type { Vec3 } from '../geometry/space.ts';
import { type Camera, lookAt, project } from './camera.ts';

/** Straight views and three-quarter views of a whole vehicle. */
export type ExteriorView = 'front34' | 'side' | 'rear34' | 'front' | 'rear';

/**
 * The size of every card and gallery picture, so that vehicles are placed alike in all of them. A unit is half a pixel of a picture shown
 * at its own size: paths can then be written in whole numbers.
 */
export const CANVAS = { width: 2224, height: 1580 } as const;

/** Position of the camera. It is always level, so uprights stay upright. */
export interface Standpoint {
	/** Degrees round the vehicle: 0 faces its left flank, -90 its nose, 90 its tail. */
	readonly turn: number;
	readonly height: number;
	readonly distance: number;
}

/** A camera at a standpoint round the middle of something from `from` to `to`, not yet framed. */
export function cameraAt({ turn, height, distance }: Standpoint, from: number, to: number): Camera {
	const angle = (turn * Math.PI) / 180;
	const target: Vec3 = [(from + to) / 2, height, 0];
	return lookAt([target[0] + Math.sin(angle) * distance, height, Math.cos(angle) * distance], target);
}

/** The camera zoomed and shifted so that all points fill the canvas, with a margin, a little below its middle. */
export function framed(camera: Camera, places: readonly Vec3[]): Camera {
	const flat = places.map((p) => project({ ...camera, zoom: 1000 }, p));
	const xs = flat.map((p) => p[0]);
	const ys = flat.map((p) => p[1]);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const k = Math.min((CANVAS.width - 120) / (right - left), (CANVAS.height - 300) / (bottom - top));
	const centre = [
		CANVAS.width / 2 - (k * (left + right)) / 2,
		CANVAS.height / 2 + 16 - (k * (top + bottom)) / 2,
	] as const;
	return { ...camera, zoom: 1000 * k, centre };
}
