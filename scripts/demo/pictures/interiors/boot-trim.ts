import { type CurvePoint, points } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import type { Vec3 } from '../geometry/space.ts';
import { pathOn } from '../render/on-surface.ts';
import { polygon, rectangle } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';
import { face, type LoadSpace, lashingRings, lines } from './load-space.ts';

const WHOLE = { closed: true, through: true } as const;

/** View through the windows: sky, and the front seats against the windscreen. */
export function daylight(stage: Stage, { width, height: h, depth }: LoadSpace): Markup {
	const { art } = stage;
	const w = width / 2;
	const sky = art.down('0 #b9c9d5, .7 #e3ebf0, 1 #cfd6d2');
	const onSide =
		(z: number): Patch =>
		(u, v) => [u * depth, v * h, z];
	const ahead: Patch = (u, v) => [-depth, v * h, u * w];
	const screen = pathOn(stage, ahead, points('-.86,.58,0 -.8,.94,0 .8,.94,0 .86,.58,0'), WHOLE);
	const seats = [-0.5, 0.5].map((k) => {
		const beyond: Patch = (u, v) => [-depth - 300, h * v, w * (k + u)];
		const back = pathOn(stage, beyond, points('-.24,.5,.02 -.22,.78,.04 .22,.78,.04 .24,.5,.02'), WHOLE);
		return back + pathOn(stage, beyond, points('-.12,.8,.03 -.12,.95,.03 .12,.95,.03 .12,.8,.03'), WHOLE);
	});
	const panes = [-w + 2, w - 2].map((z) => {
		const pane = pathOn(stage, onSide(z), points('-.94,.6,0 -.9,.92,0 -.3,.9,0 -.14,.62,0'), WHOLE);
		return fill(pane, sky) + stroke(pane, '#17191c', 9);
	});
	const beyond = group({ 'clip-path': art.clip(screen) }, fill(seats.join(''), '#1b1e22'));
	return fill(screen, sky) + beyond + stroke(screen, '#17191c', 10) + panes.join('');
}

/** Two seat backs, split 40 to 60, up to a share of the height, with their head restraints. */
export function seatBacks(stage: Stage, { kind, width, height, depth }: LoadSpace, share: number): Markup {
	const upright: Patch = (z, y) => [-depth + 40, y, z];
	const w = width / 2 - 14;
	const high = height * share;
	const split = -w + (2 * w * 2) / 5;
	const cloth = stage.art.down('0 #5b6066, .15 #474b50, 1 #2a2d31');
	const cushion = (outline: readonly CurvePoint[]) => {
		const d = pathOn(stage, upright, outline, WHOLE);
		return fill(d, cloth) + stroke(d, '#0f1113', 5);
	};
	const back = (z1: number, z2: number) =>
		cushion([
			[z1 + 6, 0, 4],
			[z1 + 6, high, 60],
			[z2 - 6, high, 60],
			[z2 - 6, 0, 4],
		]);
	const rest = (z: number) =>
		cushion([
			[z - 130, high + 10, 30],
			[z - 110, high + 140, 50],
			[z + 110, high + 140, 50],
			[z + 130, high + 10, 30],
		]);
	const level = (z: number): [Vec3, Vec3] => [upright(z, high - 26), upright(z + 50, high - 26)];
	const seams = lines(
		stage,
		[-0.72, 0.3, 0.75].map((k): [Vec3, Vec3] => [upright(k * w, 24), upright(k * w, high - 40)]),
	);
	const rests = kind === 'hatch' ? [-0.64, 0, 0.64].map((k) => rest(k * w)).join('') : '';
	const releases = kind === 'hatch' ? lines(stage, [level(split - 90), level(w - 120)]) : '';
	return (
		rests +
		back(-w, split) +
		back(split, w) +
		stroke(seams, '#1b1e21', 4, 0.8) +
		stroke(releases, '#c01c1d', 10)
	);
}

/** Wheel boxes, the floor's lid and its pull, a lamp, rings. */
export function bootSides(stage: Stage, { width, height, depth }: LoadSpace): Markup {
	const { art } = stage;
	const w = width / 2;
	const box = (side: 1 | -1) => {
		const inner: Patch = (u, v) => [u * depth, v * height, side * (w - 120)];
		const d = pathOn(stage, inner, points('-.88,0,0 -.84,.3,.07 -.22,.3,.07 -.18,0,0'), WHOLE);
		const top = rectangle([-0.82 * depth, -0.24 * depth], 0.3 * height, [side * w, side * (w - 120)]);
		return (
			face(stage, art.down('0 #5a5f65, 1 #3a3e43'), top) +
			fill(d, art.down('0 #474c51, 1 #25282b')) +
			stroke(d, '#14171a', 3, 0.8)
		);
	};
	const lid = polygon(stage, rectangle([-depth + 90, -50], 2, [-w + 160, w - 160]));
	const lamp = polygon(stage, rectangle([-310, -200], [height * 0.5, height * 0.57], w - 1));
	return (
		stroke(lid, '#17191c', 5, 0.8) +
		stroke(lid, '#8b9197', 2, 0.5, { transform: 'translate(0 4)' }) +
		face(stage, '#17191c', rectangle([-140, -80], 3, [-80, 80])) +
		box(-1) +
		box(1) +
		fill(lamp, '#fff7e2') +
		stroke(lamp, '#8b9197', 3) +
		lashingRings(stage, [
			[-110, -w + 210],
			[-110, w - 210],
		])
	);
}
