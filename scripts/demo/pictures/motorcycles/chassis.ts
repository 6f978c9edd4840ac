import type { CurvePoint } from '../geometry/curves.ts';
import { disc, type Markup, ring, stroke } from '../render/svg.ts';
import { cast, onLine, open, piece, type Sketch, tube } from './sketch.ts';
import type { BikeWheel } from './wheels.ts';

/** A motorcycle's frame points: wheels, steering head and swingarm pivot. */
export interface Bones {
	readonly front: BikeWheel;
	readonly rear: BikeWheel;
	readonly head: CurvePoint;
	readonly pivot: CurvePoint;
}

/** Telescopic fork from the front axle past the steering head, with a caliper, and its thick tube below or on top. */
export function fork(
	{ front, head }: Bones,
	tones: { readonly leg: string; readonly stanchion: string },
	top: number,
	thick: 'below' | 'on top' = 'below',
): Markup {
	const axle: CurvePoint = [front.x, front.radius];
	const at = (share: number) => onLine(axle, [head[0] - 46, head[1]], share);
	const caliper = [
		[24, 10, 0.1],
		[24, 20, 0.28],
		[108, -14, 0.28],
		[96, -30, 0.1],
	].map(([dx, dy, t]): CurvePoint => {
		const [x, y] = at(t as number);
		return [x + (dx as number), y + (dy as number), 14];
	});
	const legs =
		thick === 'on top'
			? tube([axle, at(0.5)], 46, tones.stanchion) + tube([at(0.4), at(top)], 64, tones.leg)
			: tube([at(0.42), at(top)], 46, tones.stanchion) + tube([axle, at(0.5)], 62, tones.leg);
	return (
		legs +
		disc(axle[0], axle[1], 34, '#22262a') +
		disc(axle[0], axle[1], 16, '#aeb6be') +
		piece(caliper, '#2b3036')
	);
}

/** Swingarm from its pivot to the rear axle. */
export function swingarm(sketch: Sketch, { rear, pivot: [px, py] }: Bones): Markup {
	const { x, radius: r } = rear;
	const arm: CurvePoint[] = [
		[px, py + 46, 20],
		[x - 200, r + 60],
		[x + 30, r + 40, 20],
		[x + 44, r - 24, 16],
		[x - 200, r - 20],
		[px, py - 50, 20],
	];
	const lit = open([
		[px + 20, py + 26],
		[x - 200, r + 44],
		[x, r + 24],
	]);
	return (
		piece(arm, cast(sketch, py + 70, 260)) +
		stroke(lit, '#fff', 6, 0.35) +
		disc(x, r, 36, '#1b1f23') +
		disc(x, r, 18, '#c3c9cf')
	);
}

/** Chain and sprocket. */
export function chain({ rear, pivot: [px, py] }: Bones): Markup {
	const [front, back] = [62, 118];
	const runs = [
		[py + front - 20, rear.radius + back],
		[py - front + 10, rear.radius - back],
	].map(([y1, y2]) => {
		const d = `M${px} ${y1}L${rear.x} ${y2}`;
		return (
			stroke(d, '#0d0f11', 20) +
			stroke(d, '#7d858d', 11, 1, { 'stroke-dasharray': '9 8', 'stroke-linecap': 'butt' })
		);
	});
	const butt = { 'stroke-dasharray': '10 8', 'stroke-linecap': 'butt' };
	return (
		ring(rear.x, rear.radius, back - 12, '#565e66', 22) +
		ring(rear.x, rear.radius, back, '#1b1f23', 12, 1, butt) +
		runs.join('')
	);
}

/** A spring round a damper. */
export function shock(from: CurvePoint, to: CurvePoint, tone: string): Markup {
	return (
		tube([from, to], 48, tone) +
		stroke(open([from, to]), '#1b1f23', 68, 0.55, { 'stroke-dasharray': '9 15', 'stroke-linecap': 'butt' })
	);
}

/** The pivot's cover and the bolt in it. */
export const pivotBolt = ({ pivot: [x, y] }: Bones): Markup =>
	disc(x, y, 40, '#2b3036') + disc(x, y, 18, '#aeb6be');
