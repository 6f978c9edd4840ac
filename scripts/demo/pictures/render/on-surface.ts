import { type CurvePoint, type Ends, sampled } from '../geometry/curves.ts';
import { fitted } from '../geometry/fit.ts';
import type { Patch } from '../geometry/patches.ts';
import type { Vec2 } from '../geometry/space.ts';
import { cross, dot, subtract, unit, type Vec3 } from '../geometry/space.ts';
import { project } from './camera.ts';
import { patchNumber, remembered } from './memory.ts';
import { pathText } from './path-text.ts';
import { isVisible, type Stage, scaleAt } from './stage.ts';

const CORNER_DEGREES = 24;
const FEATURE_STEP = 32;
const FEATURE_TOLERANCE = 1.1;
/** A sliver this small, of something round the corner, shows nothing and costs bytes. */
const LEAST_SHOWN = 0.3;

/** Options for mapping a flat outline onto a body. */
export interface OnSurface {
	readonly closed?: boolean;
	/** -1 draws the mirror image across the middle line. */
	readonly side?: 1 | -1;
	/** Tolerance of the path in units; a coarse one is enough for what is dim or blurred. */
	readonly tolerance?: number;
	/** How far, in millimetres, a point may be behind the visible surface and still count as visible. */
	readonly slack?: number;
	/** Draw hidden stretches too. */
	readonly through?: boolean;
}

/** Points on the body along a flat curve. */
function placesOn(patch: Patch, points: readonly CurvePoint[], options: OnSurface): Vec3[] {
	const side = options.side ?? 1;
	return sampled(points, FEATURE_STEP, options.closed ? 'closed' : 'open').map(([u, v]) =>
		patch(u * side, v),
	);
}

/** Path text of a flat curve laid on the body and seen from the stage's camera; empty when all of it is hidden. */
export function pathOn(
	stage: Stage,
	patch: Patch,
	points: readonly CurvePoint[],
	options: OnSurface = {},
): string {
	const key = stage.memory ? `${patchNumber(patch)} ${JSON.stringify([points, options])}` : '';
	return remembered(stage.memory?.paths, key, () =>
		pathThrough(stage, placesOn(patch, points, options), options),
	);
}

/** Points projected onto the picture. */
export function flatPlaces(stage: Stage, places: readonly Vec3[]): Vec2[] {
	return places.map((p) => {
		const [x, y] = project(stage.camera, p);
		return [x, y];
	});
}

/** Path text through points in space. */
export function pathThrough(stage: Stage, places: readonly Vec3[], options: OnSurface = {}): string {
	const shown = places.map((p) => options.through === true || isVisible(stage, p, options.slack));
	const flat = flatPlaces(stage, places);
	const text = (run: readonly Vec2[], ends: Ends) =>
		pathText(
			fitted(run, {
				tolerance: options.tolerance ?? FEATURE_TOLERANCE,
				closed: ends === 'closed',
				cornerDegrees: CORNER_DEGREES,
			}),
			ends,
		);
	if (options.closed) {
		const run = flat.filter((_, i) => shown[i]);
		return run.length > 3 && run.length > flat.length * LEAST_SHOWN ? text(run, 'closed') : '';
	}
	return visibleRuns(flat, shown)
		.map((run) => text(run, 'open'))
		.join('');
}

function visibleRuns(points: readonly Vec2[], shown: readonly boolean[]): Vec2[][] {
	const runs: Vec2[][] = [];
	let run: Vec2[] = [];
	points.forEach((p, i) => {
		if (shown[i]) run.push(p);
		if ((!shown[i] || i === points.length - 1) && run.length > 0) {
			if (run.length > 1) runs.push(run);
			run = [];
		}
	});
	return runs;
}

/** Pixels per millimetre around a flat point of a patch, for the width of strokes laid on it. */
export function scaleOn(stage: Stage, patch: Patch, at: CurvePoint, side: 1 | -1 = 1): number {
	return scaleAt(stage.camera, patch(at[0] * side, at[1]));
}

/** How directly the camera faces a flat point of a patch: 1 straight on, 0 along it, negative from behind. */
export function facingOn(stage: Stage, patch: Patch, [u, v]: CurvePoint, side: 1 | -1 = 1): number {
	const p = patch(u * side, v);
	const across = subtract(patch(u * side + 8 * side, v), p);
	const along = subtract(patch(u * side, v + 8), p);
	const facing = dot(unit(cross(across, along)), unit(subtract(stage.camera.eye, p)));
	return Math.abs(facing) * (isVisible(stage, p, 30) ? 1 : -1);
}

/** Closes a half outline, given from the middle line outwards, with its mirror image. */
export function both(half: readonly CurvePoint[]): CurvePoint[] {
	const mirrored = half
		.filter(([x]) => x > 0.5)
		.map(([x, y, corner]): CurvePoint => (corner === undefined ? [-x, y] : [-x, y, corner]));
	return [...half, ...mirrored.reverse()];
}
