import { type CurvePoint, points } from '../geometry/curves.ts';
import { disc, group, line, type Markup, ring, stroke } from '../render/svg.ts';
import { cast, chrome, moved, open, piece, type Sketch } from './sketch.ts';

/** An upright parallel twin with its cases, low left corner of the cases near (x, y). */
export function parallelTwin(sketch: Sketch, x: number, y: number): Markup {
	const at = (text: string) => moved(points(text), x, y);
	const bright = sketch.art.vertical(y + 560, y + 220, '0 #b9c0c7, .5 #6d757d, 1 #343a40');
	const barrel = piece(at('60,250,10 10,520,20 30,600,30 240,640,30 290,560,20 300,250,10'), bright);
	const fins = Array.from({ length: 6 }, (_, i) =>
		line(x + 40 - i * 7, y + 290 + i * 38, x + 296, y + 300 + i * 42, '#1c2024', 8, 0.7),
	);
	const cases = piece(
		at('0,60,40 20,250,50 120,290 330,290,40 520,240,60 540,80,70 430,-10,60 90,-20,60'),
		cast(sketch, y + 300, y),
	);
	const cover = (cx: number, cy: number, r: number, tone: string) =>
		disc(x + cx, y + cy, r, tone) + ring(x + cx, y + cy, r - 6, '#9aa3ab', 7, 0.6);
	return (
		barrel +
		fins.join('') +
		cases +
		cover(170, 130, 112, cast(sketch, y + 250, y)) +
		ring(x + 170, y + 130, 66, '#0c0d0f', 6, 0.5) +
		cover(400, 120, 84, '#2c3136') +
		bolts(at('60,40 60,220 280,220 285,40 480,190 490,60'))
	);
}

const bolts = (places: readonly CurvePoint[]): Markup =>
	places.map(([x, y]) => disc(x, y, 11, '#c3c9cf')).join('');

/** A big V-twin, its cases and pushrods; black instead of chrome on sport trims. */
export function vTwin(sketch: Sketch): Markup {
	const bright = (high: number, low: number) =>
		sketch.trim === 'sport' ? cast(sketch, high, low) : chrome(sketch, high, low);
	const cylinder = (x: number, lean: number) => {
		const fins = Array.from({ length: 8 }, (_, i) =>
			line(x - 100, 440 + i * 26, x + 100, 440 + i * 26, i % 2 ? '#c3c9cf' : '#14171a', 9),
		);
		return group(
			{ transform: `rotate(${lean} ${x} 420)` },
			piece(
				[
					[x - 92, 420, 6],
					[x - 92, 640, 10],
					[x + 92, 640, 10],
					[x + 92, 420, 6],
				],
				cast(sketch, 650, 420),
			),
			...fins,
			piece(
				[
					[x - 84, 640, 10],
					[x - 74, 706, 40],
					[x + 74, 706, 40],
					[x + 84, 640, 10],
				],
				bright(706, 640),
			),
		);
	};
	return (
		cylinder(1060, 22) +
		cylinder(1240, -22) +
		piece(
			points('940,240,60 930,400,60 1080,480,40 1300,480,40 1430,400,60 1430,250,60 1300,200,40 1050,200,40'),
			cast(sketch, 480, 200),
		) +
		disc(1090, 330, 118, bright(450, 210)) +
		ring(1090, 330, 92, '#3a4046', 7, 0.6) +
		disc(1090, 330, 40, '#2b3036') +
		disc(1330, 330, 92, cast(sketch, 430, 240)) +
		ring(1330, 330, 86, '#c3c9cf', 7, 0.7) +
		piece(points('1070,520,30 1070,640,50 1230,640,50 1230,520,30'), bright(640, 520))
	);
}

/** A thick exhaust pipe along points. */
export function exhaust(line_: readonly CurvePoint[], tone = '#8a7a6c', width = 54): Markup {
	const d = open(line_);
	return (
		stroke(d, '#0b0c0d', width + 12) +
		stroke(d, tone, width) +
		stroke(open(moved(line_, -8, 12)), '#fff', width * 0.22, 0.45)
	);
}
