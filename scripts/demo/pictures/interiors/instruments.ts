import type { CurvePoint } from '../geometry/curves.ts';
import type { Art } from '../render/art.ts';
import { box, disc, fill, group, line, type Markup, ring, stroke } from '../render/svg.ts';
import { closedPath, openPath, through } from './pen.ts';

/** The instruments behind the wheel: two dials, or a screen. */
export function cluster(art: Art, dials: boolean): Markup {
	const hood = closedPath('778,452,30 806,352,40 944,322 1084,352,40 1112,452,30');
	const glass = closedPath('796,446,24 820,364,30 944,342 1070,364,30 1094,446,24');
	const inner = dials
		? dial(872, 412, 52, 2.5) +
			dial(1018, 412, 52, 3.9) +
			box(926, 386, 38, 56, 4, '#16242e') +
			line(934, 400, 956, 400, '#8ad0ff', 3) +
			line(934, 412, 956, 412, '#5b7f95', 3) +
			line(934, 424, 950, 424, '#5b7f95', 3)
		: box(790, 330, 320, 130, 0, art.vertical(340, 450, '0 #0e1822, 1 #132838')) +
			stroke(openPath('830,432 842,380 890,362'), '#4fb3ff', 6, 0.9) +
			stroke(openPath('1060,432 1048,380 1000,362'), '#8ee6c8', 6, 0.9) +
			fill('M922 446L938 384L950 384L966 446Z', '#2b4a60', 0.9) +
			box(936, 410, 16, 24, 5, '#d8e4ec') +
			line(860, 396, 890, 396, '#dfe9f0', 8, 0.9) +
			line(1000, 396, 1028, 396, '#dfe9f0', 8, 0.9);
	return group(
		{ transform: 'translate(42 6)' },
		fill(hood, '#0f1113'),
		group({ 'clip-path': art.clip(glass) }, fill(glass, '#0b0d10'), inner),
		stroke(hood, '#4b5157', 3, 0.6),
	);
}

function dial(x: number, y: number, r: number, turn: number): Markup {
	const needle = `M${x} ${y}L${Math.round(x + Math.cos(turn) * (r - 14))} ${Math.round(y + Math.sin(turn) * (r - 14))}`;
	const ticks = { 'stroke-dasharray': `2 ${Math.round((r - 10) * 0.24)}`, 'stroke-linecap': 'butt' };
	return (
		disc(x, y, r, '#0b0d10') +
		ring(x, y, r, '#7d858d', 3, 0.9) +
		ring(x, y, r - 10, '#e8edf1', 5, 0.85, ticks) +
		stroke(needle, '#ff5a3c', 4) +
		disc(x, y, 8, '#2b3036')
	);
}

/** A map and two tiles, the idle display of such screens. */
function screenContent(art: Art, x: number, y: number, w: number, h: number): Markup {
	const split = w * 0.64;
	const road = (line_: readonly (readonly [number, number])[], colour: string, width: number) =>
		stroke(through(line_.map(([u, v]): CurvePoint => [x + u * w, y + v * h])), colour, width);
	const tile = (top: number, height: number) =>
		box(x + split + 10, top, w - split - 22, height, 10, '#1d2c38');
	return group(
		{ 'clip-path': art.clip(`M${x} ${y}h${w}v${h}h${-w}Z`) },
		box(x, y, w, h, 0, '#0c151d'),
		box(x, y, split, h, 0, art.linear(x, y, x + w, y + h, '0 #17324a, 1 #0f2233')),
		road(
			[
				[0, 0.3],
				[0.2, 0.34],
				[0.4, 0.2],
				[0.64, 0.24],
			],
			'#31546f',
			5,
		),
		road(
			[
				[0.12, 1],
				[0.16, 0.6],
				[0.3, 0.3],
				[0.36, 0],
			],
			'#31546f',
			5,
		),
		road(
			[
				[0.5, 1],
				[0.44, 0.6],
				[0.5, 0.3],
				[0.56, 0],
			],
			'#31546f',
			4,
		),
		road(
			[
				[0.14, 1],
				[0.17, 0.62],
				[0.28, 0.36],
				[0.48, 0.28],
				[0.56, 0],
			],
			'#4fb3ff',
			6,
		),
		disc(x + w * 0.17, y + h * 0.62, 9, '#fff'),
		disc(x + w * 0.17, y + h * 0.62, 6, '#2f8fe6'),
		tile(y + 12, h * 0.4),
		disc(x + split + 40, y + 12 + h * 0.2, 20, '#e8a24a'),
		line(x + split + 72, y + h * 0.2, x + w - 26, y + h * 0.2, '#dfe9f0', 6, 0.9),
		line(x + split + 72, y + h * 0.3, x + w - 44, y + h * 0.3, '#6d8496', 5, 0.9),
		tile(y + h * 0.4 + 24, h * 0.6 - 36),
		...[0.3, 0.55, 0.8].map((k) => disc(x + split + (w - split) * k, y + h * 0.72, 13, '#3a5468')),
	);
}

/** A tablet mounted on the dash, and the keys below it. */
export function tablet(art: Art): Markup {
	const keys = [0, 1, 2, 3, 4, 5]
		.map(
			(i) =>
				box(486 + i * 44, 588, 34, 26, 8, '#2f3439') +
				line(496 + i * 44, 601, 510 + i * 44, 601, '#c3c9cf', 3, 0.9),
		)
		.join('');
	return (
		box(424, 300, 376, 214, 18, '#0a0b0d') +
		box(424, 300, 376, 214, 18, 'none', 0.9, { stroke: '#6a7178', 'stroke-width': 2.5 }) +
		screenContent(art, 438, 314, 348, 178) +
		box(470, 574, 290, 54, 26, '#15171a') +
		keys
	);
}

/** A screen in the stack with three knobs under it. */
export function dialScreen(art: Art): Markup {
	const knob = (x: number, y: number, r: number) =>
		disc(x, y + 4, r + 4, '#000', 0.5) +
		disc(x, y, r, art.vertical(y - r, y + r, '0 #9aa1a8, .3 #4b5157, 1 #1b1e21')) +
		disc(x, y, r * 0.68, '#1b1e21') +
		line(x, y - r * 0.6, x, y - r * 0.2, '#fff', 4, 0.9);
	return (
		box(430, 448, 330, 262, 28, art.vertical(448, 710, '0 #1d2023, 1 #0d0e10')) +
		box(430, 448, 330, 262, 28, 'none', 0.5, { stroke: '#7d848b', 'stroke-width': 2.5 }) +
		screenContent(art, 452, 466, 286, 140) +
		knob(486, 660, 30) +
		knob(595, 660, 30) +
		knob(704, 660, 30) +
		[525, 556, 634, 665].map((x) => box(x, 648, 14, 24, 5, '#3a4046')).join('')
	);
}
