import { points } from '../../geometry/curves.ts';
import { MATERIALS } from '../../paint/materials.ts';
import type { CaravanDesign } from '../caravan.ts';

/** An off-road camper trailer: a steel tub, the tent folded under its cover, a box for the kitchen. */
export const CAMPER: CaravanDesign = {
	label: 'Camper trailer',
	length: 4444,
	width: 1900,
	height: 1620,
	painted: true,
	shape: {
		lower: points('1420,560,30 1330,640,30 1310,1210,30 4180,1210,30 4240,900 4230,640,30 4140,560,30'),
		plan: points('1300,860 1500,870 4000,870 4250,866'),
		flank: points('-0.3,10 0,0 1,0 2,0'),
		shoulder: points('1300,900 4250,900'),
		sill: 560,
		bow: [10, 10],
		edge: [24, 40, 40],
		crown: 0,
		flare: 0,
	},
	spine: { from: [1800, 900], to: [3700, 900] },
	axles: [2900],
	wheel: {
		diameter: 790,
		width: 255,
		rim: 0.58,
		chunky: true,
		designs: { base: ['six', 'silver'], luxury: ['six', 'machined'], sport: ['six', 'black'] },
	},
	arch: { gap: 60 },
	sillTrim: 0,
	wrap: [2000, 3500],
	drawbar: { height: 560, to: 1500, half: 640 },
	boxes: [
		{
			on: 'drawbar',
			material: MATERIALS.aluminium,
			slab: { x: [900, 1290], y: [600, 1010], z: [-700, 700] },
		},
		{ on: 'flank', material: MATERIALS.steel, slab: { x: [2380, 3420], y: [880, 910], z: [860, 960] } },
		{ on: 'flank', material: MATERIALS.plastic, slab: { x: [1500, 1860], y: [700, 1130], z: [870, 960] } },
	],
	cover: { centre: [2760, 1390, 0], radii: [1420, 200, 850] },
	spare: { at: [4430, 900, 0], radius: 380 },
	flank: [
		{ kind: 'panel', finish: 'dark-metal', outline: points('1322,500,0 1322,700,0 4226,700,0 4226,500,0') },
		{ kind: 'seam', closed: true, points: points('1440,760,24 1440,1150,24 2220,1150,24 2220,760,24') },
		{ kind: 'seam', closed: true, points: points('3500,760,24 3500,1150,24 4140,1150,24 4140,760,24') },
		{ kind: 'panel', finish: 'metal', outline: points('1800,900,12 1800,960,12 1880,960,12 1880,900,12') },
		{ kind: 'panel', finish: 'metal', outline: points('3780,900,12 3780,960,12 3860,960,12 3860,900,12') },
		{ kind: 'panel', finish: 'plastic', outline: points('1322,1180,0 1322,1230,0 4226,1230,0 4226,1180,0') },
		{ kind: 'light', colour: 'amber', outline: points('1380,720,8 1380,750,8 1450,750,8 1450,720,8') },
		{ kind: 'light', colour: 'red', outline: points('4090,720,8 4090,750,8 4160,750,8 4160,720,8') },
	],
	nose: [
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,1180,0 1100,1180,0 1100,1230,0 0,1230,0'),
		},
	],
	tail: [
		{ kind: 'seam', closed: true, across: true, points: points('0,700,0 600,700,20 600,1150,20 0,1150,0') },
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,1180,0 1100,1180,0 1100,1230,0 0,1230,0'),
		},
		{
			kind: 'panel',
			finish: 'dark-metal',
			across: true,
			outline: points('0,500,0 1100,500,0 1100,660,0 0,660,0'),
		},
		{
			kind: 'tail-lamp',
			outline: points('640,720,16 640,1080,16 760,1080,16 760,720,16'),
			amber: [points('650,850,8 650,930,8 750,930,8 750,850,8')],
			strips: [points('700,970 700,1050')],
		},
		{ kind: 'plate', at: [-520, 640], flip: true },
	],
};
