import { points } from '../../geometry/curves.ts';
import { COLOURS } from '../../paint/colours.ts';
import { MATERIALS } from '../../paint/materials.ts';
import type { CaravanDesign } from '../caravan.ts';

/** A full-height touring caravan on two axles. */
export const TANDEM: CaravanDesign = {
	label: 'Caravan',
	length: 7812,
	width: 2450,
	height: 3000,
	shape: {
		lower: points(
			'1480,540,40 1380,760,60 1350,1200 1380,2100 1460,2520 1590,2780,150 1880,2868 2400,2880 6800,2880 7400,2850,150 7580,2560 7620,1600 7610,980,60 7480,560,60 6200,540,30 3200,540,30',
		),
		plan: points('1350,1210 2000,1225 7000,1225 7700,1215'),
		flank: points('-0.3,10 0,0 1,0 2,0'),
		shoulder: points('1300,1600 7700,1600'),
		sill: 540,
		bow: [70, 30],
		edge: [60, 170, 120],
		crown: 24,
		flare: 0,
	},
	spine: { from: [2500, 1600], to: [6600, 1600] },
	axles: [4080, 4880],
	wheel: {
		diameter: 730,
		width: 235,
		rim: 0.62,
		chunky: true,
		designs: { base: ['six', 'silver'], luxury: ['five', 'machined'], sport: ['six', 'black'] },
	},
	arch: { gap: 70, tandem: true },
	sillTrim: 0,
	wrap: [2600, 6400],
	drawbar: { height: 520, to: 1700, half: 620 },
	boxes: [
		{
			on: 'drawbar',
			material: MATERIALS.aluminium,
			slab: { x: [760, 1280], y: [560, 1010], z: [-640, 640] },
		},
		{ on: 'roof', material: COLOURS.white, slab: { x: [3900, 4950], y: [2860, 3020], z: [-380, 380] } },
		{ on: 'roof', material: COLOURS.silver, slab: { x: [6000, 6500], y: [2860, 2950], z: [-250, 250] } },
	],
	spare: { at: [7800, 1010, 0], radius: 350 },
	flank: [
		{ kind: 'panel', finish: 'dark-metal', outline: points('1366,400,0 1366,1000,0 7596,1000,0 7596,400,0') },
		{ kind: 'panel', finish: 'metal', outline: points('1366,1000,0 1366,1030,0 7596,1030,0 7596,1000,0') },
		{
			kind: 'panel',
			finish: 'accent',
			outline: points(
				'1366,1180,0 2200,1196 3600,1230 4800,1320 5700,1580 6500,2080 7596,2560,0 7596,2390,0 6560,1930 5760,1440 4800,1200 3600,1110 2200,1080 1366,1070,0',
			),
		},
		{
			kind: 'strip',
			points: points('1300,1250 2200,1266 3600,1300 4800,1392 5680,1650 6460,2150 7640,2610'),
			width: 36,
			colour: '#9aa2a9',
		},
		{
			kind: 'panel',
			finish: 'metal',
			outline: points('1900,2690,40 1900,2810,40 6950,2810,40 6950,2690,40'),
		},
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('1860,2680,20 1860,2820,20 1950,2820,20 1950,2680,20'),
		},
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('6900,2680,20 6900,2820,20 6990,2820,20 6990,2680,20'),
		},
		{ kind: 'pane', outline: points('1780,1700,60 1780,2280,60 2760,2280,60 2760,1700,60') },
		{ kind: 'pane', outline: points('3260,1780,60 3260,2280,60 4160,2280,60 4160,1780,60') },
		{ kind: 'pane', outline: points('6520,1760,60 6520,2280,60 7200,2280,60 7200,1760,60') },
		{ kind: 'panel', finish: 'white', outline: points('5080,700,40 5080,2540,90 5780,2540,90 5780,700,40') },
		{ kind: 'pane', outline: points('5210,1760,60 5210,2380,60 5650,2380,60 5650,1760,60') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('5130,1420,20 5130,1560,20 5180,1560,20 5180,1420,20'),
		},
		{ kind: 'seam', closed: true, points: points('2840,1420,30 2840,1640,30 3180,1640,30 3180,1420,30') },
		{ kind: 'seam', closed: true, points: points('6080,1110,30 6080,1330,30 6560,1330,30 6560,1110,30') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('4320,1500,20 4320,1660,20 4780,1660,20 4780,1500,20'),
		},
		{
			kind: 'light',
			colour: 'amber',
			outline: points('1560,1120,10 1560,1160,10 1650,1160,10 1650,1120,10'),
		},
		{ kind: 'light', colour: 'red', outline: points('7400,1120,10 7400,1160,10 7490,1160,10 7490,1120,10') },
		{ kind: 'panel', finish: 'plastic', outline: points('5060,560,10 5060,620,10 5800,620,10 5800,560,10') },
	],
	nose: [
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,400,0 1200,400,0 1200,1000,0 0,1000,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,1080,0 1200,1080,0 1200,1180,0 0,1180,0'),
		},
		{ kind: 'pane', across: true, outline: points('0,1560,0 760,1560,60 760,2200,60 0,2200,0') },
		{
			kind: 'light',
			colour: 'white',
			outline: points('1000,2560,10 1000,2610,10 1100,2610,10 1100,2560,10'),
		},
	],
	tail: [
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,400,0 1200,400,0 1200,1000,0 0,1000,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,1080,0 1200,1080,0 1200,1180,0 0,1180,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,2500,0 1200,2500,0 1200,2600,0 0,2600,0'),
		},
		{ kind: 'pane', across: true, outline: points('0,1660,0 720,1660,60 720,2260,60 0,2260,0') },
		{
			kind: 'tail-lamp',
			outline: points('1020,1340,30 1020,1960,30 1130,1960,30 1130,1340,30'),
			amber: [points('1030,1580,8 1030,1720,8 1120,1720,8 1120,1580,8')],
			clear: [points('1030,1460,8 1030,1550,8 1120,1550,8 1120,1460,8')],
			strips: [points('1075,1780 1075,1920'), points('1075,1370 1075,1430')],
		},
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,560,20 1150,560,20 1150,680,20 0,680'),
		},
		{ kind: 'plate', at: [-780, 820], flip: true },
		{ kind: 'light', colour: 'red', outline: points('900,590,8 900,650,8 1080,650,8 1080,590,8') },
	],
};
