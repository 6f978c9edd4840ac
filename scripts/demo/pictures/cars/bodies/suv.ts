import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';

/** A mid-size SUV: high nose with a deep netted grille, cladding all round, a kicked-up rear window. */
export const SUV: CarDesign = {
	label: 'SUV',
	length: 4640,
	width: 1880,
	height: 1690,
	shape: {
		lower: points(
			'200,250,50 90,286 30,390 6,540 2,720 8,860 34,962,40 190,1012 520,1058 840,1090 1190,1118 1700,1144 2700,1172 3700,1184 4260,1150,40 4460,1080,50 4556,960 4608,800 4636,640 4632,490 4580,360 4480,282,60 3240,215,30 1280,215,30',
		),
		cabin: points(
			'940,800,0 1190,1112 1430,1272 1690,1448 1890,1562 2120,1636 2450,1682 2860,1690 3280,1668 3680,1624 4050,1568,16 4044,1528,12 4200,1330 4330,1140,34 4350,800,0',
		),
		plan: points('0,886 300,922 905,934 1700,939 2600,940 3600,936 4100,912 4640,852'),
		flank: points('-0.3,80 0,30 0.14,6 0.26,2 0.5,12 0.8,9 0.96,0 1.01,2 1.12,28 1.28,60'),
		shoulder: points('0,900 700,986 1300,1016 2100,1030 3000,1044 3700,1056 4640,1036'),
		sill: 215,
		bow: [210, 150],
		edge: [50, 130, 140],
		crown: 30,
		belt: points('1150,760 1500,830 2000,854 2700,858 3400,846 3900,796 4330,730'),
		roof: points('1690,580 2000,622 2700,636 3400,620 4030,566'),
		cabinHeights: [1140, 1670],
		cabinBow: [310, 150],
		roofCrown: 50,
		cabinEdge: 76,
		flare: 18,
	},
	spine: { from: [1150, 680], to: [3600, 720] },
	axles: [905, 3615],
	wheel: {
		diameter: 748,
		width: 225,
		rim: 0.735,
		designs: { base: ['five', 'silver'], luxury: ['ten', 'machined'], sport: ['star', 'black'] },
	},
	arch: { gap: 40, cladding: 62 },
	sillTrim: 130,
	rails: [2030, 3800],
	glass: {
		side: points(
			'1450,1150,22 1650,1284 1860,1422 2020,1506 2240,1564 2570,1600 2960,1598 3340,1566 3660,1516 3900,1448,20 3760,1280,60 3600,1238 3200,1210 2600,1186 2000,1164',
		),
		pillars: [
			[2480, 2566, -26],
			[3400, 3450, -50],
		],
		screen: points('0,1144 430,1148 740,1164,20 650,1370 560,1554,40 300,1594 0,1602'),
		back: points('0,1206 420,1208 660,1230,40 590,1390 500,1506,30 250,1540 0,1544'),
		centre: 2700,
	},
	seams: [
		points('1460,1138 1402,1040 1384,700 1394,450 1430,352,0 2500,346'),
		points('2534,1176 2522,860 2506,460 2500,346,0 3280,352'),
		points('3460,1214 3420,1040 3300,800 3196,620 3176,470 3200,360'),
		points('3840,1080,26 4000,1084,26 3996,954,26 3836,950,26 3840,1080'),
	],
	handles: [
		[2290, 1070],
		[3180, 1086],
	],
	mirror: [1590, 1160],
	top: [
		{ kind: 'seam', points: points('1290,780 1000,790 560,756 260,660 110,420 76,0') },
		{ kind: 'crease', points: points('1240,520 800,520 260,500'), strength: 0.8 },
	],
	nose: [
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,222,0 700,222,20 1000,262,20 1000,470,20 800,520,20 560,420,30 0,410'),
		},
		{
			kind: 'opening',
			across: true,
			frame: 'trim',
			outline: points('0,560,0 360,560,30 540,700,24 500,880,20 420,916,20 0,926'),
			pattern: { kind: 'net', pitch: 52, width: 11, colour: '#3d444b' },
		},
		{ kind: 'panel', finish: 'gloss', across: true, outline: points('0,820,0 490,826,14 486,870,14 0,866') },
		{
			kind: 'lamp',
			outline: points('530,930,10 520,840,16 640,810,14 860,816 1040,868 1140,960,8 900,950 700,940'),
			eyes: [
				[700, 872, 40],
				[830, 878, 38],
			],
			strips: [points('546,916 546,852 640,828 860,834 1020,882 1100,944')],
		},
		{
			kind: 'opening',
			outline: points('700,540,16 880,560,16 960,700,20 900,730,20 760,660,20'),
			pattern: { kind: 'bars', pitch: 46, width: 10 },
		},
		{ kind: 'light', colour: 'white', outline: points('770,590,10 860,600,10 880,650,10 790,636,10') },
		{
			kind: 'opening',
			across: true,
			outline: points('0,430,0 420,430,20 500,500,20 420,530,20 0,530'),
			pattern: { kind: 'bars', pitch: 34, width: 9 },
		},
		{
			kind: 'panel',
			finish: 'metal',
			across: true,
			outline: points('0,250,0 420,250,20 500,330,20 380,340,20 0,340'),
		},
		{ kind: 'plate', at: [0, 470] },
		{ kind: 'badge', at: [0, 770], size: 60 },
	],
	tail: [
		{ kind: 'seam', points: points('0,660,0 560,660,40 660,740 720,900 700,1080 640,1200'), across: true },
		{
			kind: 'tail-lamp',
			outline: points('430,1040,12 440,980,12 700,960 900,900 1010,930,14 1120,1060,8 900,1086 680,1066'),
			strips: [points('456,1012 700,992 920,938 1040,980'), points('1090,1056 900,1056 700,1040')],
		},
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,1000,0 430,1004,6 428,1034,6 0,1032'),
		},
		{ kind: 'panel', finish: 'recess', across: true, outline: points('0,740,0 290,740,30 320,900,30 0,908') },
		{ kind: 'plate', at: [0, 826], flip: true },
		{ kind: 'badge', at: [0, 1090], size: 52 },
		{ kind: 'crease', across: true, points: points('0,640 560,640 820,680 980,740'), strength: 0.35 },
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,236,0 720,240,20 1030,286,20 1030,520,20 800,560,30 600,500,30 0,500'),
		},
		{ kind: 'light', colour: 'red', outline: points('660,470,8 860,490,8 860,516,8 660,498,8') },
		{ kind: 'panel', finish: 'metal', across: true, outline: points('0,290,0 430,290,20 500,380,20 0,384') },
		{ kind: 'pipe', at: [560, 330], size: [130, 60] },
	],
	wrap: [1150, 3600],
	seats: { rows: [2130, 3010], shoulder: 1280 },
};
