import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { AUTO4, AUTO6, CVT, MANUAL5, SINGLE } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import { HATCH, SUV, SUV3 } from './shapes.ts';

/** Suzuki, with its models since 2015. */
// biome-ignore format: a table reads by rows
export const SUZUKI: CarMake = {
	make: 'Suzuki',
	vinStarts: ['JSA', 'TSM', 'MA3'],
	paints: [
		['Pure White Pearl', 'white'], ['Premium Silver', 'silver'], ['Super Black Pearl', 'black'], ['Burning Red Pearl', 'red'], ['Mineral Grey', 'grey'],
		['Frontier Blue Pearl', 'blue'], ['Jungle Green', 'green'], ['Champion Yellow', 'yellow'], ['Flame Orange Pearl', 'orange'], ['Chiffon Ivory', 'sand'], ['Kinetic Yellow', 'yellow'],
	],
	lines: [
		{ model: 'Swift Hybrid', years: [2024, null], shape: HATCH, size: [3860, 1735, 1495], ancap: 1, tank: 37, hold: 0.76, share: 7,
			badges: [['GL', 0, 27490, engine('hybrid', 1197, 3, 112, 4.0), CVT, 'FWD', { series: 'ZC' }], ['Plus', 1, 29990, engine('hybrid', 1197, 3, 112, 4.0), CVT, 'FWD', { series: 'ZC' }], ['GLX', 2, 32490, engine('hybrid', 1197, 3, 112, 4.0), CVT, 'FWD', { series: 'ZC' }]],
			kit: [[...SINCE_2023, '9-inch touchscreen'], ['16-inch alloy wheels', 'Heated front seats', 'Privacy glass'], ['Climate control air conditioning', 'Paddle shifters', 'Satellite navigation']] },
		{ model: 'Swift', years: [2017, 2023], shape: HATCH, size: [3840, 1735, 1495], ancap: 5, tank: 37, tow: 1000, hold: 0.77, share: 6,
			badges: [
				['GL Navigator', 0, 21490, engine('petrol', 1242, 4, 120, 4.8), CVT, 'FWD', { series: 'AZ' }],
				['GLX Turbo', 1, 27490, engine('petrol', 998, 3, 160, 5.1, TURBO), AUTO6, 'FWD', { series: 'AZ' }],
				['Sport', 2, 31990, engine('premium', 1373, 4, 230, 6.1, TURBO), AUTO6, 'FWD', { series: 'AZ' }],
				['GL', 0, 18990, engine('petrol', 1242, 4, 120, 4.6), MANUAL5, 'FWD', { series: 'AZ' }],
			],
			kit: [[...SINCE_2012, 'Reversing camera', 'Apple CarPlay and Android Auto'], ['16-inch alloy wheels', 'LED headlamps', 'Adaptive cruise control', 'Climate control air conditioning'], ['17-inch alloy wheels', 'Sports front seats', 'Twin exhausts', 'Keyless entry and start']] },
		{ model: 'Jimny', years: [2019, null], shape: SUV3, size: [3645, 1645, 1720], ancap: 3, tank: 40, tow: 1300, hold: 0.93, share: 5,
			badges: [['Lite', 0, 32490, engine('petrol', 1462, 4, 130, 6.4), MANUAL5, '4x4', { series: 'JB74' }], ['GLX', 1, 36990, engine('petrol', 1462, 4, 130, 6.9), AUTO4, '4x4', { series: 'JB74' }], ['XL', 1, 39490, engine('petrol', 1462, 4, 130, 6.9), AUTO4, '4x4', { series: 'JC74', shape: { ...SUV, seats: 4 }, size: [3965, 1645, 1720] }]],
			kit: [[...SINCE_2017, 'Low-range four-wheel drive', 'Hill descent control', 'Ladder frame chassis'], ['15-inch alloy wheels', 'Apple CarPlay and Android Auto', 'Climate control air conditioning', 'LED headlamps with washers', 'Autonomous emergency braking']] },
		{ model: 'Vitara', years: [2015, null], shape: SUV, size: [4175, 1775, 1610], ancap: 5, tank: 47, tow: 1200, hold: 0.74, share: 4,
			badges: [['Base', 0, 32990, engine('petrol', 1586, 4, 156, 6.2), AUTO6, 'FWD', { series: 'LY' }], ['Turbo', 1, 38490, engine('petrol', 1373, 4, 220, 5.9, TURBO), AUTO6, 'FWD', { series: 'LY' }], ['Turbo AllGrip', 2, 42490, engine('petrol', 1373, 4, 220, 6.2, TURBO), AUTO6, 'AWD', { series: 'LY' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '17-inch alloy wheels'], ['Panoramic roof', 'Suede-look seats', 'LED headlamps', 'Keyless entry and start'], ['Adaptive cruise control', 'Blind spot monitor', 'Rear cross-traffic alert']] },
		{ model: 'Fronx', years: [2025, null], shape: SUV, size: [3995, 1765, 1550], ancap: 1, tank: 37, hold: 0.72, share: 3,
			badges: [['Hybrid', 0, 32490, engine('hybrid', 1462, 4, 137, 4.9), AUTO6, 'FWD', { series: 'WD' }]],
			kit: [[...SINCE_2023, '9-inch touchscreen', 'Head-up display', 'Surround view camera', 'Wireless phone charger', '16-inch alloy wheels']] },
		{ model: 'S-Cross', years: [2022, 2025], shape: SUV, size: [4300, 1785, 1593], tank: 47, tow: 1200, hold: 0.72, share: 2,
			badges: [['Prestige', 0, 48490, engine('petrol', 1373, 4, 235, 6.2, TURBO), AUTO6, 'AWD', { series: 'JYB' }]],
			kit: [[...SINCE_2020, 'Leather seats, heated', 'Panoramic roof', 'Surround view camera', '9-inch touchscreen', 'Dual-zone climate control']] },
		{ model: 'Ignis', years: [2017, 2024], shape: HATCH, size: [3700, 1690, 1595], tank: 32, hold: 0.76, share: 3,
			badges: [['GL', 0, 20490, engine('petrol', 1242, 4, 120, 4.9), CVT, 'FWD', { series: 'MF' }], ['GLX', 1, 22990, engine('petrol', 1242, 4, 120, 4.9), CVT, 'FWD', { series: 'MF' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto'], ['16-inch alloy wheels', 'LED headlamps', 'Keyless entry and start', 'Sliding rear seats']] },
		{ model: 'e Vitara', years: [2026, null], shape: SUV, size: [4275, 1800, 1640], hold: 0.64, share: 2,
			badges: [['Motion 2WD', 0, 47490, motor(193), SINGLE, 'FWD', { series: 'EV1' }], ['Ultra AllGrip-e', 1, 58490, motor(307), SINGLE, 'AWD', { series: 'EV1' }]],
			kit: [[...SINCE_2023, '10.1-inch touchscreen', '18-inch alloy wheels', 'Sliding rear seats'], ['19-inch alloy wheels', 'Glass roof', 'Infinity sound system', 'Surround view camera', 'Power driver’s seat']] },
	],
};
