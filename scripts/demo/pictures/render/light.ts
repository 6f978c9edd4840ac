import { clamp, smoothStep, type Vec3 } from '../geometry/space.ts';

/** Contrast: pictures are shown small, so light and shade are exaggerated around the paint's own colour. */
const [MIDDLE, CONTRAST] = [0.53, 1.35];
const KEY: Vec3 = [-0.58, 0.68, 0.45];

/**
 * Tone of a painted spot in the studio: 0 is the deepest shade, 1 the brightest glint. The studio has a wide soft light overhead, a pale
 * wall, a dark skirting at the horizon and a pale floor, because car paint is recognised mostly by the reflection of a room along the
 * panels. Its far end, behind the tail, is dimmer.
 */
export function paintTone(normal: Vec3, view: Vec3, heightAboveGround: number): number {
	const facing = normal[0] * view[0] + normal[1] * view[1] + normal[2] * view[2];
	const reflectedUp = 2 * facing * normal[1] - view[1];
	const reflectedBack = 2 * facing * normal[0] - view[0];
	const room = roomBrightness(reflectedUp) * (1.04 - 0.3 * smoothStep(-0.1, 1, reflectedBack));
	const key = Math.max(0, normal[0] * KEY[0] + normal[1] * KEY[1] + normal[2] * KEY[2]);
	const diffuse = 0.19 + 0.07 * normal[1] + 0.27 * key;
	const grazing = (1 - clamp(facing, 0, 1)) ** 3;
	const mirror = 0.42 + 0.3 * grazing;
	const nearFloor = 0.6 + 0.4 * smoothStep(60, 620, heightAboveGround);
	const light = (diffuse + mirror * room) * nearFloor;
	return clamp(MIDDLE + (light - MIDDLE) * CONTRAST, 0, 1);
}

/** Brightness of the studio in a direction, by how far it points up. */
function roomBrightness(up: number): number {
	if (up >= 0) return 0.34 + 0.3 * smoothStep(0.02, 0.28, up) + 0.42 * smoothStep(0.42, 0.86, up);
	return 0.34 + 0.2 * smoothStep(-0.03, -0.16, up) - 0.34 * smoothStep(-0.2, -0.9, up);
}
