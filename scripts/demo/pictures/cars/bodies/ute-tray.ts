import { points } from '../../geometry/curves.ts';
import type { CarDesign } from '../car.ts';
import { UTE } from './ute.ts';

/** The dual-cab ute with an aluminium tray in place of its tub. */
export const UTE_TRAY: CarDesign = {
	...UTE,
	label: 'Dual-cab ute with tray',
	length: 5400,
	shape: {
		...UTE.shape,
		lower: points(
			'170,400,40 66,440,40 20,540 4,700 2,880 10,1020 40,1120,60 320,1172 680,1204 1020,1226 1290,1242 1700,1256 2800,1274 3560,1284,30 3580,1100 3576,700 3550,420,50 3300,360,30 1330,360,30',
		),
		plan: points('0,890 250,926 905,944 1700,949 3580,948'),
		shoulder: points('0,1030 700,1102 1300,1134 2200,1150 3600,1162'),
	},
	spine: { from: [1150, 780], to: [2900, 840] },
	archedAxles: [905],
	sillEnd: 3440,
	wheel: {
		...UTE.wheel,
		designs: { base: ['steel', 'silver'], luxury: ['six', 'silver'], sport: ['six', 'black'] },
	},
	seams: UTE.seams.slice(0, 3),
	flank: [],
	tail: [],
	wrap: [1150, 2900],
	load: { kind: 'tray', from: 3680 },
};
