import type { Cubic } from '../geometry/curves.ts';
import { fitted } from '../geometry/fit.ts';
import type { Vec2 } from '../geometry/space.ts';
import type { Camera } from './camera.ts';
import { contoursAt, type Grid } from './contours.ts';
import { pathText } from './path-text.ts';
import type { Seen } from './raster.ts';
import { type Covered, NOTHING, smooth, spreadOutwards, toneGrid } from './tone-grid.ts';

/** The shapes in which the paint is lighter or darker than its middle tone; drawn in order, each over the last. */
export interface ToneLayers {
	readonly middle: number;
	readonly layers: readonly { readonly tone: number; readonly d: string }[];
}

/** Tone shapes are blurred, so their points may be on a coarser grid: whole numbers of this many units. */
export const TONE_UNIT = 4;
/** Tolerance, in units, of a tone's edge. */
const TOLERANCE = 5;
/** Spots smaller than this many squares are noise. */
const SMALLEST = 20;

/** Turns the light on a body into a few nested shapes. They extend past the body's edge: clip them to its outline. */
export function toneLayers(seen: Seen, camera: Camera, count: number, isCovered: Covered): ToneLayers {
	const { tones, covered } = toneGrid(seen, camera, isCovered);
	const known = tones.values.filter((v) => v > NOTHING).sort();
	if (known.length < 20) return { middle: 0.5, layers: [] };
	const at = (share: number) => known[Math.floor((known.length - 1) * share)] as number;
	const [low, middle, high] = [at(0.004), at(0.5), at(0.996)];
	const spread = smooth(spreadOutwards(tones, covered));
	const step = (high - low) / count;
	const weight = (p: Vec2) =>
		(tones.values[Math.round(p[1]) * tones.width + Math.round(p[0])] as number) > NOTHING ? 1 : 0.08;
	const shape = (grid: Grid, level: number) =>
		contoursAt(grid, level)
			.filter((loop) => areaOf(loop) > SMALLEST)
			.map((loop) => {
				const pieces = fitted(calm(loop), {
					tolerance: TOLERANCE / seen.cell,
					nearest: 2.6,
					closed: true,
					weight,
				});
				return pathText(
					pieces.map((piece) => enlarge(piece, seen)),
					'closed',
					1,
				);
			})
			.join('');
	const negative: Grid = { ...spread, values: spread.values.map((v) => (v > NOTHING ? -v : NOTHING)) };
	const layers: { tone: number; d: string }[] = [];
	for (let level = middle + step / 2; level < high; level += step)
		layers.push({ tone: level + step / 2, d: shape(spread, level) });
	for (let level = middle - step / 2; level > low; level -= step)
		layers.push({ tone: level - step / 2, d: shape(negative, -level) });
	return { middle, layers: layers.filter((layer) => layer.d) };
}

function areaOf(loop: readonly Vec2[]): number {
	let sum = 0;
	loop.forEach((p, i) => {
		const q = loop[(i + 1) % loop.length] as Vec2;
		sum += p[0] * q[1] - p[1] * q[0];
	});
	return Math.abs(sum) / 2;
}

/** Averages neighbours along a loop; otherwise grid noise would be fitted as detail. */
export function calm(loop: readonly Vec2[], rounds = 2): Vec2[] {
	let points = [...loop];
	for (let round = 0; round < rounds; round++) {
		const count = points.length;
		points = points.map((p, i) => {
			const a = points[(i + count - 1) % count] as Vec2;
			const b = points[(i + 1) % count] as Vec2;
			return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
		});
	}
	return points;
}

function enlarge(piece: Cubic, { cell, window }: Seen): Cubic {
	const at = (p: Vec2): Vec2 => [
		(window.x + (p[0] + 0.5) * cell) / TONE_UNIT,
		(window.y + (p[1] + 0.5) * cell) / TONE_UNIT,
	];
	return {
		...piece,
		from: at(piece.from),
		handle1: at(piece.handle1),
		handle2: at(piece.handle2),
		to: at(piece.to),
	};
}
