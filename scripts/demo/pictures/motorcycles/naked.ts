import { points } from '../geometry/curves.ts';
import { shade } from '../paint/colours.ts';
import { box, disc, fill, line, type Markup, ring, stroke } from '../render/svg.ts';
import { type Bones, chain, fork, pivotBolt, shock, swingarm } from './chassis.ts';
import { grip, mirror, roundLamp, seat } from './controls.ts';
import { exhaust, parallelTwin } from './engines.ts';
import {
	bodywork,
	cast,
	chrome,
	frameTone,
	open,
	painted,
	piece,
	type Sketch,
	shape,
	tube,
} from './sketch.ts';
import { bikeWheel } from './wheels.ts';

/** Positions of the naked bike's wheels and joints. */
export const NAKED_BONES: Bones = {
	front: { x: 312, radius: 300, rim: 0.765, disc: 164, design: 'five' },
	rear: { x: 1752, radius: 316, rim: 0.735, disc: 118, design: 'five' },
	head: [626, 930],
	pivot: [1190, 470],
};

/** A naked street bike. Sport trim has a painted frame, a gold fork and a fly screen; luxury a rack and bar ends. */
export function drawNaked(sketch: Sketch): Markup {
	return [...runningGear(sketch), ...frameAndSeat(sketch), ...tankAndFork(sketch), ...controls(sketch)].join(
		'',
	);
}

/** Wheels, engine, exhaust and final drive, back to front. */
function runningGear(sketch: Sketch): Markup[] {
	const { trim } = sketch;
	return [
		bikeWheel(sketch, NAKED_BONES.rear),
		bikeWheel(sketch, NAKED_BONES.front),
		exhaust(points('700,520 650,420 690,300 900,250 1150,262')),
		piece(
			points('1130,208,20 1130,316,30 1330,352,30 1500,420,20 1540,330,20 1380,226,40'),
			trim === 'sport' ? cast(sketch, 420, 208) : chrome(sketch, 420, 208),
		),
		piece(points('1500,424,10 1546,320,10 1576,336,8 1530,436,8'), '#15181b'),
		chain(NAKED_BONES),
		swingarm(sketch, NAKED_BONES),
		piece(points('706,430,20 664,780,20 716,800,12 770,440,20'), '#1b1f23'),
		...Array.from({ length: 7 }, (_, i) =>
			line(700 - i * 4, 470 + i * 42, 748 - i * 4, 474 + i * 42, '#5b636b', 7, 0.8),
		),
		parallelTwin(sketch, 712, 262),
	];
}

/** The frame, the seat and the tail. */
function frameAndSeat(sketch: Sketch): Markup[] {
	const { trim } = sketch;
	const frame = frameTone(sketch);
	const gold = trim === 'base' ? '#9aa2a9' : '#c9a227';
	return [
		tube(points('640,900 900,770 1180,660 1210,470'), 46, frame),
		tube(points('660,800 820,660 1010,740 1180,560'), 34, frame),
		tube(points('820,660 900,770'), 30, frame),
		tube(points('1180,660 1420,830'), 30, '#23282d'),
		shock([1240, 560], [1330, 740], gold),
		pivotBolt(NAKED_BONES),
		piece(points('1050,810,20 1090,690,30 1230,620,30 1300,700,20 1400,820,20 1120,850,20'), '#1d2125'),
		piece(points('1160,620,14 1140,720,20 1270,760,20 1260,660,20'), cast(sketch, 760, 620)),
		seat(
			sketch,
			points('1096,868,30 1130,836,20 1340,834 1480,880 1640,960,20 1560,972 1420,920,40 1260,880 1160,896'),
		),
		bodywork(
			sketch,
			points('1300,870,10 1440,910 1600,976 1760,1030,20 1756,976,16 1640,880 1480,806 1310,772,30'),
			points('1310,830 1500,876 1750,1000'),
		),
		piece(points('1730,1020,8 1764,1028,8 1760,972,8 1700,940,8'), '#c01c1d'),
		piece(points('1590,850,20 1680,900,20 1860,740,20 1846,690,14 1800,700,30'), '#1b1f23'),
		line(1872, 770, 1858, 650, '#9aa2aa', 12),
		line(1720, 850, 1800, 822, '#15181b', 12),
		box(1790, 806, 60, 28, 12, '#f08a24'),
		trim === 'luxury' ? tube(points('1480,960 1640,1050 1840,1060'), 22, '#c3c9cf') : '',
	];
}

/** The tank, the fork and the front mudguard. */
function tankAndFork(sketch: Sketch): Markup[] {
	const { trim, paint } = sketch;
	const gold = trim === 'base' ? '#9aa2a9' : '#c9a227';
	return [
		bodywork(
			sketch,
			points(
				'640,850,30 650,940 730,1020 880,1052 1020,1016 1110,930 1140,846,24 1030,790 880,752,40 740,780',
			),
			points('664,900 800,906 960,884 1120,842'),
		),
		piece(
			points('596,760,16 636,862,20 760,830,30 840,720,24 720,664,24'),
			painted(sketch, 880, 690),
			shade(paint, 0),
		),
		fill(shape(points('680,716,16 700,800,20 790,742,20 736,694,14')), '#15181b'),
		disc(860, 1028, 34, '#2b3036'),
		ring(860, 1028, 28, '#9aa3ab', 7, 0.7),
		fork(NAKED_BONES, { leg: '#1f2327', stanchion: gold }, 1.02),
		piece(
			points('110,540,14 190,626 320,656 450,622 500,568,10 440,560 310,618 200,590'),
			painted(sketch, 650, 440),
			shade(paint, 0),
		),
	];
}

/** Handlebar, lamp and the belly pan. */
function controls(sketch: Sketch): Markup[] {
	const { trim, paint } = sketch;
	return [
		tube(points('600,990 660,1030 760,1040'), 28, '#1b1f23'),
		grip(740, 1042),
		mirror(690, 1040, 60),
		piece(
			points('520,1010,30 470,1090 486,1128,16 560,1090 650,1010,30 640,890,30 560,850,30'),
			cast(sketch, 1128, 850),
		),
		trim === 'sport'
			? piece(
					points('470,1040,20 500,1180,30 590,1200,20 660,1040,20'),
					sketch.art.vertical(1200, 1040, '0 #3a4046/.8, 1 #14171a/.9'),
				)
			: '',
		roundLamp(sketch, 520, 930, 82),
		piece(
			points('720,300,20 700,220,30 860,190,20 1080,208,20 1120,262,20 900,270'),
			trim === 'base' ? '#1d2125' : painted(sketch, 300, 190),
			shade(paint, 0),
		),
		stroke(open(points('1150,380 1110,250 1160,190')), '#23282d', 22),
		box(1090, 310, 120, 30, 12, '#2b3036'),
	];
}
