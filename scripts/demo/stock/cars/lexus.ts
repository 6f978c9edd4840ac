import { type CarMake, engine, TURBO } from './car-line.ts';
import { AUTO6, AUTO8, HYBRID_CVT } from './gearboxes.ts';
import { SINCE_2017, SINCE_2020 } from './kit.ts';
import { SEDAN, SUV } from './shapes.ts';

/** Lexus, with its models since 2013. */
// biome-ignore format: a table reads by rows
export const LEXUS: CarMake = {
	make: 'Lexus',
	vinStarts: ['JTJ', 'JTH'],
	paints: [['Sonic Quartz', 'white'], ['Onyx', 'black'], ['Sonic Titanium', 'silver'], ['Mercury Grey', 'grey'], ['Deep Blue', 'blue'], ['Vermillion', 'red'], ['Khaki', 'green']],
	lines: [
		{ model: 'NX', years: [2015, 2021], shape: SUV, size: [4640, 1845, 1645], ancap: 5, tank: 56, tow: 1500, hold: 0.78, share: 3,
			badges: [['NX300h Luxury', 0, 66990, engine('premium hybrid', 2494, 4, 210, 5.7), HYBRID_CVT, 'AWD', { series: 'AYZ15R' }], ['NX300 F Sport', 1, 73990, engine('premium', 1998, 4, 350, 7.9, TURBO), AUTO6, 'AWD', { series: 'AGZ15R', tow: 1000 }]],
			kit: [[...SINCE_2017, 'Leather-accented seats, heated', 'Smart entry and start', 'Power tailgate', '18-inch alloy wheels'], ['Adaptive suspension', 'F Sport seats', 'Surround view camera', 'Adaptive cruise control']] },
		{ model: 'IS', years: [2013, 2021], shape: SEDAN, size: [4680, 1810, 1430], ancap: 5, tank: 66, hold: 0.74, share: 2,
			badges: [['IS300h Luxury', 0, 67990, engine('premium hybrid', 2494, 4, 221, 4.9), HYBRID_CVT, 'RWD', { series: 'AVE30R' }], ['IS350 F Sport', 1, 79990, engine('premium', 3456, 6, 378, 9.7), AUTO8, 'RWD', { series: 'GSE31R' }]],
			kit: [[...SINCE_2017, 'Leather seats, heated and ventilated', 'Smart entry and start', 'Satellite navigation'], ['Adaptive suspension', 'Mark Levinson sound system', 'F Sport seats', '18-inch alloy wheels']] },
		{ model: 'UX', years: [2018, 2025], shape: SUV, size: [4495, 1840, 1540], ancap: 5, tank: 43, hold: 0.77, share: 2,
			badges: [['UX250h Luxury', 0, 56990, engine('premium hybrid', 1987, 4, 190, 4.5), HYBRID_CVT, 'FWD', { series: 'MZAH10R' }]],
			kit: [[...SINCE_2020, 'Leather-look seats, heated', 'Smart entry and start', '17-inch alloy wheels', 'Satellite navigation', 'Power steering column']] },
	],
};
