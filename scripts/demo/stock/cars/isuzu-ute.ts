import { type CarMake, engine, TURBO } from './car-line.ts';
import { AUTO5, AUTO6, MANUAL6 } from './gearboxes.ts';
import { SINCE_2012, SINCE_2020 } from './kit.ts';
import { CAB_CHASSIS, SEVEN_SEATER, UTE, UTE_CANOPY, UTE_TRAY } from './shapes.ts';

/** Isuzu UTE, with its models since 2012. */
// biome-ignore format: a table reads by rows
export const ISUZU_UTE: CarMake = {
	make: 'Isuzu UTE',
	vinStarts: ['MPA'],
	paints: [['Mineral White', 'white'], ['Mercury Silver', 'silver'], ['Obsidian Grey', 'grey'], ['Onyx Black', 'black'], ['Cobalt Blue', 'blue'], ['Magnetic Red', 'red'], ['Volcanic Amber', 'orange']],
	lines: [
		{ model: 'D-MAX', years: [2020, 2025], shape: UTE, size: [5280, 1870, 1790], ancap: 5, tank: 76, tow: 3500, hold: 0.83, share: 6,
			badges: [['SX', 0, 52990, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'RG', gvm: 3100, shape: UTE_TRAY }], ['LS-U', 1, 62990, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'RG', gvm: 3100 }], ['X-Terrain', 2, 67990, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'RG', gvm: 3100 }], ['SX Single Cab', 0, 43990, engine('diesel', 2999, 4, 450, 7.7, TURBO), MANUAL6, '4x4', { series: 'RG', gvm: 3000, shape: CAB_CHASSIS }]],
			kit: [[...SINCE_2020, '17-inch wheels', 'Rear differential lock', 'Vinyl floor covering'], ['18-inch alloy wheels', 'Carpet floor', 'Dual-zone climate control', 'Smart entry and start', '9-inch touchscreen', 'Side steps'], ['Leather-accented seats, heated', 'Roller tonneau cover', 'Sports bar', 'Power driver’s seat']] },
		{ model: 'D-MAX', years: [2012, 2019], shape: UTE, size: [5295, 1860, 1855], ancap: 5, tank: 76, tow: 3500, hold: 0.82, share: 4,
			badges: [['SX', 0, 46990, engine('diesel', 2999, 4, 380, 8.1, TURBO), AUTO5, '4x4', { series: 'TF', gvm: 2950, shape: UTE_TRAY }], ['LS-Terrain', 1, 54490, engine('diesel', 2999, 4, 430, 7.9, TURBO), AUTO6, '4x4', { series: 'TF', gvm: 3050, shape: UTE_CANOPY }]],
			kit: [[...SINCE_2012, '16-inch wheels'], ['18-inch alloy wheels', 'Leather seats', 'Satellite navigation', 'Reversing camera', 'Side steps', 'Sports bar']] },
		{ model: 'MU-X', years: [2013, 2021], shape: SEVEN_SEATER, size: [4825, 1860, 1860], ancap: 5, tank: 65, tow: 3000, hold: 0.8, share: 3,
			badges: [['LS-M', 0, 50990, engine('diesel', 2999, 4, 430, 7.9, TURBO), AUTO6, '4x4', { series: 'UC', gvm: 2750 }], ['LS-T', 1, 57990, engine('diesel', 2999, 4, 430, 7.9, TURBO), AUTO6, '4x4', { series: 'UC', gvm: 2750 }]],
			kit: [[...SINCE_2012, 'Reversing camera', 'Third row seats', 'Roof-mounted rear air conditioning'], ['Leather seats', 'Satellite navigation', '18-inch alloy wheels', 'Roof-mounted DVD screen', 'Smart entry and start']] },
		{ model: 'MU-X', years: [2021, 2025], shape: SEVEN_SEATER, size: [4850, 1870, 1875], ancap: 5, tank: 80, tow: 3500, hold: 0.83, share: 3,
			badges: [['LS-U', 0, 63490, engine('diesel', 2999, 4, 450, 8.3, TURBO), AUTO6, '4x4', { series: 'RJ', gvm: 2800 }], ['LS-T', 1, 69490, engine('diesel', 2999, 4, 450, 8.3, TURBO), AUTO6, '4x4', { series: 'RJ', gvm: 2800 }]],
			kit: [[...SINCE_2020, 'Third row seats', '18-inch alloy wheels', 'Rear differential lock', 'Power tailgate'], ['Leather seats, heated', 'Remote start', '20-inch alloy wheels', '9-inch touchscreen']] },
	],
};
