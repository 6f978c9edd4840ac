import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';
import { VAN } from './van.ts';

/** A coach-built motorhome on a van's cab, with a bed over the driver. */
export const MOTORHOME: CarDesign = {
	...VAN,
	label: 'Motorhome',
	whiteShell: true,
	length: 7250,
	width: 2340,
	height: 2960,
	shape: {
		...VAN.shape,
		lower: points(
			'180,240,50 76,276 26,380 5,540 6,720 28,880 80,980 240,1070 480,1146 700,1196 830,1220 1020,1404 1230,1582 1400,1680 1800,1720,60 2200,1700,0 2400,1000 2300,300,50 1360,240,30',
		),
		cabin: points(
			'2120,480,30 2060,800 2050,1700,30 1440,1700,50 1330,1780,60 1280,2060 1360,2380 1580,2640,180 2100,2800 3000,2850 5600,2870 6900,2860 7140,2820,140 7220,2400 7246,1400 7240,700,40 7150,450,50 5900,440,30 4400,440,30',
		),
		plan: points('0,880 240,936 985,980 1700,984 2400,980'),
		flank: points('-0.3,70 0,34 0.1,10 0.2,4 0.5,8 0.8,6 0.97,0 1,0 1.15,30 1.5,110 1.9,190'),
		belt: points('1200,1120 2000,1160 7000,1160 7250,1150'),
		roof: points('1200,1100 2000,1150 7000,1150 7250,1140'),
		cabinHeights: [800, 2800],
		cabinBow: [120, 40],
		roofCrown: 30,
		cabinEdge: 70,
		sill: 240,
	},
	spine: { from: [1150, 900], to: [6200, 1500] },
	axles: [985, 5100],
	wheel: {
		diameter: 700,
		width: 225,
		rim: 0.62,
		designs: { base: ['steel', 'silver'], luxury: ['five', 'silver'], sport: ['six', 'black'] },
	},
	arch: { gap: 46 },
	sillTrim: 0,
	glass: {
		side: points('1060,1270,30 1220,1410 1380,1540 1500,1600 1880,1612,50 1900,1330,40 1700,1286 1400,1272'),
		pillars: [],
		screen: points('0,1232 480,1238 800,1266,24 760,1440 690,1640,40 360,1680 0,1690'),
		centre: 2300,
	},
	seams: [
		points('1090,1256 1126,1130 1130,760 1136,480 1180,370,0 1960,366'),
		points('1960,1600 1972,1100 1960,366'),
	],
	flank: [
		{ kind: 'panel', finish: 'dark-metal', outline: points('2050,300,0 2050,760,0 7232,760,0 7232,300,0') },
		{ kind: 'panel', finish: 'metal', outline: points('2050,760,0 2050,786,0 7232,786,0 7232,760,0') },
		{
			kind: 'panel',
			finish: 'accent',
			outline: points(
				'1200,2010,0 1900,1830 2700,1260 3700,1050 5200,1020 7232,1020,0 7232,880,0 5200,880 3700,910 2660,1100 1860,1670 1200,1840,0',
			),
		},
		{
			kind: 'strip',
			points: points('1300,2060 1920,1900 2730,1330 3720,1120 5200,1090 7240,1090'),
			width: 34,
			colour: '#9aa2a9',
		},
		{ kind: 'pane', outline: points('2420,1640,60 2420,2140,60 3260,2140,60 3260,1640,60') },
		{ kind: 'pane', outline: points('5500,1640,60 5500,2140,60 6660,2140,60 6660,1640,60') },
		{ kind: 'pane', outline: points('1580,2080,60 1580,2400,60 2140,2400,60 2140,2080,60') },
		{ kind: 'panel', finish: 'white', outline: points('3640,640,40 3640,2480,90 4300,2480,90 4300,640,40') },
		{ kind: 'pane', outline: points('3770,1740,60 3770,2320,60 4170,2320,60 4170,1740,60') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('4210,1400,20 4210,1540,20 4256,1540,20 4256,1400,20'),
		},
		{
			kind: 'panel',
			finish: 'metal',
			outline: points('2500,2640,40 2500,2750,40 6700,2750,40 6700,2640,40'),
		},
		{ kind: 'seam', closed: true, points: points('6000,1130,30 6000,1420,30 6860,1420,30 6860,1130,30') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('4620,1640,20 4620,1820,20 5100,1820,20 5100,1640,20'),
		},
	],
	handles: [[1740, 1110]],
	mirror: [1180, 1330],
	tail: [
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,300,0 1800,300,0 1800,760,0 0,760,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,880,0 1800,880,0 1800,1020,0 0,1020,0'),
		},
		{ kind: 'pane', across: true, outline: points('0,1720,0 700,1720,60 700,2280,60 0,2280,0') },
		{
			kind: 'tail-lamp',
			outline: points('960,800,30 960,1420,30 1080,1420,30 1080,800,30'),
			amber: [points('970,1040,8 970,1160,8 1070,1160,8 1070,1040,8')],
			clear: [points('970,920,8 970,1000,8 1070,1000,8 1070,920,8')],
			strips: [points('1020,1220 1020,1380')],
		},
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,450,20 1100,450,20 1100,600,20 0,600'),
		},
		{ kind: 'plate', at: [0, 680], flip: true },
		{ kind: 'light', colour: 'red', outline: points('820,2600,10 820,2650,10 960,2650,10 960,2600,10') },
	],
	wrap: [1150, 6000],
};
