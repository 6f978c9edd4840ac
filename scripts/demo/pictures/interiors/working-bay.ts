import type { Vec3 } from '../geometry/space.ts';
import { MATERIALS } from '../paint/materials.ts';
import { drawSlab, polygon, rectangle } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';
import { face, type LoadSpace, lashingRings, lines } from './load-space.ts';

/** Pressed ribs up both walls between two heights. */
function ribs(stage: Stage, { width, depth }: LoadSpace, low: number, high: number): Markup {
	const w = width / 2;
	const stations = [1, 2, 3, 4, 5, 6, 7].map((k) => (-depth * k) / 8);
	const pairs = stations.flatMap((x) =>
		[-w, w].map((z): [Vec3, Vec3] => [
			[x, low, z],
			[x, high, z],
		]),
	);
	const d = lines(stage, pairs);
	return stroke(d, '#23272b', 10, 0.75) + stroke(d, '#a4acb3', 3, 0.55, { transform: 'translate(5 0)' });
}

/** Wheel boxes along both walls, between two shares of the depth. */
function boxes(stage: Stage, { width, depth }: LoadSpace, from: number, to: number, height: number): Markup {
	const w = width / 2;
	const box = (z: readonly [number, number]) =>
		drawSlab(stage, { x: [-depth * from, -depth * to], y: [0, height], z }, MATERIALS.steel);
	return box([-w, -w + 190]) + box([w - 190, w]);
}

/** Lines along the floor, dividing its width. */
const strips = (stage: Stage, { width, depth }: LoadSpace, count: number): string =>
	lines(
		stage,
		Array.from({ length: count - 1 }, (_, i): [Vec3, Vec3] => {
			const z = -width / 2 + (width * (i + 1)) / count;
			return [
				[0, 1, z],
				[-depth, 1, z],
			];
		}),
	);

/** A van's bay: ply floor, ribbed walls, a bulkhead with a window, lashing rails and rings. */
export function bayFurnishing(stage: Stage, space: LoadSpace): Markup {
	const { width, height, depth } = space;
	const w = width / 2;
	const window = polygon(stage, rectangle(-depth + 1, [height * 0.6, height * 0.9], [-w * 0.6, w * 0.6]));
	const rails = lines(
		stage,
		[0.46, 0.74].flatMap((t) =>
			[-w, w].map((z): [Vec3, Vec3] => [
				[0, height * t, z],
				[-depth, height * t, z],
			]),
		),
	);
	return [
		fill(window, stage.art.down('0 #9fb3c1, 1 #d3dde4')),
		stroke(window, '#14171a', 8),
		ribs(stage, space, 60, height - 30),
		stroke(rails, '#8b939b', 14),
		stroke(rails, '#e3e7ea', 4),
		stroke(strips(stage, space, 8), '#6f5738', 5, 0.7),
		boxes(stage, space, 0.6, 0.3, 260),
		lashingRings(stage, [
			[-160, -w + 250],
			[-160, w - 250],
			[-depth * 0.8, -w + 250],
			[-depth * 0.8, w - 250],
		]),
	].join('');
}

/** A ute's tub: liner with ribs, the cab's rear window beyond, lashing rings. */
export function tubFurnishing(stage: Stage, space: LoadSpace): Markup {
	const { width, height, depth } = space;
	const { art } = stage;
	const w = width / 2;
	const cab = drawSlab(
		stage,
		{ x: [-depth - 500, -depth - 60], y: [-100, height + 640], z: [-w * 0.98, w * 0.98] },
		MATERIALS.steel,
	);
	const glass = polygon(stage, rectangle(-depth - 58, [height + 80, height + 500], [-w * 0.7, w * 0.7]));
	const rim = lines(stage, [
		[
			[0, height, -w],
			[-depth, height, -w],
		],
		[
			[0, height, w],
			[-depth, height, w],
		],
		[
			[-depth, height, -w],
			[-depth, height, w],
		],
	]);
	const grooves = strips(stage, space, 10);
	return [
		cab,
		fill(glass, art.boxed(0, 0, 0.3, 1, '0 #1b2229, .5 #46545f, .51 #34404a, 1 #6b7c89')),
		stroke(glass, '#07090b', 12),
		face(stage, art.down('0 #34383d, 1 #1b1d20'), rectangle(-depth, [0, height], [-w, w])),
		ribs(stage, space, 40, height - 50),
		stroke(grooves, '#14171a', 14, 0.8),
		stroke(grooves, '#6b7177', 3, 0.5, { transform: 'translate(7 0)' }),
		boxes(stage, space, 0.74, 0.22, Math.min(240, height * 0.5)),
		stroke(rim, '#14171a', 30),
		stroke(rim, '#4b5157', 8, 0.8),
		lashingRings(stage, [
			[-120, -w + 250],
			[-120, w - 250],
			[-depth * 0.86, -w + 250],
			[-depth * 0.86, w - 250],
		]),
	].join('');
}
