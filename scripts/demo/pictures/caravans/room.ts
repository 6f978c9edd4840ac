import type { Vec3 } from '../geometry/space.ts';
import { mixed, type Paint } from '../paint/colours.ts';
import { pathThrough } from '../render/on-surface.ts';
import { drawSlab, polygon, rectangle, type Slab } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';

/** The living room of a caravan, seen from its tail. Millimetres; x towards the camera, the bed's wall at `-length`. */
export interface Room {
	readonly length: number;
	readonly width: number;
	readonly height: number;
	/** Colour of cushions and quilt. */
	readonly cloth: string;
	/** Canvas walls above the cupboards, as under a raised roof. */
	readonly canvasTop?: true;
}

/** How far the room extends behind the origin, past the camera's field of view. */
const NEAR = 800;

/** A box of one material in the room. */
export const furniture = (stage: Stage, material: Paint, x: Slab['x'], y: Slab['y'], z: Slab['z']): Markup =>
	drawSlab(stage, { x, y, z }, material);

/** The paint of a room's cushions. */
export const clothOf = ({ cloth }: Room): Paint => ({
	label: 'Cloth',
	ramp: [
		mixed(cloth, '#000000', 0.6),
		mixed(cloth, '#000000', 0.3),
		cloth,
		mixed(cloth, '#ffffff', 0.25),
		mixed(cloth, '#ffffff', 0.55),
	],
});

/** Walls, floor, ceiling with its hatch and lights. */
export function roomShell(stage: Stage, { length: l, width, height: h, canvasTop }: Room): Markup {
	const { art } = stage;
	const w = width / 2;
	const face = (tone: string, places: readonly Vec3[]) => fill(polygon(stage, places), tone);
	const along = (y: number, z: number) =>
		pathThrough(
			stage,
			[
				[NEAR, y, z],
				[-l, y, z],
			],
			{ through: true },
		);
	const planks = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((k) => along(0, (k * w) / 5.5)).join('');
	const canvas = [-w, w].map((z) => face('#bdb197', rectangle([-l, NEAR], [h * 0.8, h], z))).join('');
	const hatch = polygon(stage, rectangle([-2050, -1500], h - 1, [-260, 260]));
	return [
		face(art.down('0 #f6f5f1, 1 #d9d6cf'), rectangle([-l, NEAR], h, [-w, w])),
		face(art.boxed(0, 0, 1, 0, '0 #e9e7e1, 1 #cfccc4'), rectangle([-l, NEAR], [0, h], w)),
		face(art.boxed(1, 0, 0, 0, '0 #efede8, 1 #d3d0c9'), rectangle([-l, NEAR], [0, h], -w)),
		face(art.down('0 #dedbd4, 1 #c9c6be'), rectangle(-l, [0, h], [-w, w])),
		face(art.down('0 #a8835a, 1 #cda87c'), rectangle([-l, NEAR], 0, [-w, w])),
		stroke(planks, '#86643f', 4, 0.5),
		canvasTop ? canvas : '',
		fill(hatch, '#dfeaf2'),
		stroke(hatch, '#a9a69e', 8),
		stroke(along(h - 2, -0.62 * w) + along(h - 2, 0.62 * w), '#fffdf2', 12),
	].join('');
}

/** A window with daylight, a hill and a blind: on a side wall or on the end wall. */
export function roomWindow(
	stage: Stage,
	wall: number,
	[from, to]: Slab['x'],
	[low, high]: Slab['y'],
	on: 'side' | 'end',
): Markup {
	const at = (share: number, level: number): Vec3 => {
		const along = from + (to - from) * share;
		const y = low + (high - low) * level;
		return on === 'end' ? [wall, y, along] : [along, y, wall];
	};
	const shape = (...corners: (readonly [number, number])[]) =>
		polygon(
			stage,
			corners.map(([u, v]) => at(u, v)),
		);
	const frame = shape([0, 0], [1, 0], [1, 1], [0, 1]);
	return (
		fill(frame, stage.art.down('0 #b5d0e4, 1 #eaf2f6')) +
		fill(shape([0, 0], [1, 0], [1, 0.42], [0.5, 0.34], [0, 0.46]), '#8fa58a') +
		fill(shape([0, 0.8], [1, 0.8], [1, 1], [0, 1]), '#f4f2ec') +
		stroke(frame, '#8b8880', 12) +
		stroke(frame, '#f6f5f1', 5)
	);
}
