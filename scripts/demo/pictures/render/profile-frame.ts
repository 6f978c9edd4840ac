import type { Vec3 } from '../geometry/space.ts';
import { type Camera, project } from './camera.ts';
import type { Frame } from './document.ts';
import { CANVAS, cameraAt } from './standpoint.ts';

/** Units per millimetre in profiles, which all have the same scale. */
export const PROFILE_SCALE = 0.2;

const FAR = 400000;

/** A camera so far to the left that nothing is foreshortened, at the profiles' scale. */
export function profileCamera(length: number): Camera {
	const camera = cameraAt({ turn: 0, height: 800, distance: FAR }, 0, length);
	// The middle of the canvas, so that coordinates are in the same range as in other pictures.
	return { ...camera, zoom: PROFILE_SCALE * FAR, centre: [CANVAS.width / 2, CANVAS.height / 2] };
}

/** The tightest frame around points, down to the ground. */
export function profileFrame(camera: Camera, places: readonly Vec3[]): Frame {
	const flat = places.map((p) => project(camera, p));
	const xs = flat.map((p) => p[0]);
	const ys = flat.map((p) => p[1]);
	const x = Math.floor(Math.min(...xs));
	const y = Math.floor(Math.min(...ys));
	const ground = project(camera, [0, 0, 0])[1];
	return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(ground) - y, unitsPerPixel: 2 };
}
