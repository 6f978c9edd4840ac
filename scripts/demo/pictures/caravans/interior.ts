import { COLOURS } from '../paint/colours.ts';
import { MATERIALS } from '../paint/materials.ts';
import type { Art } from '../render/art.ts';
import { lookAt } from '../render/camera.ts';
import { pathThrough } from '../render/on-surface.ts';
import { polygon, rectangle, type Slab } from '../render/slab.ts';
import type { Stage } from '../render/stage.ts';
import { CANVAS } from '../render/standpoint.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';
import { clothOf, furniture, type Room, roomShell, roomWindow } from './room.ts';

/** The interior, with the bed at the far end, the kitchen on the left and the table on the right. */
export function interiorPicture(art: Art, room: Room): Markup {
	const eye = room.height * 0.68;
	const camera = lookAt([900, eye, -60], [-2000, eye, -60]);
	const zoom = (CANVAS.width / room.width) * 1180;
	const centre = [CANVAS.width / 2, CANVAS.height * 0.5] as const;
	const stage: Stage = { art, camera: { ...camera, zoom, centre }, paint: COLOURS.white, trim: 'base' };
	return roomShell(stage, room) + bed(stage, room) + lounge(stage, room) + kitchen(stage, room);
}

const { timber, laminate, stone, aluminium } = MATERIALS;

function bed(stage: Stage, room: Room): Markup {
	const { length: l, height: h } = room;
	const w = room.width / 2;
	const half = Math.min(820, w - 120);
	const head: Slab['x'] = [-l + 20, -l + 420];
	const pillow = (z: Slab['z']) => furniture(stage, COLOURS.white, [-l + 110, -l + 480], [660, 790], z);
	return [
		roomWindow(stage, -l + 2, [-w * 0.5, w * 0.5], [h * 0.52, h * 0.76], 'end'),
		furniture(stage, laminate, [-l, -l + 420], [h * 0.78, h - 20], [-w, w]),
		furniture(stage, timber, [-l, -l + 60], [0, 980], [-half, half]),
		furniture(stage, timber, head, [0, 560], [half + 20, w]),
		furniture(stage, timber, head, [0, 560], [-w, -half - 20]),
		furniture(stage, laminate, [-l + 60, -l + 1960], [0, 480], [-half, half]),
		furniture(stage, COLOURS.white, [-l + 60, -l + 1980], [480, 660], [-half - 10, half + 10]),
		pillow([-half + 90, -60]),
		pillow([60, half - 90]),
		furniture(stage, clothOf(room), [-l + 640, -l + 1990], [560, 680], [-half - 16, half + 16]),
	].join('');
}

/** Two benches and a table on the right. */
function lounge(stage: Stage, room: Room): Markup {
	const w = room.width / 2;
	const h = room.height;
	const cloth = clothOf(room);
	const bench = (from: number, to: number, back: number) =>
		furniture(stage, laminate, [from, to], [0, 400], [-w, -w + 620]) +
		furniture(stage, cloth, [from, to], [400, 510], [-w, -w + 640]) +
		furniture(stage, cloth, [back, back + 130], [510, 960], [-w, -w + 640]);
	return [
		roomWindow(stage, -w + 2, [-2200, -500], [h * 0.5, h * 0.73], 'side'),
		furniture(stage, laminate, [-2450, -250], [h * 0.78, h - 30], [-w, -w + 330]),
		bench(-2500, -1900, -2500),
		furniture(stage, timber, [-1560, -1480], [0, 690], [-w + 260, -w + 340]),
		furniture(stage, timber, [-1900, -1050], [690, 730], [-w + 40, -w + 700]),
		bench(-1050, -450, -580),
	].join('');
}

/** Bench, cooktop, sink and cupboards on the left, the refrigerator beyond them. */
function kitchen(stage: Stage, room: Room): Markup {
	const w = room.width / 2;
	const h = room.height;
	const doors = [-1800, -1280, -760]
		.map((x) => polygon(stage, rectangle([x, x + 480], [60, 800], w - 561)))
		.join('');
	const upper = [-2500, -1820, -1140]
		.map((x) => polygon(stage, rectangle([x, x + 640], [h * 0.8, h - 50], w - 341)))
		.join('');
	const cooktop = polygon(stage, rectangle([-1700, -1150], 902, [w - 480, w - 120]));
	const sink = polygon(stage, rectangle([-900, -420], 902, [w - 470, w - 130]));
	const tap = pathThrough(
		stage,
		[
			[-660, 902, w - 90],
			[-660, 1150, w - 90],
			[-660, 1150, w - 250],
			[-660, 1080, w - 270],
		],
		{ through: true },
	);
	return [
		furniture(stage, aluminium, [-2560, -1900], [0, h * 0.76], [w - 600, w]),
		roomWindow(stage, w - 2, [-1700, -600], [h * 0.52, h * 0.72], 'side'),
		furniture(stage, laminate, [-1880, -180], [0, 860], [w - 560, w]),
		stroke(doors, '#a9a69e', 4),
		furniture(stage, stone, [-1890, -160], [860, 900], [w - 590, w]),
		fill(cooktop, '#17191c'),
		fill(sink, '#b9bfc5'),
		stroke(sink, '#8b939b', 5),
		stroke(tap, '#aeb4ba', 12),
		furniture(stage, laminate, [-2560, -400], [h * 0.78, h - 30], [w - 340, w]),
		stroke(upper, '#a9a69e', 4),
	].join('');
}
