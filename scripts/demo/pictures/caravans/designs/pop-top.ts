import { points } from '../../geometry/curves.ts';
import { COLOURS } from '../../paint/colours.ts';
import { MATERIALS } from '../../paint/materials.ts';
import type { CaravanDesign } from '../caravan.ts';

/** A small pop-top on one axle, its roof up. */
export const POP_TOP: CaravanDesign = {
	label: 'Pop-top caravan',
	length: 6004,
	width: 2300,
	height: 2640,
	shape: {
		lower: points(
			'1380,520,40 1290,720,60 1270,1100 1310,1600 1430,2000,140 1700,2090 2200,2100 5300,2100 5800,2080,130 5960,1800 6000,1200 5980,820,60 5860,540,60 4300,520,30 2900,520,30',
		),
		cabin: points(
			'1640,1900,0 1640,2460,4 1570,2470,10 1570,2590,60 5720,2590,60 5720,2470,10 5650,2460,4 5650,1900,0',
		),
		plan: points('1270,1130 1900,1150 5600,1150 6100,1140'),
		flank: points('-0.3,10 0,0 1,0 2,0'),
		shoulder: points('1200,1300 6100,1300'),
		sill: 520,
		bow: [70, 30],
		edge: [50, 160, 120],
		crown: 20,
		belt: points('1500,1060 5800,1060'),
		roof: points('1500,1060 5800,1060'),
		cabinHeights: [2000, 2600],
		cabinBow: [50, 30],
		roofCrown: 20,
		cabinEdge: 40,
		flare: 0,
	},
	spine: { from: [2300, 1500], to: [5000, 1500] },
	axles: [3750],
	wheel: {
		diameter: 700,
		width: 225,
		rim: 0.62,
		designs: { base: ['six', 'silver'], luxury: ['five', 'silver'], sport: ['six', 'black'] },
	},
	arch: { gap: 70 },
	sillTrim: 0,
	wrap: [2400, 4900],
	drawbar: { height: 500, to: 1600, half: 560 },
	boxes: [
		{ on: 'drawbar', material: MATERIALS.aluminium, slab: { x: [760, 1200], y: [540, 940], z: [-560, 560] } },
		{ on: 'roof', material: COLOURS.silver, slab: { x: [3200, 3800], y: [2600, 2680], z: [-260, 260] } },
	],
	flank: [
		{ kind: 'panel', finish: 'dark-metal', outline: points('1292,380,0 1292,860,0 5972,860,0 5972,380,0') },
		{ kind: 'panel', finish: 'metal', outline: points('1292,860,0 1292,886,0 5972,886,0 5972,860,0') },
		{
			kind: 'panel',
			finish: 'accent',
			outline: points(
				'1292,930,0 3400,960 4600,1040 5300,1240 5972,1500,0 5972,1340,0 5380,1100 4640,920 3400,890 1292,890,0',
			),
		},
		{
			kind: 'strip',
			points: points('1300,1010 3400,1040 4560,1120 5240,1310 6000,1550'),
			width: 30,
			colour: '#9aa2a9',
		},
		{ kind: 'panel', finish: 'canvas', outline: points('1500,2110,0 1500,2470,0 5800,2470,0 5800,2110,0') },
		{
			kind: 'opening',
			outline: points('1900,2190,20 1900,2400,20 2900,2400,20 2900,2190,20'),
			pattern: { kind: 'net', pitch: 40, width: 4, colour: '#6b6250' },
		},
		{
			kind: 'opening',
			outline: points('3300,2190,20 3300,2400,20 4300,2400,20 4300,2190,20'),
			pattern: { kind: 'net', pitch: 40, width: 4, colour: '#6b6250' },
		},
		{
			kind: 'opening',
			outline: points('4620,2190,20 4620,2400,20 5400,2400,20 5400,2190,20'),
			pattern: { kind: 'net', pitch: 40, width: 4, colour: '#6b6250' },
		},
		{ kind: 'pane', outline: points('1700,1420,60 1700,1880,60 2560,1880,60 2560,1420,60') },
		{ kind: 'pane', outline: points('2840,1460,60 2840,1880,60 3560,1880,60 3560,1460,60') },
		{ kind: 'panel', finish: 'white', outline: points('4220,640,40 4220,2060,60 4860,2060,60 4860,640,40') },
		{ kind: 'pane', outline: points('4340,1400,50 4340,1900,50 4740,1900,50 4740,1400,50') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('4270,1160,20 4270,1290,20 4316,1290,20 4316,1160,20'),
		},
		{ kind: 'pane', outline: points('5140,1460,60 5140,1880,60 5680,1880,60 5680,1460,60') },
		{ kind: 'seam', closed: true, points: points('2660,1060,30 2660,1260,30 3080,1260,30 3080,1060,30') },
		{
			kind: 'panel',
			finish: 'plastic',
			outline: points('3720,1180,20 3720,1330,20 4080,1330,20 4080,1180,20'),
		},
		{ kind: 'light', colour: 'amber', outline: points('1460,960,10 1460,1000,10 1550,1000,10 1550,960,10') },
		{ kind: 'light', colour: 'red', outline: points('5800,960,10 5800,1000,10 5890,1000,10 5890,960,10') },
	],
	nose: [
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,380,0 1200,380,0 1200,860,0 0,860,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,890,0 1200,890,0 1200,930,0 0,930,0'),
		},
		{ kind: 'pane', across: true, outline: points('0,1340,0 700,1340,60 700,1840,60 0,1840,0') },
		{
			kind: 'panel',
			finish: 'canvas',
			across: true,
			outline: points('0,2110,0 1200,2110,0 1200,2470,0 0,2470,0'),
		},
	],
	tail: [
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,380,0 1200,380,0 1200,860,0 0,860,0'),
		},
		{
			kind: 'panel',
			finish: 'accent',
			across: true,
			outline: points('0,1400,0 1200,1400,0 1200,1560,0 0,1560,0'),
		},
		{ kind: 'pane', across: true, outline: points('0,1620,0 640,1620,60 640,1980,60 0,1980,0') },
		{
			kind: 'panel',
			finish: 'canvas',
			across: true,
			outline: points('0,2110,0 1200,2110,0 1200,2470,0 0,2470,0'),
		},
		{
			kind: 'tail-lamp',
			outline: points('900,960,30 900,1340,30 1010,1340,30 1010,960,30'),
			amber: [points('910,1130,8 910,1220,8 1000,1220,8 1000,1130,8')],
			strips: [points('955,1240 955,1310'), points('955,990 955,1090')],
		},
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,540,20 1080,540,20 1080,650,20 0,650'),
		},
		{ kind: 'plate', at: [-480, 1010], flip: true },
	],
};
