import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { box, fill, group, line, type Markup, stroke } from '../render/svg.ts';
import { type Bones, chain, fork, pivotBolt, swingarm } from './chassis.ts';
import { mirror, seat } from './controls.ts';
import { exhaust, parallelTwin } from './engines.ts';
import { bodywork, cast, chrome, open, painted, piece, type Sketch, shape, tube } from './sketch.ts';
import { bikeWheel } from './wheels.ts';

/** Positions of the sports bike's wheels and joints. */
export const SPORT_BONES: Bones = {
	front: { x: 318, radius: 300, rim: 0.78, disc: 172, design: 'ten' },
	rear: { x: 1730, radius: 316, rim: 0.75, disc: 112, design: 'ten' },
	head: [640, 900],
	pivot: [1180, 480],
};

const NOSE = points(
	'404,846,14 452,908 560,978 690,1030 820,1016,30 900,930,30 850,850,24 740,800 620,786,24 500,806 436,818,16',
);
const SIDE = points(
	'630,790,16 760,806 900,880,24 1010,860,30 1000,720 1050,560,40 1180,390,30 1176,280,24 1070,214,30 830,204,30 716,280 676,420 690,600 650,700,20',
);

/** A faired sports bike. Sport trim has stripes, luxury a smoked screen and a second seat. */
export function drawSport(sketch: Sketch): Markup {
	const { art } = sketch;
	const silver = art.linear(700, 900, 1200, 480, '0 #f3f5f6, .4 #b6bdc4, 1 #6b737a');
	return [
		...runningGear(sketch, silver),
		...seatAndTail(sketch),
		...fairing(sketch),
		...controls(sketch),
	].join('');
}

/** Wheels, engine, frame and final drive, back to front. */
function runningGear(sketch: Sketch, silver: string): Markup[] {
	const { trim } = sketch;
	return [
		bikeWheel(sketch, SPORT_BONES.rear),
		bikeWheel(sketch, SPORT_BONES.front),
		exhaust(points('900,240 1100,230 1200,262')),
		piece(
			points('1140,214,20 1150,330,30 1420,420,30 1500,400,20 1480,330,20 1380,236,40'),
			trim === 'base' ? cast(sketch, 420, 214) : chrome(sketch, 420, 214),
		),
		chain(SPORT_BONES),
		swingarm(sketch, SPORT_BONES),
		parallelTwin(sketch, 720, 262),
		piece(
			points('880,900,20 1000,890 1150,720,30 1240,560,20 1226,440,20 1140,440,30 1090,600,40 980,740'),
			silver,
		),
		tube(points('1180,690 1470,870'), 30, '#23282d'),
		pivotBolt(SPORT_BONES),
	];
}

/** The seat and the tail. */
function seatAndTail(sketch: Sketch): Markup[] {
	const { trim } = sketch;
	return [
		piece(points('1120,850,20 1180,690,30 1300,700,20 1420,830,20'), '#1d2125'),
		seat(sketch, points('1110,900,24 1150,850,20 1310,820 1420,856,20 1450,912,24 1350,890 1240,884')),
		trim === 'luxury' ? seat(sketch, points('1430,912,20 1510,906 1680,980,20 1670,1020,24 1530,966')) : '',
		bodywork(
			sketch,
			points(
				'1300,840,20 1410,916 1550,986 1730,1058 1850,1070,14 1840,1030,12 1720,960 1550,866 1410,796,20',
			),
			points('1340,850 1530,918 1710,1000 1842,1050'),
		),
		piece(points('1820,1066,8 1856,1070,8 1846,1028,8 1800,1014,8'), '#c01c1d'),
		piece(points('1550,850,20 1630,890,20 1790,730,20 1770,690,14 1730,700,30'), '#1b1f23'),
		line(1796, 760, 1780, 650, '#9aa2aa', 12),
		box(1710, 808, 56, 26, 12, '#f08a24'),
	];
}

/** The fork and the fairing with its livery. */
function fairing(sketch: Sketch): Markup[] {
	const { trim, paint } = sketch;
	return [
		fork(SPORT_BONES, { leg: trim === 'base' ? '#1f2327' : '#b8921f', stanchion: '#c3c9cf' }, 0.98, 'on top'),
		piece(
			points('120,560,14 200,640 320,664 450,628 520,560,10 440,566 316,628 206,600'),
			painted(sketch, 660, 540),
			shade(paint, 0),
		),
		bodywork(
			sketch,
			points('790,960,24 840,1040 950,1074 1070,1040 1150,940 1160,866,20 1040,850 900,870,30'),
			points('806,960 930,990 1050,960 1150,890'),
		),
		bodywork(sketch, SIDE, points('640,760 780,740 900,800 1000,800')),
		livery(sketch),
		piece(points('740,700,20 880,760,20 980,700,24 960,560,20 860,500,30 770,560,24'), '#0f1113'),
		...[0, 1, 2, 3].map((i) =>
			line(772 + i * 36, 566 + i * 10, 800 + i * 42, 706 + i * 8, '#4b535b', 8, 0.8),
		),
		stroke(open(points('700,420 860,370 1040,360 1160,380')), shade(paint, 0), 7, 0.8),
		bodywork(sketch, NOSE, points('430,870 560,900 700,930 850,900')),
	];
}

/** Lamp, screen, handlebar and stand. */
function controls(sketch: Sketch): Markup[] {
	const { art, trim } = sketch;
	return [
		piece(
			points('416,846,8 462,884,12 600,906,8 560,866,12 450,828,8'),
			art.linear(416, 0, 600, 0, '0 #f7fafc, .5 #a9b7c2, 1 #2b343c'),
		),
		stroke(open(points('430,844 470,874 590,896')), '#fff', 8),
		piece(
			points('556,976,14 640,1080 760,1134,30 826,1110,20 826,1014,20 690,1030'),
			trim === 'luxury'
				? art.vertical(1140, 980, '0 #2b3238/.85, 1 #0f1215/.9')
				: art.vertical(1140, 980, '0 #dfe8ee/.75, 1 #7d8c98/.7'),
			'#2b343c',
		),
		tube(points('740,960 780,940 850,926'), 26, '#1b1f23'),
		piece(points('836,910,10 836,946,12 946,930,12 946,894,10'), '#17191c'),
		mirror(650, 1064, -40, 64),
		stroke(open(points('1160,390 1120,260 1170,196')), '#23282d', 22),
		box(1160, 330, 110, 28, 12, '#2b3036'),
	];
}

/** Paint on the fairing: racing stripes, or the maker's line. */
function livery({ art, trim, paint }: Sketch): Markup {
	const clip = { 'clip-path': art.clip(shape(SIDE)) };
	if (trim === 'sport') {
		const white = fill(shape(points('1000,900,0 1060,900,0 880,180,0 800,180,0')), '#f4f6f7', 0.92);
		return group(
			clip,
			white,
			fill(shape(points('1080,900,0 1106,900,0 930,180,0 900,180,0')), '#14171a', 0.9),
		);
	}
	return group(clip, stroke(open(points('640,300 820,270 1000,270 1190,320')), shade(paint, 0.95), 10, 0.7));
}
