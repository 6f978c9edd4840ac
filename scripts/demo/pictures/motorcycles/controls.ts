import type { CurvePoint } from '../geometry/curves.ts';
import { disc, fill, line, type Markup, ring, stroke } from '../render/svg.ts';
import { black, open, piece, type Sketch, shape } from './sketch.ts';

/** A mirror on its stalk. */
export function mirror(x: number, y: number, lean: number, reach = 170): Markup {
	const [hx, hy] = [x + lean, y + reach];
	const glass: CurvePoint[] = [
		[hx - 60, hy - 6, 16],
		[hx - 40, hy + 54, 24],
		[hx + 54, hy + 62, 24],
		[hx + 60, hy + 4, 16],
	];
	return (
		stroke(
			open([
				[x, y],
				[x + lean * 0.4, y + reach * 0.7],
				[hx, hy],
			]),
			'#15181b',
			13,
		) +
		fill(shape(glass), '#1b1f23') +
		line(hx - 34, hy + 46, hx + 44, hy + 54, '#8b939b', 5, 0.6)
	);
}

/** Handlebar end, grip and lever. */
export const grip = (x: number, y: number): Markup =>
	piece(
		[
			[x, y - 20, 12],
			[x, y + 20, 14],
			[x + 120, y + 12, 14],
			[x + 120, y - 28, 12],
		],
		'#17191c',
	);

/** A round headlamp seen from the side. */
export function roundLamp({ art }: Sketch, x: number, y: number, r: number): Markup {
	const bowl: CurvePoint[] = [
		[x - r * 0.2, y + r, 20],
		[x - r * 0.72, y + r * 0.5],
		[x - r * 0.8, y],
		[x - r * 0.68, y - r * 0.56],
		[x - r * 0.2, y - r, 20],
		[x + r * 0.1, y - r * 0.4],
		[x + r * 0.1, y + r * 0.4],
	];
	return (
		disc(x, y, r, '#15181b') +
		fill(shape(bowl), art.linear(x - r, 0, x, 0, '0 #f7fafc, .5 #a9b7c2, 1 #4b5661')) +
		stroke(
			open([
				[x - r * 0.12, y + r * 0.92],
				[x - r * 0.06, y],
				[x - r * 0.12, y - r * 0.92],
			]),
			'#c9cfd4',
			9,
		) +
		ring(x, y, r, '#08090a', 5, 0.6)
	);
}

/** A seat's long cushion. */
export const seat = (sketch: Sketch, outline: readonly CurvePoint[]): Markup => {
	const ys = outline.map((p) => p[1]);
	return piece(outline, black(sketch, Math.max(...ys), Math.min(...ys)));
};
