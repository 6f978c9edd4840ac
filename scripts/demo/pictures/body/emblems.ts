import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import { facingOn, pathOn } from '../render/on-surface.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';

/** Strokes of the few letters a demonstrator's plate needs, in a box of 1 by 2. */
const LETTERS: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
	F: [
		[
			[0, 0],
			[0, 2],
			[1, 2],
		],
		[
			[0, 1],
			[0.8, 1],
		],
	],
	C: [
		[
			[1, 1.7],
			[0.7, 2],
			[0.2, 2],
			[0, 1.6],
			[0, 0.4],
			[0.2, 0],
			[0.7, 0],
			[1, 0.3],
		],
	],
	T: [
		[
			[0, 2],
			[1, 2],
		],
		[
			[0.5, 2],
			[0.5, 0],
		],
	],
	'0': [
		[
			[0.2, 0],
			[0, 0.4],
			[0, 1.6],
			[0.2, 2],
			[0.8, 2],
			[1, 1.6],
			[1, 0.4],
			[0.8, 0],
			[0.2, 0],
		],
	],
	'2': [
		[
			[0, 1.6],
			[0.2, 2],
			[0.8, 2],
			[1, 1.6],
			[1, 1.2],
			[0, 0],
			[1, 0],
		],
	],
	'6': [
		[
			[1, 1.7],
			[0.7, 2],
			[0.2, 2],
			[0, 1.6],
			[0, 0.3],
			[0.3, 0],
			[0.8, 0],
			[1, 0.4],
			[1, 0.8],
			[0.8, 1.1],
			[0.2, 1.1],
			[0, 0.8],
		],
	],
};
const PLATE_TEXT = 'FCT026';

const corner = (x: number, y: number, r: number): CurvePoint => [x, y, r];

/** An Australian-sized number plate, 372 by 134 mm, on a face whose distances run to the right, or to the left, as on the tail. */
export function plate(
	stage: Stage,
	patch: Patch,
	[u, v]: readonly [number, number],
	runs: 'right' | 'left',
): Markup {
	const rim = pathOn(
		stage,
		patch,
		[
			corner(u - 186, v - 67, 14),
			corner(u - 186, v + 67, 14),
			corner(u + 186, v + 67, 14),
			corner(u + 186, v - 67, 14),
		],
		{ closed: true },
	);
	if (!rim || facingOn(stage, patch, [u, v]) < 0.15) return '';
	const way = runs === 'left' ? -1 : 1;
	const letters = [...PLATE_TEXT].flatMap((letter, i) =>
		(LETTERS[letter] ?? []).map((line) =>
			pathOn(
				stage,
				patch,
				line.map(([x, y]) =>
					corner(u + way * (-152 + i * 50 + (i > 2 ? 18 : 0) + x * 32), v - 36 + y * 34, 0),
				),
			),
		),
	);
	return (
		fill(rim, '#000000', 0.4, { transform: 'translate(0 3.2)' }) +
		fill(rim, stage.art.down('0 #ffffff, 1 #dfe1df')) +
		stroke(rim, '#2c4a7c', 2) +
		stroke(letters.join(''), '#26406e', 3.4, 0.9, { 'stroke-linejoin': 'round' })
	);
}

/** A neutral emblem, a lozenge in a ring: not a real trade mark. */
export function badge(stage: Stage, patch: Patch, [u, v]: readonly [number, number], size: number): Markup {
	const round = (r: number): CurvePoint[] =>
		Array.from(
			{ length: 8 },
			(_, i): CurvePoint => [u + r * Math.cos((i * Math.PI) / 4), v + r * Math.sin((i * Math.PI) / 4)],
		);
	const disc = facingOn(stage, patch, [u, v]) > 0.12 && pathOn(stage, patch, round(size), { closed: true });
	if (!disc) return '';
	const lozenge = pathOn(
		stage,
		patch,
		[
			corner(u, v - size * 0.62, 0),
			corner(u + size * 0.42, v, 0),
			corner(u, v + size * 0.62, 0),
			corner(u - size * 0.42, v, 0),
		],
		{ closed: true },
	);
	const metal = stage.art.down('0 #ffffff, .5 #a4acb3, 1 #e6e9ec');
	return fill(disc, '#14171a') + stroke(disc, metal, 3.6) + fill(lozenge, metal);
}
