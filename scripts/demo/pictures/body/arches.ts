import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import type { Vec3 } from '../geometry/space.ts';
import { remembered } from '../render/memory.ts';
import type { BodyDesign } from './body.ts';

/** The axles with arches in the body. */
export const archedAxles = (design: BodyDesign): readonly number[] => design.archedAxles ?? design.axles;

/** The axles of each wheel opening: one each, or all in one. */
export const archGroups = (design: BodyDesign): readonly (readonly number[])[] =>
	design.arch.tandem ? [archedAxles(design)] : archedAxles(design).map((axle) => [axle]);

/** A wheel-arch opening on the flank, from its rear foot over the wheels to its front foot, `extra` wider. */
export function archLine(
	design: BodyDesign,
	axles: readonly number[],
	extra = 0,
	foot = design.shape.sill,
): CurvePoint[] {
	const wheel = design.wheel.diameter / 2;
	const r = wheel + design.arch.gap + extra;
	const front = Math.min(...axles);
	const rear = Math.max(...axles);
	if (design.arch.square) return squareArch(front, wheel, r, foot);
	const start = Math.asin(Math.max(-0.9, Math.min(0.9, (foot - wheel) / r)));
	const steps = 36;
	return Array.from({ length: steps + 1 }, (_, i): CurvePoint => {
		const t = start + ((Math.PI - 2 * start) * i) / steps;
		return [(i * 2 < steps ? rear : front) + r * Math.cos(t), wheel + r * Math.sin(t)];
	});
}

function squareArch(axle: number, wheel: number, r: number, foot: number): CurvePoint[] {
	const half: CurvePoint[] = [
		[r * 1.06, foot - wheel],
		[r * 1.01, r * 0.3],
		[r * 0.8, r * 0.8],
		[r * 0.42, r * 0.97],
	];
	return [
		...half.map(([x, y]): CurvePoint => [axle + x, wheel + y]),
		[axle, wheel + r * 0.985],
		...[...half].reverse().map(([x, y]): CurvePoint => [axle - x, wheel + y]),
	];
}

/** The opening as points on a flank, closed below the body, to be cut out of it. */
export function archHole(design: BodyDesign, flank: Patch, axles: readonly number[]): Vec3[] {
	const places = archLine(design, axles).map(([x, y]) => flank(x, y));
	const drop = ([x, y, z]: Vec3): Vec3 => [x, y - 320, z];
	return [...places, drop(places.at(-1) as Vec3), drop(places[0] as Vec3)];
}

/**
 * A patch extended straight down below the body's lower edge, where there is no surface to draw on. The edge rises towards nose and
 * tail, so the search is for the lowest point at least `reach` from the middle line; `reach` 0 accepts any point.
 */
export function carriedDown(patch: Patch, lowest: number, reach: number): Patch {
	const known = carried.get(patch) ?? new Map<string, Patch>();
	carried.set(patch, known);
	return remembered(known, `${lowest} ${reach}`, () => (u, v) => {
		const start = Math.max(v, lowest);
		let place = patch(u, start);
		for (let at = start + 40; at < start + 500 && Math.abs(place[2]) < reach * 0.8; at += 40)
			place = patch(u, at);
		return [place[0], v, place[2]];
	});
}

const carried = new WeakMap<Patch, Map<string, Patch>>();
