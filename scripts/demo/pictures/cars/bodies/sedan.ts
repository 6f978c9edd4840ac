import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';

/** A long four-door sedan: slim eyes joined by a bright bar, a light band across the tail. */
export const SEDAN: CarDesign = {
	label: 'Sedan',
	length: 4760,
	width: 1850,
	height: 1440,
	shape: {
		lower: points(
			'200,160,50 80,192 26,290 4,410 2,530 18,622 62,692 220,752 560,826 920,884 1290,934 1700,960 2700,990 3700,1016 4080,1044 4440,1054 4640,1050,16 4672,1010,26 4716,880 4746,730 4760,590 4752,430 4706,290 4600,198,60 3350,168,30 1230,168,30',
		),
		cabin: points(
			'1000,700,0 1290,928 1570,1090 1860,1250 2090,1350 2340,1412 2640,1440 2960,1430 3260,1386 3560,1304 3860,1192 4080,1100 4200,1040 4240,700,0',
		),
		plan: points('0,860 300,900 865,916 1700,923 2600,925 3500,922 4100,900 4760,838'),
		flank: points('-0.3,90 0,44 0.14,14 0.26,10 0.5,12 0.8,9 0.96,0 1.01,2 1.13,28 1.3,62'),
		shoulder: points('0,660 760,774 1300,828 2100,862 3000,890 3800,912 4760,916'),
		sill: 168,
		bow: [270, 170],
		edge: [46, 170, 140],
		crown: 36,
		belt: points('1250,740 1600,822 2150,846 2800,850 3500,834 3900,780 4240,690'),
		roof: points('1860,560 2200,610 2700,622 3200,606 3560,570 3900,520'),
		cabinHeights: [970, 1420],
		cabinBow: [340, 260],
		roofCrown: 50,
		cabinEdge: 74,
		flare: 14,
	},
	spine: { from: [1200, 540], to: [3800, 580] },
	axles: [865, 3715],
	wheel: {
		diameter: 672,
		width: 215,
		rim: 0.75,
		designs: { base: ['five', 'silver'], luxury: ['ten', 'silver'], sport: ['blade', 'machined'] },
	},
	arch: { gap: 32 },
	sillTrim: 48,
	glass: {
		side: points(
			'1560,974,22 1770,1104 1980,1222 2170,1306 2400,1352 2680,1372 2970,1360 3230,1318 3450,1254 3650,1176 3780,1112,16 3650,1052,40 3300,1032 2700,1008 2150,990',
		),
		pillars: [
			[2600, 2680, -28],
			[3440, 3478, -70],
		],
		screen: points('0,958 420,962 730,978,20 630,1190 540,1330,40 300,1362 0,1370'),
		back: points('0,1100 400,1100 640,1110,36 560,1220 480,1318,30 240,1340 0,1344'),
		centre: 2700,
	},
	seams: [
		points('1580,960 1508,860 1482,560 1492,330 1532,228,0 2620,222'),
		points('2650,992 2638,700 2624,330 2620,222,0 3400,228'),
		points('3600,1048 3540,880 3410,660 3330,490 3322,340 3360,236'),
		points('3950,940,26 4110,944,26 4106,814,26 3946,810,26 3950,940'),
	],
	handles: [
		[2400, 900],
		[3290, 920],
	],
	mirror: [1715, 975],
	top: [
		{ kind: 'seam', points: points('1380,760 1000,768 560,716 270,580 150,340 126,0') },
		{ kind: 'crease', points: points('1330,470 900,452 380,360'), strength: 0.5 },
		{ kind: 'seam', points: points('4170,640 4300,690 4560,690 4640,640') },
	],
	nose: [
		{
			kind: 'opening',
			across: true,
			frame: 'trim',
			outline: points('0,296,0 380,296,30 560,392,24 640,540,20 500,588,24 0,600'),
			pattern: { kind: 'bars', pitch: 40, width: 12 },
		},
		{ kind: 'strip', across: true, points: points('470,640 260,632 0,628'), width: 16, colour: '#dfe4e8' },
		{
			kind: 'lamp',
			outline: points('440,650,12 540,600,16 780,606 1000,648 1210,724,8 1000,706 780,682 540,672,16'),
			blocks: [
				points('620,622,8 622,660,8 720,664,8 724,622,8'),
				points('760,624,8 760,668,8 860,680,8 866,632,8'),
			],
			strips: [points('470,650 556,614 780,616 1000,656 1160,704')],
		},
		{ kind: 'opening', outline: points('700,272,16 800,286,16 880,470,16 800,520,20 740,400') },
		{ kind: 'crease', points: points('600,560 800,548 960,576'), strength: 0.7 },
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,176,0 560,190,20 640,232,16 500,250,20 0,244'),
		},
		{ kind: 'plate', at: [0, 372] },
		{ kind: 'badge', at: [0, 528], size: 54 },
	],
	tail: [
		{ kind: 'seam', points: points('0,566,0 540,566,40 650,640 690,760 660,880'), across: true },
		{
			kind: 'tail-lamp',
			across: true,
			stripWidth: 13,
			outline: points('0,872,0 500,876 760,868 1010,880 1130,930,8 1010,972 800,984 500,972 0,966,0'),
			strips: [points('1060,932 800,936 500,926 0,920')],
		},
		{ kind: 'panel', finish: 'recess', across: true, outline: points('0,600,0 290,600,30 320,760,30 0,770') },
		{ kind: 'plate', at: [0, 690], flip: true },
		{ kind: 'crease', across: true, points: points('0,540 520,536 820,560 1000,600'), strength: 0.35 },
		{ kind: 'light', colour: 'red', outline: points('660,400,8 880,424,8 880,450,8 660,428,8') },
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,170,0 700,180,20 860,240,20 640,310,40 0,320'),
		},
		{ kind: 'pipe', at: [520, 254], size: [150, 62] },
	],
	wrap: [1200, 3700],
	seats: { rows: [2250, 3120], shoulder: 1070 },
};
