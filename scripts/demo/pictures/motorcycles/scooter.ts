import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { box, disc, line, type Markup, ring, stroke } from '../render/svg.ts';
import { type Bones, fork } from './chassis.ts';
import { grip, mirror, roundLamp, seat } from './controls.ts';
import { bodywork, cast, chrome, open, painted, piece, type Sketch, tube } from './sketch.ts';
import { bikeWheel } from './wheels.ts';

/** Positions of the scooter's wheels and joints. */
export const SCOOTER_BONES: Bones = {
	front: { x: 300, radius: 262, rim: 0.7, disc: 124, design: 'five' },
	rear: { x: 1540, radius: 262, rim: 0.66, disc: 90, design: 'five' },
	head: [520, 900],
	pivot: [1100, 330],
};

/** A step-through scooter. Luxury trim has a top box and a tall screen, sport stripes and dark trim. */
export function drawScooter(sketch: Sketch): Markup {
	return [...runningGear(sketch), ...tail(sketch), ...legShield(sketch), ...controls(sketch)].join('');
}

/** Wheels, fork, engine and floor, back to front. */
function runningGear(sketch: Sketch): Markup[] {
	const { trim } = sketch;
	return [
		bikeWheel(sketch, SCOOTER_BONES.rear),
		bikeWheel(sketch, SCOOTER_BONES.front),
		fork(SCOOTER_BONES, { leg: '#2b3036', stanchion: '#8b939b' }, 0.7),
		piece(
			points('1080,250,40 1100,380,40 1300,400 1560,350,50 1620,262,60 1540,200,50 1240,190,50'),
			cast(sketch, 400, 190),
		),
		disc(1230, 290, 74, cast(sketch, 370, 210)),
		ring(1230, 290, 66, '#9aa3ab', 6, 0.6),
		disc(1540, 262, 62, '#23282d'),
		disc(1540, 262, 22, '#aeb6be'),
		piece(
			points('1330,160,30 1340,236,40 1690,300,50 1760,270,40 1740,216,40 1500,166,40'),
			trim === 'sport' ? cast(sketch, 300, 160) : chrome(sketch, 300, 160),
		),
		tube(points('1420,360 1500,620'), 40, '#8b939b'),
		piece(points('560,300,20 600,370,20 1060,370,20 1080,290,20 980,262,30 640,262,30'), '#1b1f23'),
		stroke(open(points('620,352 1040,352')), '#6b7177', 6, 0.6),
	];
}

/** The rear bodywork, the seat and what is carried behind it. */
function tail(sketch: Sketch): Markup[] {
	const { art, trim } = sketch;
	const bright = trim === 'sport' ? '#2b3036' : '#c3c9cf';
	return [
		bodywork(
			sketch,
			points(
				'980,330,20 1000,520 1040,700,30 1100,770,20 1400,800 1640,790,20 1760,700,30 1740,620,30 1560,560 1380,460,60 1260,350,30 1100,320',
			),
			points('1040,640 1240,690 1500,700 1740,660'),
		),
		piece(points('1700,760,8 1770,720,14 1766,650,14 1690,690,8'), '#c01c1d'),
		piece(points('1640,600,10 1700,640,14 1790,520,14 1760,490,12'), '#1b1f23'),
		line(1796, 600, 1786, 490, '#9aa2aa', 12),
		seat(
			sketch,
			points(
				'1010,770,30 1030,840,30 1200,846 1320,850 1440,896,30 1620,892,30 1680,840,24 1640,796,20 1300,796 1100,770',
			),
		),
		stroke(open(points('1050,806 1240,818 1420,850 1640,850')), '#6b7177', 5, 0.5),
		tube(points('1560,900 1700,900 1800,870 1760,820'), 24, bright),
		trim === 'luxury'
			? piece(
					points('1498,904,40 1508,1120,70 1798,1120,70 1808,904,40'),
					art.vertical(1150, 930, '0 #4a5057, .3 #26292d, 1 #101214'),
				) + line(1518, 1004, 1788, 1004, '#8b939b', 6, 0.6)
			: '',
	];
}

/** The leg shield, the front mudguard and the handlebar cover. */
function legShield(sketch: Sketch): Markup[] {
	const { trim, paint } = sketch;
	const bright = trim === 'sport' ? '#2b3036' : '#c3c9cf';
	return [
		bodywork(
			sketch,
			points(
				'452,1000,20 400,860 372,700,30 420,560 500,420,30 600,330,20 660,330,20 640,470,40 600,640 580,820 600,990,20',
			),
			points('470,940 430,760 520,500'),
		),
		piece(
			points('610,980,20 592,800 630,560,30 690,420,20 720,340,16 660,330,16 620,500 570,800 580,980,16'),
			'#1d2125',
		),
		trim === 'sport'
			? stroke(open(points('430,640 520,560 620,440')), '#f4f6f7', 26, 0.9) +
				stroke(open(points('1240,560 1420,600 1700,610')), '#f4f6f7', 22, 0.9)
			: stroke(open(points('400,700 470,690 560,720')), bright, 8, 0.9),
		piece(
			points('130,470,14 190,560 300,600 420,570 490,500,10 400,520 300,556 210,530'),
			painted(sketch, 600, 470),
			shade(paint, 0),
		),
		piece(
			points('450,990,30 440,1080,40 520,1120,30 640,1090,30 650,1010,24 560,980'),
			painted(sketch, 1120, 990),
			shade(paint, 0),
		),
	];
}

/** Lamps, screen, handlebar and stand. */
function controls(sketch: Sketch): Markup[] {
	const { art, trim } = sketch;
	return [
		roundLamp(sketch, 460, 1040, 62),
		box(394, 800, 40, 60, 16, '#f08a24', 0.95),
		trim === 'luxury'
			? piece(
					points('470,1100,20 500,1330,40 570,1400,30 640,1280 640,1110,20'),
					art.vertical(1400, 1100, '0 #eef4f8/.75, 1 #93a2ae/.6'),
					'#5b6a76',
				)
			: piece(
					points('470,1110,16 500,1190,30 580,1200,20 620,1110,16'),
					art.vertical(1200, 1110, '0 #3a4046/.85, 1 #14171a/.9'),
				),
		tube(points('600,1070 640,1090 700,1084'), 26, '#1b1f23'),
		grip(690, 1084),
		mirror(640, 1090, 40, 130),
		line(980, 300, 900, 150, '#23282d', 22),
		line(1000, 310, 1100, 200, '#23282d', 18),
	];
}
