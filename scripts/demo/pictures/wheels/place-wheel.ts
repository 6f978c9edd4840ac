import { fitted } from '../geometry/fit.ts';
import { hull } from '../geometry/hull.ts';
import { subtract, type Vec2, type Vec3 } from '../geometry/space.ts';
import { project } from '../render/camera.ts';
import { pathText, shortNumber } from '../render/path-text.ts';
import type { Stage } from '../render/stage.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';

/** Position and size of a wheel. */
export interface WheelPlace {
	/** Middle of the outer face. */
	readonly centre: Vec3;
	readonly radius: number;
	/** Width of the tyre, inwards from the face. */
	readonly width: number;
	/** 1 faces left, -1 faces right. */
	readonly side: 1 | -1;
	/** Steering angle of the wheel, degrees. */
	readonly steer?: number;
}

function axes(place: WheelPlace): { readonly forward: Vec3; readonly outward: Vec3 } {
	const turn = ((place.steer ?? 0) * Math.PI) / 180;
	return {
		forward: [Math.cos(turn), 0, Math.sin(turn)],
		outward: [-Math.sin(turn) * place.side, 0, Math.cos(turn) * place.side],
	};
}

function at(place: WheelPlace, forward: number, up: number, inward: number): Vec3 {
	const axis = axes(place);
	const [x, y, z] = place.centre;
	return [
		x + axis.forward[0] * forward - axis.outward[0] * inward,
		y + up,
		z + axis.forward[2] * forward - axis.outward[2] * inward,
	];
}

function circleAt(stage: Stage, place: WheelPlace, radius: number, inward: number): Vec2[] {
	return Array.from({ length: 72 }, (_, i): Vec2 => {
		const t = (i * Math.PI) / 36;
		const [x, y] = project(stage.camera, at(place, radius * Math.cos(t), radius * Math.sin(t), inward));
		return [x, y];
	});
}

const smoothLoop = (points: readonly Vec2[]) =>
	pathText(fitted(points, { tolerance: 0.6, closed: true }), 'closed');

/** The tyre as a body: tread and the dark inner side; its grooves only where they are visible, or always. */
export function tyreBody(
	stage: Stage,
	place: WheelPlace,
	grooved: 'where visible' | 'always' = 'where visible',
): Markup {
	const inset = place.radius * 0.965;
	const rings = [
		circleAt(stage, place, inset, 0),
		circleAt(stage, place, place.radius, place.width * 0.12),
		circleAt(stage, place, place.radius, place.width * 0.88),
		circleAt(stage, place, inset, place.width),
	];
	const d = smoothLoop(hull(rings.flat()));
	const rubber = stage.art.down('0 #1c1f22, .5 #26292d, 1 #101113');
	const axle = axes(place).outward;
	const [dx, , dz] = subtract(stage.camera.eye, place.centre);
	const along = Math.abs(dx * axle[0] + dz * axle[2]) / Math.hypot(dx, dz);
	if (along > 0.4 && grooved === 'where visible') return fill(d, rubber);
	const grooves = [0.26, 0.5, 0.74]
		.map((share) => smoothLoop(circleAt(stage, place, place.radius * 1.002, place.width * share)))
		.join('');
	return fill(d, rubber) + group({ 'clip-path': stage.art.clip(d) }, stroke(grooves, '#08090a', 5, 0.9));
}

/** Places a face drawn in a circle of 1000 units on the wheel, foreshortened as the camera sees it. */
export function faceTransform(stage: Stage, place: WheelPlace): string {
	const half = (forward: number, up: number): Vec2 => {
		const [x1, y1] = project(stage.camera, at(place, forward, up, 0));
		const [x2, y2] = project(stage.camera, at(place, -forward, -up, 0));
		return [(x1 - x2) / 2000, (y1 - y2) / 2000];
	};
	const r = place.radius;
	const [a, b] = half(r, 0);
	const [c, d] = half(0, r);
	const [x, y] = project(stage.camera, place.centre);
	return `matrix(${[a, b, c, d].map((v) => shortNumber(v, 4)).join(' ')} ${shortNumber(x)} ${shortNumber(y)})`;
}
