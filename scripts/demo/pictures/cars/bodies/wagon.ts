import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';

/** A wagon with a long level roof, an upright shield of a grille, and a little cladding. */
export const WAGON: CarDesign = {
	label: 'Wagon',
	length: 4800,
	width: 1860,
	height: 1510,
	shape: {
		lower: points(
			'190,186,50 70,220 22,310 4,430 2,560 10,660 44,738 210,800 560,866 920,920 1260,968 1700,996 2700,1026 3800,1046 4420,1030,40 4620,960,50 4720,850 4780,730 4798,590 4790,430 4740,300 4640,224,60 3360,190,30 1260,190,30',
		),
		cabin: points(
			'980,700,0 1260,962 1540,1126 1820,1286 2040,1386 2320,1456 2660,1492 3060,1506 3480,1494 3880,1464 4200,1424 4320,1396,16 4316,1360,12 4440,1200 4540,1010,30 4560,700,0',
		),
		plan: points('0,872 300,908 880,922 1700,928 2600,930 3700,928 4300,908 4800,850'),
		flank: points('-0.3,90 0,40 0.14,12 0.24,6 0.5,12 0.8,9 0.96,0 1.01,2 1.13,28 1.3,62'),
		shoulder: points('0,690 760,810 1300,858 2100,886 3000,906 3900,918 4800,906'),
		sill: 190,
		bow: [230, 150],
		edge: [44, 150, 150],
		crown: 34,
		belt: points('1220,744 1600,824 2150,846 2900,850 3700,838 4200,790 4540,720'),
		roof: points('1820,580 2200,626 2900,640 3700,628 4300,590'),
		cabinHeights: [1000, 1480],
		cabinBow: [320, 150],
		roofCrown: 46,
		cabinEdge: 70,
		flare: 16,
	},
	spine: { from: [1200, 580], to: [3800, 620] },
	axles: [880, 3740],
	wheel: {
		diameter: 690,
		width: 215,
		rim: 0.735,
		designs: { base: ['twin', 'silver'], luxury: ['blade', 'silver'], sport: ['star', 'black'] },
	},
	arch: { gap: 34, cladding: 36 },
	sillTrim: 84,
	rails: [2200, 4120],
	glass: {
		side: points(
			'1530,1006,22 1740,1138 1950,1256 2150,1346 2380,1400 2700,1430 3060,1438 3460,1424 3860,1390 4150,1344 4230,1290,24 4180,1150,44 4060,1100 3700,1066 2900,1040 2150,1022',
		),
		pillars: [
			[2590, 2670, -28],
			[3520, 3586, -40],
		],
		screen: points('0,990 420,994 730,1010,20 640,1220 552,1390,40 300,1424 0,1432'),
		back: points('0,1080 400,1082 640,1100,40 590,1240 520,1340,30 260,1372 0,1376'),
		centre: 2900,
	},
	seams: [
		points('1560,992 1490,890 1466,580 1476,350 1516,262,0 2610,256'),
		points('2640,1028 2628,720 2614,350 2610,256,0 3420,262'),
		points('3600,1066 3560,880 3450,680 3370,520 3352,370 3380,270'),
		points('4060,950,26 4220,954,26 4216,824,26 4056,820,26 4060,950'),
	],
	handles: [
		[2390, 926],
		[3290, 942],
	],
	mirror: [1690, 1006],
	top: [
		{ kind: 'seam', points: points('1350,770 1000,776 560,730 250,610 130,360 104,0') },
		{ kind: 'crease', points: points('1310,520 900,510 340,470'), strength: 0.6 },
	],
	nose: [
		{
			kind: 'opening',
			across: true,
			frame: 'trim',
			outline: points('0,404,0 280,404,30 400,490,24 440,650,20 380,716,20 0,724'),
			pattern: { kind: 'slats', pitch: 46, width: 15, colour: '#5d656c' },
		},
		{
			kind: 'lamp',
			outline: points('480,724,12 470,628,14 620,604,14 820,604 1010,650 1130,744,8 900,738 700,730'),
			eyes: [
				[700, 664, 44],
				[850, 672, 42],
			],
			strips: [points('492,708 488,640 622,622'), points('1100,736 960,664 830,626')],
		},
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,170,0 660,170,20 960,230,20 960,330,20 700,360,20 520,330,30 0,326'),
		},
		{ kind: 'opening', outline: points('620,392,14 860,410,16 900,500,20 700,496,30') },
		{ kind: 'light', colour: 'white', outline: points('700,418,10 830,430,10 840,462,10 712,452,10') },
		{ kind: 'panel', finish: 'metal', across: true, outline: points('0,180,0 420,180,16 460,232,16 0,238') },
		{ kind: 'crease', points: points('520,560 760,552 960,590'), strength: 0.7 },
		{ kind: 'plate', at: [0, 338] },
		{ kind: 'badge', at: [0, 640], size: 50 },
	],
	tail: [
		{ kind: 'seam', points: points('0,560,0 560,560,40 660,640 710,800 690,980 640,1080'), across: true },
		{
			kind: 'tail-lamp',
			outline: points(
				'470,940,12 474,872,12 680,850 700,760,14 900,760,14 1030,850 1120,950,8 900,968 680,962',
			),
			strips: [points('490,906 690,890 730,800 880,800'), points('1070,940 900,930 700,930')],
			clear: [points('490,926,6 492,944,6 660,946,6 662,928,6')],
		},
		{ kind: 'panel', finish: 'metal', across: true, outline: points('0,888,0 440,890,8 440,912,8 0,912') },
		{ kind: 'panel', finish: 'recess', across: true, outline: points('0,640,0 290,640,30 320,790,30 0,798') },
		{ kind: 'plate', at: [0, 722], flip: true },
		{ kind: 'badge', at: [0, 980], size: 48 },
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,180,0 700,190,20 1010,260,20 1000,400,20 760,420,30 0,420'),
		},
		{ kind: 'light', colour: 'red', outline: points('640,372,8 850,384,8 850,408,8 640,398,8') },
		{ kind: 'panel', finish: 'metal', across: true, outline: points('0,196,0 420,200,16 470,258,16 0,262') },
	],
	wrap: [1200, 3900],
	seats: { rows: [2240, 3130], shoulder: 1100 },
};
