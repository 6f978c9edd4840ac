import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';
import { UTE } from './ute.ts';

/** A single-cab working ute: black bumper, steel wheels, an aluminium tray. */
export const CAB_CHASSIS: CarDesign = {
	...UTE,
	label: 'Cab chassis with tray',
	length: 5180,
	height: 1800,
	shape: {
		...UTE.shape,
		lower: points(
			'170,400,40 66,440,40 20,540 4,700 2,880 10,1020 40,1120,60 320,1172 680,1204 1020,1226 1290,1242 1700,1256 2300,1268 2640,1270,30 2676,1100 2680,700 2650,440,50 2560,360,30 1330,360,30',
		),
		cabin: points(
			'1120,900,0 1290,1236 1500,1396 1720,1560 1870,1664 2040,1738 2240,1778 2400,1784 2550,1756,50 2620,1560 2652,1300 2660,900,0',
		),
		plan: points('0,890 250,926 905,944 1700,949 2680,948'),
		belt: points('1250,790 1600,850 2100,868 2660,850'),
		roof: points('1730,640 2050,672 2550,670'),
		cabinHeights: [1262, 1770],
	},
	spine: { from: [1100, 780], to: [2100, 840] },
	axles: [905, 4010],
	archedAxles: [905],
	sillEnd: 2560,
	wheel: {
		diameter: 752,
		width: 235,
		rim: 0.6,
		chunky: true,
		designs: { base: ['steel', 'silver'], luxury: ['six', 'silver'], sport: ['six', 'black'] },
	},
	glass: {
		side: points(
			'1520,1282,24 1700,1416 1870,1556 1990,1634 2140,1680 2320,1688 2440,1650,50 2510,1480 2536,1330,50 2300,1304 1900,1292',
		),
		pillars: [],
		screen: points('0,1274 450,1278 770,1292,20 690,1460 610,1634,40 330,1676 0,1684'),
		back: points('0,1360 420,1362 620,1376,40 580,1540 540,1650,40 300,1676 0,1682'),
		centre: 2000,
	},
	seams: [
		points('1530,1270 1448,1170 1432,820 1440,580 1470,440,0 2500,436'),
		points('2566,1296 2560,1060 2540,700 2500,436'),
	],
	flank: [],
	handles: [[2320, 1180]],
	nose: [
		{
			kind: 'panel',
			finish: 'plastic',
			across: true,
			outline: points('0,390,0 760,390,20 1140,450,20 1130,760,20 900,800,20 0,800'),
		},
		{
			kind: 'opening',
			across: true,
			outline: points('0,850,0 480,850,20 560,930,20 540,1070,20 0,1080'),
			pattern: { kind: 'bars', pitch: 60, width: 26, colour: '#31373d' },
		},
		{
			kind: 'lamp',
			outline: points('590,1090,20 580,930,24 760,900 960,920 1050,980 1070,1090,16 860,1100'),
			eyes: [[720, 1000, 60]],
			blocks: [points('820,940,10 820,1060,10 920,1066,10 920,946,10')],
		},
		{
			kind: 'opening',
			across: true,
			outline: points('0,560,0 500,560,20 540,680,20 0,690'),
			pattern: { kind: 'bars', pitch: 50, width: 12 },
		},
		{ kind: 'light', colour: 'white', outline: points('740,560,40 740,650,40 850,660,40 850,570,40') },
		{ kind: 'plate', at: [0, 620] },
		{ kind: 'badge', at: [0, 968], size: 62 },
	],
	tail: [],
	wrap: [1150, 2100],
	seats: { rows: [2180], shoulder: 1410 },
	load: { kind: 'tray', from: 2800 },
};
