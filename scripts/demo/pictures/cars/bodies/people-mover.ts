import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';

/** An eight-seat people mover: one sweep from nose to roof, long windows, a broad bright grille. */
export const PEOPLE_MOVER: CarDesign = {
	label: 'People mover',
	length: 5155,
	width: 1995,
	height: 1750,
	shape: {
		lower: points(
			'190,196,50 80,232 26,340 4,500 2,660 14,800 50,900 240,968 540,1024 800,1062 1020,1090 1500,1120 2600,1146 3900,1160 4800,1140,40 5040,1090,50 5104,940 5140,780 5154,620 5150,460 5100,310 5000,230,60 3640,190,30 1340,190,30',
		),
		cabin: points(
			'740,800,0 1020,1084 1290,1246 1580,1422 1810,1544 2060,1638 2400,1710 2900,1746 3500,1748 4100,1724 4500,1686 4790,1640,18 4786,1600,12 4890,1390 4990,1160,34 5010,800,0',
		),
		plan: points('0,930 300,972 945,990 1700,996 2600,998 3900,996 4600,976 5155,910'),
		flank: points('-0.3,90 0,44 0.14,14 0.26,8 0.5,14 0.8,10 0.96,0 1.01,2 1.12,26 1.28,56'),
		shoulder: points('0,830 700,920 1300,976 2200,1004 3200,1020 4200,1026 5155,1000'),
		sill: 190,
		bow: [260, 130],
		edge: [50, 170, 130],
		crown: 34,
		belt: points('980,820 1400,890 2000,912 3000,916 4200,900 4700,860 5000,800'),
		roof: points('1580,620 2000,670 2900,700 3900,690 4760,630'),
		cabinHeights: [1110, 1730],
		cabinBow: [340, 130],
		roofCrown: 44,
		cabinEdge: 80,
		flare: 12,
	},
	spine: { from: [1200, 640], to: [4000, 700] },
	axles: [945, 4035],
	wheel: {
		diameter: 732,
		width: 230,
		rim: 0.735,
		designs: { base: ['ten', 'silver'], luxury: ['blade', 'machined'], sport: ['star', 'black'] },
	},
	arch: { gap: 34 },
	sillTrim: 54,
	rails: [2150, 4540],
	glass: {
		side: points(
			'1330,1120,26 1550,1266 1780,1416 1960,1514 2200,1592 2560,1642 3100,1660 3700,1652 4200,1622 4640,1564,28 4740,1400 4780,1260,46 4400,1200 3500,1168 2500,1146 1850,1132',
		),
		pillars: [
			[2390, 2480, -20],
			[3560, 3650, -20],
		],
		screen: points('0,1108 470,1114 810,1136,24 700,1380 600,1570,40 320,1616 0,1624'),
		back: points('0,1240 460,1244 740,1266,40 680,1440 610,1570,30 300,1606 0,1612'),
		centre: 3000,
	},
	seams: [
		points('1340,1106 1270,1010 1246,680 1256,400 1292,262,0 2420,256'),
		points('2446,1144 2434,840 2424,420 2420,256,0 3560,258'),
		points('3620,1172 3610,840 3580,460 3560,258'),
		points('3650,1064 4200,1070 4700,1060'),
		points('4380,990,26 4540,994,26 4536,864,26 4376,860,26 4380,990'),
	],
	handles: [
		[2190, 1040],
		[2510, 1044],
	],
	mirror: [1470, 1140],
	top: [
		{ kind: 'seam', points: points('1110,820 800,820 480,760 250,610 140,350 116,0') },
		{ kind: 'crease', points: points('1060,560 700,560 300,520'), strength: 0.6 },
	],
	nose: [
		{
			kind: 'opening',
			across: true,
			frame: 'chrome',
			outline: points('0,400,0 460,400,40 660,540,30 640,740,24 560,790,24 0,806'),
			pattern: { kind: 'bars', pitch: 58, width: 20, colour: '#9aa2a9' },
		},
		{
			kind: 'strip',
			across: true,
			points: points('980,882 800,862 400,858 0,860'),
			width: 14,
			colour: '#ffffff',
			glow: true,
		},
		{
			kind: 'lamp',
			outline: points('690,830,14 700,640,14 860,650,16 1000,720 1110,880,8 900,850'),
			blocks: [
				points('730,760,8 732,806,8 840,816,8 838,768,8'),
				points('732,690,8 732,738,8 850,748,8 848,698,8'),
				points('880,720,8 884,776,8 980,800,8 970,742,8'),
			],
			strips: [points('706,820 880,838 1080,872')],
		},
		{ kind: 'opening', outline: points('760,340,16 900,360,16 960,500,20 820,480,24') },
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,210,0 640,220,20 760,280,20 560,320,24 0,312'),
		},
		{ kind: 'strip', across: true, points: points('700,300 480,340 0,344'), width: 14, colour: '#cfd5da' },
		{ kind: 'plate', at: [0, 460] },
		{ kind: 'badge', at: [0, 700], size: 60 },
	],
	tail: [
		{ kind: 'seam', points: points('0,560,0 640,560,40 760,660 820,900 790,1120 740,1240'), across: true },
		{
			kind: 'tail-lamp',
			across: true,
			stripWidth: 12,
			outline: points(
				'0,1070,0 560,1070 820,1040 1060,1030,14 1160,1080,8 1060,1140 820,1134 560,1120 0,1118,0',
			),
			strips: [points('1090,1084 820,1092 560,1096 0,1094')],
		},
		{ kind: 'panel', finish: 'recess', across: true, outline: points('0,760,0 300,760,30 330,920,30 0,928') },
		{ kind: 'plate', at: [0, 846], flip: true },
		{ kind: 'badge', at: [0, 1010], size: 48 },
		{ kind: 'crease', across: true, points: points('0,540 600,540 860,580 1040,640'), strength: 0.35 },
		{ kind: 'light', colour: 'red', outline: points('740,400,8 960,430,8 960,458,8 740,430,8') },
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,200,0 760,210,20 960,270,20 740,340,40 0,344'),
		},
		{ kind: 'strip', across: true, points: points('780,340 500,356 0,360'), width: 14, colour: '#cfd5da' },
	],
	wrap: [1200, 4100],
	seats: { rows: [2060, 3080, 3980], shoulder: 1310 },
};
