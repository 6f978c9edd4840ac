import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { box, disc, line, type Markup, stroke } from '../render/svg.ts';
import { type Bones, chain, fork, pivotBolt, swingarm } from './chassis.ts';
import { grip, mirror, seat } from './controls.ts';
import { exhaust, parallelTwin } from './engines.ts';
import { bodywork, chrome, frameTone, open, painted, piece, type Sketch, tube } from './sketch.ts';
import { bikeWheel } from './wheels.ts';

/** Positions of the adventure bike's wheels and joints. */
export const ADVENTURE_BONES: Bones = {
	front: { x: 352, radius: 342, rim: 0.8, disc: 158, design: 'wire', chunky: true },
	rear: { x: 1892, radius: 322, rim: 0.74, disc: 130, design: 'wire', chunky: true },
	head: [700, 1010],
	pivot: [1290, 490],
};

/** A tall bike for long and rough roads. Luxury trim carries cases and lamps, sport a rally screen and guards. */
export function drawAdventure(sketch: Sketch): Markup {
	return [...runningGear(sketch), ...frameAndSeat(sketch), ...frontAndBody(sketch), ...controls(sketch)].join(
		'',
	);
}

/** Wheels, engine, exhaust and final drive, back to front. */
function runningGear(sketch: Sketch): Markup[] {
	return [
		bikeWheel(sketch, ADVENTURE_BONES.rear),
		bikeWheel(sketch, ADVENTURE_BONES.front),
		exhaust(points('800,560 730,450 780,330 1000,270 1300,290'), '#8a7a6c', 50),
		piece(points('1420,520,20 1430,610,30 1820,760,30 1870,700,30 1850,650,20'), chrome(sketch, 760, 520)),
		chain(ADVENTURE_BONES),
		swingarm(sketch, ADVENTURE_BONES),
		parallelTwin(sketch, 800, 300),
		piece(
			points('700,330,20 690,420,20 860,300,20 1230,290,20 1260,250,20 860,236,40'),
			chrome(sketch, 420, 236),
		),
	];
}

/** The frame, the seat and the luggage at the tail. */
function frameAndSeat(sketch: Sketch): Markup[] {
	const { trim } = sketch;
	const frame = frameTone(sketch);
	return [
		tube(points('710,980 980,800 1270,720 1300,490'), 44, frame),
		tube(points('730,880 830,500 1000,330'), 32, frame),
		tube(points('1270,720 1640,900'), 30, '#2b3036'),
		trim === 'base'
			? ''
			: tube(points('800,720 720,620 740,470 860,380 1060,400'), 28, trim === 'sport' ? frame : '#8b939b'),
		pivotBolt(ADVENTURE_BONES),
		tube(points('1360,600 1430,800'), 46, '#c9a227'),
		piece(points('1060,900,20 1080,760,40 1250,620,30 1400,740,30 1560,900,20 1300,930,20'), '#1d2125'),
		bodywork(sketch, points('1150,912,20 1210,800,40 1400,800,30 1540,906,20 1340,930')),
		seat(
			sketch,
			points(
				'1140,980,30 1150,910,20 1360,900 1470,960,30 1760,990,30 1760,1040,40 1520,1030 1440,1000,40 1280,960',
			),
		),
		tube(points('1700,1010 1900,1020 2040,1000'), 26, '#2b3036'),
		trim === 'luxury'
			? cases(sketch)
			: piece(points('1990,1000,8 2056,1004,14 2056,956,14 1980,950,8'), '#c01c1d'),
		stroke(open(points('1960,720 2100,560 2140,450')), '#17191c', 20),
		line(2150, 560, 2130, 450, '#9aa2aa', 12),
	];
}

/** The fork, the bodywork and the screen. */
function frontAndBody(sketch: Sketch): Markup[] {
	const { art, trim, paint } = sketch;
	const screen =
		trim === 'sport'
			? points('600,1080,20 540,1370 552,1450,30 630,1420 760,1140,20')
			: points('620,1080,20 570,1330 580,1400,30 640,1380 760,1140,20');
	return [
		fork(ADVENTURE_BONES, { leg: '#1f2327', stanchion: '#c9a227' }, 1.06),
		piece(
			points('150,800,20 330,800 560,880,20 620,830,20 500,760 330,740 200,752,20'),
			painted(sketch, 880, 740),
			shade(paint, 0),
		),
		piece(points('60,560,14 150,676 300,722 450,700 560,630,10 460,664 310,690 170,640'), '#17191c'),
		bodywork(
			sketch,
			points(
				'548,880,20 520,966,20 640,1066 800,1128 990,1112 1140,1020 1200,920,24 1080,872 960,740,40 820,640,26 760,720,40 680,820,60',
			),
			points('560,930 760,960 960,950 1160,930'),
		),
		piece(points('780,740,24 700,850,20 770,880,20 900,830,30 930,760,20 830,680,24'), '#1b1f23'),
		...[0, 1, 2].map((i) => line(766 + i * 24, 850 - i * 46, 884 + i * 8, 818 - i * 38, '#5b636b', 8, 0.8)),
		piece(screen, art.vertical(1450, 1080, '0 #dfe8ee/.8, 1 #7d8c98/.75'), '#5b6a76'),
	];
}

/** Lamps, handlebar and footrests. */
function controls(sketch: Sketch): Markup[] {
	const { art, trim } = sketch;
	return [
		piece(points('500,950,24 500,1060,30 590,1120,20 680,1090,20 640,950,30'), '#17191c'),
		piece(
			points('506,970,14 508,1040,20 570,1080,14 590,990,14'),
			art.linear(500, 0, 590, 0, '0 #f7fafc, .5 #a9b7c2, 1 #4b5661'),
		),
		trim === 'luxury' ? disc(736, 640, 50, '#17191c') + disc(722, 640, 36, '#e9f0f5') : '',
		tube(points('740,1120 780,1190 880,1210'), 28, '#1b1f23'),
		grip(860, 1212),
		piece(points('700,1150,30 690,1230,30 760,1260,30 830,1230,20 800,1160,20'), '#23282d'),
		mirror(800, 1210, 60, 150),
		piece(points('1150,520,10 1240,520,10 1240,380,10 1150,360,10'), '#1b1f23'),
		box(1150, 330, 130, 28, 10, '#2b3036'),
	];
}

/** Aluminium cases on their racks. */
function cases({ art }: Sketch): Markup {
	const metal = art.vertical(960, 560, '0 #f3f5f6, .12 #c3c9cf, .6 #9aa3ab, 1 #5b636b');
	return (
		piece(points('1560,960,20 1580,560,60 2080,580,60 2090,950,40'), metal) +
		line(1590, 900, 2080, 900, '#4b535b', 10, 0.8) +
		box(1780, 900, 90, 60, 10, '#2b3036') +
		[620, 700, 780].map((y) => line(1630, y, 2040, y, '#6b747d', 8, 0.35)).join('') +
		piece(points('2080,900,8 2150,900,14 2150,850,14 2080,850,8'), '#c01c1d')
	);
}
