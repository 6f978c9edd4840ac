import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';
import { UTE } from './ute.ts';

const { load: _tub, ...CLOSED_UTE } = UTE;

/** The dual-cab ute with a canopy over its tub. */
export const UTE_CANOPY: CarDesign = {
	...CLOSED_UTE,
	label: 'Dual-cab ute with canopy',
	height: 1870,
	shape: {
		...UTE.shape,
		cabin: points(
			'1120,900,0 1290,1236 1500,1396 1730,1572 1890,1680 2070,1760 2340,1816 2700,1838 3080,1838 3480,1832 3660,1852 4400,1862 4980,1850 5150,1816,60 5236,1560 5290,1300 5294,900,0',
		),
		belt: points('1250,790 1600,850 2100,868 3000,872 4500,872 5290,850'),
		roof: points('1730,640 2050,676 2700,690 3600,700 4600,700 5200,680'),
		roofCrown: 40,
	},
	flank: [
		...(UTE.flank ?? []),
		{ kind: 'strip', points: points('3590,1290 3560,1560 3500,1800'), width: 22, colour: '#0b0c0e' },
		{ kind: 'pane', outline: points('3720,1380,50 3690,1720,60 5020,1716,80 5120,1400,60') },
		{ kind: 'seam', closed: true, points: points('3690,1340,50 3656,1760,60 5060,1754,80 5170,1356,60') },
	],
	tail: [
		...UTE.tail,
		{ kind: 'pane', across: true, outline: points('0,1390,0 600,1396,50 560,1690,60 0,1706,0') },
		{ kind: 'seam', across: true, points: points('0,1316 700,1320,30 690,1500 640,1760,60 0,1790') },
	],
	glass: {
		side: UTE.glass.side ?? [],
		pillars: UTE.glass.pillars,
		screen: UTE.glass.screen,
		centre: 2500,
	},
};
