import { type CarMake, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO4, AUTO6, MANUAL6 } from './gearboxes.ts';
import { SINCE_2006, SINCE_2012, SINCE_2017, SINCE_2020 } from './kit.ts';
import { HATCH, ROADSTER, SEDAN, SOFT_SEVEN_SEATER, SUV, UTE, UTE_CANOPY, UTE_TRAY } from './shapes.ts';

/** Mazda, with its models since 2004. */
// biome-ignore format: a table reads by rows
export const MAZDA: CarMake = {
	make: 'Mazda',
	vinStarts: ['JM0', 'JM1', 'MM0'],
	paints: [['Snowflake White Pearl', 'white'], ['Soul Red Crystal', 'red'], ['Machine Grey', 'grey'], ['Jet Black', 'black'], ['Polymetal Grey', 'grey'], ['Deep Crystal Blue', 'blue'], ['Sonic Silver', 'silver'], ['Zircon Sand', 'sand'], ['Eternal Blue', 'blue']],
	lines: [
		{ model: '3', years: [2019, 2025], shape: HATCH, size: [4460, 1795, 1435], ancap: 5, tank: 51, tow: 1200, hold: 0.79, share: 8,
			badges: [
				['G20 Pure', 0, 30490, engine('petrol', 1998, 4, 200, 6.2), AUTO6, 'FWD', { series: 'BP' }],
				['G20 Evolve', 1, 32990, engine('petrol', 1998, 4, 200, 6.2), AUTO6, 'FWD', { series: 'BP' }],
				['G25 GT', 2, 38490, engine('petrol', 2488, 4, 252, 6.6), AUTO6, 'FWD', { series: 'BP' }],
				['G25 Astina', 2, 42490, engine('petrol', 2488, 4, 252, 6.6), AUTO6, 'FWD', { series: 'BP', shape: SEDAN, size: [4660, 1795, 1440] }],
			],
			kit: [[...SINCE_2020, 'Head-up display', '16-inch alloy wheels'], ['18-inch alloy wheels', 'Dual-zone climate control', 'Satellite navigation'], ['Leather seats, heated', 'Bose sound system, 12 speakers', 'Surround view camera', 'Smart entry and start', 'Sunroof']] },
		{ model: '3', years: [2013, 2018], shape: HATCH, size: [4470, 1795, 1465], ancap: 5, tank: 51, tow: 1200, hold: 0.79, share: 6,
			badges: [
				['Neo Sport', 0, 24990, engine('petrol', 1998, 4, 200, 5.8), AUTO6, 'FWD', { series: 'BN' }],
				['SP25 GT', 1, 32990, engine('petrol', 2488, 4, 250, 6.1), AUTO6, 'FWD', { series: 'BN' }],
				['Maxx', 0, 23490, engine('petrol', 1998, 4, 200, 5.8), MANUAL6, 'FWD', { series: 'BM' }],
			],
			kit: [[...SINCE_2012, 'Reversing camera', '16-inch alloy wheels'], ['18-inch alloy wheels', 'Leather seats, heated', 'Bose sound system, 9 speakers', 'Head-up display', 'Satellite navigation']] },
		{ model: '2', years: [2014, 2024], shape: HATCH, size: [4065, 1695, 1495], ancap: 5, tank: 44, hold: 0.79, share: 5,
			badges: [['G15 Pure', 0, 24490, engine('petrol', 1496, 4, 144, 5.3), AUTO6, 'FWD', { series: 'DJ' }], ['G15 GT', 1, 28990, engine('petrol', 1496, 4, 144, 5.3), AUTO6, 'FWD', { series: 'DJ' }], ['Neo', 0, 17990, engine('petrol', 1496, 4, 139, 5.4), MANUAL6, 'FWD', { series: 'DJ' }]],
			kit: [[...SINCE_2012, 'Reversing camera', 'Autonomous emergency braking'], ['16-inch alloy wheels', 'LED headlamps', 'Leather-accented seats', 'Head-up display', 'Satellite navigation']] },
		{ model: 'CX-5', years: [2017, 2025], shape: SUV, size: [4575, 1842, 1685], ancap: 5, tank: 58, tow: 1800, hold: 0.79, share: 8,
			badges: [
				['Maxx', 0, 36990, engine('petrol', 1998, 4, 200, 6.9), AUTO6, 'FWD', { series: 'KF' }],
				['Maxx Sport', 1, 41990, engine('petrol', 2488, 4, 252, 7.4), AUTO6, 'AWD', { series: 'KF' }],
				['Touring', 2, 44990, engine('petrol', 2488, 4, 252, 7.4), AUTO6, 'AWD', { series: 'KF' }],
				['GT Turbo', 3, 53990, engine('petrol', 2488, 4, 420, 8.2, TURBO), AUTO6, 'AWD', { series: 'KF', tow: 2000 }],
				['Akera Diesel', 3, 55990, engine('diesel', 2191, 4, 450, 5.7, TWIN_TURBO), AUTO6, 'AWD', { series: 'KF' }],
			],
			kit: [[...SINCE_2017, 'Autonomous emergency braking', '17-inch alloy wheels'], ['Satellite navigation', 'Dual-zone climate control', 'Rear armrest with USB ports'], ['Smart entry and start', 'Head-up display', 'Front parking sensors', 'Suede-look trim'], ['19-inch alloy wheels', 'Leather seats, heated', 'Power tailgate', 'Bose sound system, 10 speakers', 'Sunroof']] },
		{ model: 'CX-9', years: [2016, 2023], shape: SOFT_SEVEN_SEATER, size: [5075, 1969, 1747], ancap: 5, tank: 74, tow: 2000, hold: 0.75, share: 4,
			badges: [['Sport', 0, 48490, engine('petrol', 2488, 4, 420, 8.4, TURBO), AUTO6, 'FWD', { series: 'TC' }], ['Azami', 1, 68990, engine('petrol', 2488, 4, 420, 9.0, TURBO), AUTO6, 'AWD', { series: 'TC' }]],
			kit: [[...SINCE_2017, 'Third row seats', 'Three-zone climate control', '18-inch alloy wheels'], ['20-inch alloy wheels', 'Nappa leather, heated', 'Head-up display', 'Bose sound system, 12 speakers', 'Adaptive cruise control', 'Surround view camera']] },
		{ model: 'BT-50', years: [2020, 2025], shape: UTE, size: [5280, 1870, 1790], ancap: 5, tank: 76, tow: 3500, hold: 0.78, share: 4,
			badges: [['XT', 0, 54490, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'TF', gvm: 3100, shape: UTE_TRAY }], ['XTR', 1, 59990, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'TF', gvm: 3100 }], ['GT', 2, 64490, engine('diesel', 2999, 4, 450, 8.0, TURBO), AUTO6, '4x4', { series: 'TF', gvm: 3100, shape: UTE_CANOPY }]],
			kit: [[...SINCE_2020, '17-inch steel wheels', 'Vinyl floor covering', 'Rear differential lock'], ['18-inch alloy wheels', 'Carpet floor', 'Satellite navigation', 'Dual-zone climate control', 'Side steps'], ['Leather seats, heated', 'Power driver’s seat', 'Remote start', 'Front parking sensors']] },
		{ model: 'MX-5', years: [2015, 2025], shape: ROADSTER, size: [3915, 1735, 1235], ancap: 5, tank: 45, hold: 0.84, share: 2,
			badges: [['G20 GT', 0, 49990, engine('premium', 1998, 4, 205, 6.8), MANUAL6, 'RWD', { series: 'ND' }], ['RF GT', 0, 54990, engine('premium', 1998, 4, 205, 7.2), AUTO6, 'RWD', { series: 'ND' }]],
			kit: [[...SINCE_2012, 'Reversing camera', 'Leather seats, heated', 'Bose sound system, 9 speakers', 'Limited-slip differential', '17-inch alloy wheels']] },
		{ model: 'Tribute', years: [2004, 2008], shape: SUV, size: [4430, 1825, 1765], tank: 62, tow: 1600, hold: 0.66, share: 1,
			badges: [['Luxury', 0, 36990, engine('petrol', 2967, 6, 276, 11.3), AUTO4, 'AWD', { series: 'MY06' }]], kit: [[...SINCE_2006, 'Leather seats', 'Sunroof', '16-inch alloy wheels']] },
	],
};
