import { type CurvePoint, points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { box, disc, type Markup, ring, stroke } from '../render/svg.ts';
import { type Bones, fork, shock } from './chassis.ts';
import { grip, mirror, roundLamp } from './controls.ts';
import { exhaust, vTwin } from './engines.ts';
import { bodywork, cast, chrome, open, painted, piece, type Sketch, tube } from './sketch.ts';
import { type BikeWheel, bikeWheel } from './wheels.ts';

/** Positions of the cruiser's wheels and joints. */
export const CRUISER_BONES: Bones = {
	front: { x: 342, radius: 334, rim: 0.75, disc: 150, design: 'wire' },
	rear: { x: 2012, radius: 328, rim: 0.62, disc: 130, design: 'wire' },
	head: [796, 840],
	pivot: [1400, 400],
};

/** A long low V-twin. Luxury trim has a screen and bags, sport is blacked out. */
export function drawCruiser(sketch: Sketch): Markup {
	const { front, rear } = CRUISER_BONES;
	const { trim, paint, art } = sketch;
	const dark = trim === 'sport';
	const bright = dark ? '#343a40' : '#c3c9cf';
	const leather = art.vertical(800, 650, '0 #5a4636, .4 #33271e, 1 #15100c');
	return [
		bikeWheel(sketch, rear),
		bikeWheel(sketch, front),
		mudguard(sketch, rear, -6, 168, 22, 66),
		piece(points('2290,560,10 2330,600,16 2380,540,16 2340,510,10'), '#c01c1d'),
		tube(points('1400,400 1700,380 2012,328'), 56, '#23282d'),
		disc(rear.x, rear.radius, 36, '#1b1f23'),
		disc(rear.x, rear.radius, 18, '#c3c9cf'),
		shock([1990, 370], [1800, 700], bright),
		tube(points('796,820 880,440 960,220 1360,210 1420,400'), 44, '#1b1f23'),
		tube(points('810,790 1180,700 1480,560 1420,400'), 44, '#1b1f23'),
		vTwin(sketch),
		exhaust(points('980,560 900,400 960,250 1200,236 1980,236'), dark ? '#2b3036' : '#aab2ba', 56),
		exhaust(points('1330,560 1420,420 1480,320 1640,300 1980,318'), dark ? '#2b3036' : '#aab2ba', 56),
		piece(
			points('1240,760,20 1300,660,30 1560,650,30 1680,720 1720,800,40 1640,790 1520,716 1400,716'),
			leather,
		),
		stroke(open(points('1320,716 1420,700 1540,710 1650,776')), '#8d735c', 6, 0.6),
		dark ? '' : piece(points('1680,750,20 1740,800 1960,790,40 2030,750,20 1860,730'), '#2a2018'),
		piece(
			points('1330,640,30 1350,500,40 1500,480,40 1560,620,40'),
			painted(sketch, 640, 480),
			shade(paint, 0),
		),
		trim === 'luxury'
			? piece(points('1700,640,40 1690,460,60 2080,440,70 2140,620,50 1900,660'), leather) +
				stroke(open(points('1720,560 2110,548')), '#8d735c', 6, 0.6)
			: '',
		bodywork(
			sketch,
			points('790,760,30 800,830 900,896 1060,906 1210,850 1310,740,20 1180,716 960,708,50'),
			points('800,790 960,806 1120,790 1300,744'),
		),
		dark ? '' : stroke(open(points('850,760 980,776 1130,760 1220,742')), '#e6d9c0', 8, 0.7),
		disc(1030, 900, 40, chrome(sketch, 940, 860)),
		mudguard(sketch, front, 20, 150, 20, 46),
		fork(CRUISER_BONES, { leg: dark ? '#23282d' : chrome(sketch, 700, 300), stanchion: '#c3c9cf' }, 1.1),
		piece(points('560,700,20 600,860,30 760,880,20 740,700,30'), '#1b1f23'),
		roundLamp(sketch, 640, 800, 104),
		ring(640, 800, 100, dark ? '#2b3036' : '#dfe4e8', 10, 0.6),
		trim === 'luxury'
			? piece(
					points('610,900,20 640,1200,50 720,1290,30 800,1160 800,920,20'),
					art.vertical(1290, 900, '0 #eef4f8/.75, 1 #93a2ae/.6'),
					'#5b6a76',
				)
			: '',
		tube(points('780,880 830,1010 930,1060 1060,1020'), 30, bright),
		grip(1050, 1008),
		mirror(930, 1060, 50, 130),
		disc(760, 960, 50, '#23282d'),
		ring(760, 960, 46, dark ? cast(sketch, 1010, 910) : chrome(sketch, 1010, 910), 12),
		box(860, 170, 190, 34, 14, '#2b3036'),
		stroke(open(points('1420,250 1440,130 1520,70')), '#23282d', 22),
	].join('');
}

/** A long mudguard round part of a wheel, between two angles. */
function mudguard(
	sketch: Sketch,
	wheel: BikeWheel,
	from: number,
	to: number,
	gap: number,
	thick: number,
): Markup {
	const arc = (r: number, a: number, b: number) =>
		Array.from({ length: 7 }, (_, i): CurvePoint => {
			const t = ((a + ((b - a) * i) / 6) * Math.PI) / 180;
			const [x, y] = [wheel.x + r * Math.cos(t), wheel.radius + r * Math.sin(t)];
			return i === 0 || i === 6 ? [x, y, 16] : [x, y];
		});
	const r = wheel.radius + gap;
	return piece(
		[...arc(r + thick, from, to), ...arc(r, to, from)],
		painted(sketch, 740, 360),
		shade(sketch.paint, 0),
	);
}
