import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';

/** A small roadster: round eyes, an oval mouth, two seats in the open. */
export const CONVERTIBLE: CarDesign = {
	label: 'Convertible',
	length: 4100,
	width: 1760,
	height: 1260,
	shape: {
		lower: points(
			'200,150,50 90,176 28,250 6,350 4,450 22,540 84,610 280,690 600,762 940,818 1240,856 1500,880 1900,892 2600,906 3000,924 3300,940 3700,936 3900,916,20 3960,860,30 4040,740 4084,600 4100,480 4084,360 4030,250 3940,190,60 2780,160,30 1150,160,30',
		),
		plan: points('0,780 300,846 800,868 1500,868 2400,872 3200,876 3600,850 4100,740'),
		flank: points('-0.3,100 0,52 0.14,18 0.28,10 0.5,16 0.78,10 0.96,0 1.02,4 1.14,34 1.3,76'),
		shoulder: points('0,590 700,716 1200,766 2000,784 2800,806 3300,826 4100,800'),
		sill: 160,
		bow: [240, 220],
		edge: [60, 165, 170],
		crown: 40,
		flare: 24,
	},
	spine: { from: [1200, 470], to: [3100, 500] },
	axles: [830, 3130],
	wheel: {
		diameter: 640,
		width: 215,
		rim: 0.75,
		designs: { base: ['ten', 'silver'], luxury: ['twin', 'silver'], sport: ['star', 'black'] },
	},
	arch: { gap: 26 },
	sillTrim: 44,
	glass: { pillars: [], screen: points('0,900 10,900 10,910'), centre: 2000 },
	seams: [
		points('1560,870 1452,780 1420,520 1440,300 1490,216,0 2420,210'),
		points('2560,896 2570,760 2530,500 2480,290 2420,210'),
		points('3360,820,26 3490,824,26 3486,720,26 3356,716,26 3360,820'),
	],
	handles: [[2270, 790]],
	mirror: [1640, 905],
	top: [
		{ kind: 'seam', points: points('1330,700 960,720 560,660 310,500 210,280 184,0') },
		{ kind: 'crease', points: points('1300,400 900,400 400,300'), strength: 0.7 },
		{ kind: 'seam', points: points('3000,560 3180,610 3600,590 3820,470 3880,0') },
	],
	nose: [
		{
			kind: 'opening',
			across: true,
			frame: 'trim',
			outline: points('0,240 300,246 470,300 500,360 400,420 200,446 0,450'),
			pattern: { kind: 'honeycomb', pitch: 56, width: 9 },
		},
		{
			kind: 'lamp',
			outline: points('560,520 660,476 800,484 940,540 1010,610 940,640 780,628 620,588'),
			eyes: [
				[720, 548, 52],
				[860, 578, 42],
			],
			strips: [points('590,520 670,490 800,498 930,552')],
		},
		{ kind: 'opening', outline: points('660,250,24 780,262,24 820,350,24 700,350,24') },
		{ kind: 'light', colour: 'white', outline: points('712,276,24 712,326,24 784,332,24 780,284,24') },
		{ kind: 'crease', points: points('540,450 720,440 900,480'), strength: 0.6 },
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,146,0 520,154,16 760,200,16 560,206,16 0,186'),
		},
		{ kind: 'plate', at: [0, 330] },
		{ kind: 'badge', at: [0, 570], size: 44 },
	],
	tail: [
		{
			kind: 'tail-lamp',
			outline: points('500,790 560,726 680,704 820,720 900,780 840,826 680,834 560,826'),
			strips: [
				points('640,734 590,768 640,802 690,768 640,734'),
				points('770,736 724,772 770,806 816,772 770,736'),
			],
		},
		{ kind: 'panel', finish: 'recess', across: true, outline: points('0,470,0 290,470,30 320,620,30 0,628') },
		{ kind: 'plate', at: [0, 550], flip: true },
		{ kind: 'badge', at: [0, 790], size: 42 },
		{ kind: 'crease', across: true, points: points('0,670 420,664 700,660'), strength: 0.35 },
		{ kind: 'light', colour: 'red', outline: points('600,380,8 780,410,8 780,434,8 600,406,8') },
		{
			kind: 'panel',
			finish: 'gloss',
			across: true,
			outline: points('0,170,0 560,180,20 700,230,20 560,300,30 0,306'),
		},
		{ kind: 'pipe', at: [470, 244], size: [104, 84] },
	],
	wrap: [1200, 3100],
	seats: { rows: [2230], shoulder: 900 },
	load: {
		kind: 'open-top',
		opening: points('1600,0 1640,560 1760,640 2300,650 2640,620 2800,500 2820,0'),
		seats: [2380],
	},
};
