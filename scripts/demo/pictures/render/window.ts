import type { ShellMesh } from '../geometry/shell-mesh.ts';
import { type Camera, project } from './camera.ts';

/** The part of a picture that a body covers, in pixels. */
export interface Window {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A half of a symmetric body: 1 its left, -1 its right. */
export type Sides = readonly (1 | -1)[];

/** A body's grid points projected onto the picture: x and y in pixels and the distance from the camera. */
export interface Projected {
	readonly x: Float32Array;
	readonly y: Float32Array;
	readonly depth: Float32Array;
}

/** Projects every grid point of a body's left (1) or right (-1) half. */
export function projectMesh(mesh: ShellMesh, camera: Camera, side: 1 | -1): Projected {
	const count = mesh.columns * mesh.rows;
	const out = { x: new Float32Array(count), y: new Float32Array(count), depth: new Float32Array(count) };
	const { positions } = mesh;
	for (let i = 0; i < count; i++) {
		const [x, y, depth] = project(camera, [
			positions[3 * i] as number,
			positions[3 * i + 1] as number,
			side * (positions[3 * i + 2] as number),
		]);
		out.x[i] = x;
		out.y[i] = y;
		out.depth[i] = depth;
	}
	return out;
}

/** The smallest window around projected bodies, with a margin. */
export function windowAround(halves: readonly Projected[], margin: number): Window {
	let [left, right, top, bottom] = [
		Number.POSITIVE_INFINITY,
		Number.NEGATIVE_INFINITY,
		Number.POSITIVE_INFINITY,
		Number.NEGATIVE_INFINITY,
	];
	for (const half of halves) {
		for (let i = 0; i < half.x.length; i++) {
			const x = half.x[i] as number;
			const y = half.y[i] as number;
			if (x < left) left = x;
			if (x > right) right = x;
			if (y < top) top = y;
			if (y > bottom) bottom = y;
		}
	}
	const x = Math.floor(left - margin);
	const y = Math.floor(top - margin);
	return { x, y, width: Math.ceil(right + margin) - x, height: Math.ceil(bottom + margin) - y };
}
