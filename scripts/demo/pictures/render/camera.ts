import { cross, dot, subtract, unit, type Vec3 } from '../geometry/space.ts';

/** Looks from `eye` at a target; `project` gives pixels (y down) and the distance along the view. */
export interface Camera {
	readonly eye: Vec3;
	readonly right: Vec3;
	readonly up: Vec3;
	readonly ahead: Vec3;
	/** Pixels per millimetre at one millimetre's distance. */
	readonly zoom: number;
	readonly centre: readonly [x: number, y: number];
}

/** A camera at a point, turned to another, not yet zoomed. */
export function lookAt(eye: Vec3, target: Vec3): Camera {
	const ahead = unit(subtract(target, eye));
	const right = unit(cross(ahead, [0, 1, 0]));
	return { eye, ahead, right, up: cross(right, ahead), zoom: 1, centre: [0, 0] };
}

/** Position of a point on the picture, and its distance. */
export function project(camera: Camera, p: Vec3): readonly [x: number, y: number, depth: number] {
	const v = subtract(p, camera.eye);
	const depth = dot(v, camera.ahead);
	const k = camera.zoom / depth;
	return [camera.centre[0] + dot(v, camera.right) * k, camera.centre[1] - dot(v, camera.up) * k, depth];
}
