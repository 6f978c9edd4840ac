import { hull } from '../geometry/hull.ts';
import { dot, subtract, type Vec2, type Vec3 } from '../geometry/space.ts';
import { type Paint, shade } from '../paint/colours.ts';
import { flatPlaces } from './on-surface.ts';
import type { Stage } from './stage.ts';
import { fill, type Markup, stroke } from './svg.ts';

/** A box: its lowest and highest x, y and z. */
export interface Slab {
	readonly x: readonly [number, number];
	readonly y: readonly [number, number];
	readonly z: readonly [number, number];
}

/** Straight-sided outline through points. */
export function polygon(stage: Stage, places: readonly Vec3[]): string {
	return straightPath(flatPlaces(stage, places));
}

const straightPath = (points: readonly Vec2[]): string =>
	`M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

interface Face {
	readonly normal: Vec3;
	readonly places: readonly Vec3[];
	readonly tone: number;
}

/** The direction of each face (axis 0 to 2, low or high end) and its share of the studio's light. */
const SIDES = [
	{ axis: 1, end: 1, tone: 0.9 },
	{ axis: 1, end: 0, tone: 0.22 },
	{ axis: 0, end: 0, tone: 0.62 },
	{ axis: 0, end: 1, tone: 0.4 },
	{ axis: 2, end: 1, tone: 0.55 },
	{ axis: 2, end: 0, tone: 0.35 },
] as const;

function faceOf({ x, y, z }: Slab, { axis, end, tone }: (typeof SIDES)[number]): Face {
	const place = (u: 0 | 1, v: 0 | 1): Vec3 => {
		const ends = axis === 0 ? [end, u, v] : axis === 1 ? [u, end, v] : [u, v, end];
		return [x[ends[0] as 0 | 1], y[ends[1] as 0 | 1], z[ends[2] as 0 | 1]];
	};
	const way = end ? 1 : -1;
	const normal: Vec3 = [axis === 0 ? way : 0, axis === 1 ? way : 0, axis === 2 ? way : 0];
	return { normal, tone, places: [place(0, 0), place(1, 0), place(1, 1), place(0, 1)] };
}

/** A box of one material, each visible face in its own light. */
export function drawSlab(stage: Stage, slab: Slab, material: Paint): Markup {
	return SIDES.map((side) => faceOf(slab, side))
		.filter(({ normal, places }) => dot(normal, subtract(stage.camera.eye, places[0] as Vec3)) > 1)
		.map(({ places, tone }) => {
			const d = polygon(stage, places);
			const light = stage.art.down(`0 ${shade(material, tone + 0.08)}, 1 ${shade(material, tone - 0.12)}`);
			return fill(d, light) + stroke(d, shade(material, 0.05), 1.6, 0.6);
		})
		.join('');
}

/** The straight-sided outline around all the points. */
export function hullPath(stage: Stage, places: readonly Vec3[]): string {
	return straightPath(hull(flatPlaces(stage, places)));
}

/** All eight corners. */
export function cornersOf({ x, y, z }: Slab): Vec3[] {
	return x.flatMap((a) => y.flatMap((b) => z.map((c): Vec3 => [a, b, c])));
}

/** Two ends along an axis, or one value. */
type Span = readonly [number, number] | number;

/** The corners of a rectangle square to the axes: exactly one of the three is a single value. */
export function rectangle(x: Span, y: Span, z: Span): Vec3[] {
	const low = (span: Span) => (typeof span === 'number' ? span : span[0]);
	const high = (span: Span) => (typeof span === 'number' ? span : span[1]);
	if (typeof y === 'number')
		return [
			[low(x), y, low(z)],
			[high(x), y, low(z)],
			[high(x), y, high(z)],
			[low(x), y, high(z)],
		];
	return [
		[low(x), y[0], low(z)],
		[low(x), y[1], low(z)],
		[high(x), y[1], high(z)],
		[high(x), y[0], high(z)],
	];
}
