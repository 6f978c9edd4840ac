import { type CarMake, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO8, DUAL6, DUAL7 } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017, SINCE_2020 } from './kit.ts';
import { CABRIOLET, HATCH, PEOPLE_MOVER, SUV, UTE, VAN, WAGON } from './shapes.ts';

/** Volkswagen, with its models since 2011. */
// biome-ignore format: a table reads by rows
export const VOLKSWAGEN: CarMake = {
	make: 'Volkswagen',
	vinStarts: ['WVW', 'WV2', 'WV1'],
	paints: [['Pure White', 'white'], ['Pyrite Silver', 'silver'], ['Deep Black Pearl', 'black'], ['Dolphin Grey', 'grey'], ['Atlantic Blue', 'blue'], ['Kings Red', 'red'], ['Lime Yellow', 'yellow'], ['Candy White', 'white']],
	lines: [
		{ model: 'Golf', years: [2017, 2020], shape: HATCH, size: [4258, 1799, 1492], ancap: 5, tank: 50, tow: 1500, hold: 0.74, share: 6,
			badges: [['110TSI Trendline', 0, 28990, engine('premium', 1395, 4, 250, 5.8, TURBO), DUAL7, 'FWD', { series: '7.5' }], ['110TSI Highline', 1, 37990, engine('premium', 1395, 4, 250, 5.4, TURBO), DUAL7, 'FWD', { series: '7.5' }], ['GTI', 2, 47990, engine('premium', 1984, 4, 350, 6.5, TURBO), DUAL6, 'FWD', { series: '7.5' }], ['110TSI Highline Wagon', 1, 39490, engine('premium', 1395, 4, 250, 5.4, TURBO), DUAL7, 'FWD', { series: '7.5', shape: WAGON, size: [4567, 1799, 1515] }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch alloy wheels'], ['Leather seats, heated', 'Sunroof', 'Dual-zone climate control', 'Satellite navigation', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Adaptive dampers', 'Limited-slip differential', 'Adaptive cruise control']] },
		{ model: 'Golf', years: [2021, 2024], shape: HATCH, size: [4284, 1789, 1491], ancap: 5, tank: 50, tow: 1400, hold: 0.76, share: 3,
			badges: [['110TSI Life', 0, 38490, engine('premium', 1395, 4, 250, 5.8, TURBO), AUTO8, 'FWD', { series: '8' }], ['R', 1, 74990, engine('premium', 1984, 4, 400, 7.8, TURBO), DUAL7, 'AWD', { series: '8' }]],
			kit: [[...SINCE_2020, '17-inch alloy wheels', 'Digital driver’s display', 'Three-zone climate control'], ['19-inch alloy wheels', 'Adaptive dampers', 'Nappa leather, heated and ventilated', 'Harman Kardon sound system']] },
		{ model: 'Tiguan', years: [2016, 2024], shape: SUV, size: [4486, 1839, 1658], ancap: 5, tank: 58, tow: 2500, hold: 0.75, share: 4,
			badges: [['132TSI Comfortline', 0, 46490, engine('premium', 1984, 4, 320, 7.5, TURBO), DUAL7, 'AWD', { series: '5N' }], ['162TSI R-Line', 1, 58990, engine('premium', 1984, 4, 350, 8.1, TURBO), DUAL7, 'AWD', { series: '5N' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', 'Three-zone climate control', '17-inch alloy wheels'], ['20-inch alloy wheels', 'Panoramic roof', 'Leather seats, heated', 'Power tailgate', 'Adaptive cruise control']] },
		{ model: 'Polo', years: [2018, 2025], shape: HATCH, size: [4053, 1751, 1461], ancap: 5, tank: 40, hold: 0.76, share: 4,
			badges: [['85TSI Style', 0, 29990, engine('premium', 999, 3, 200, 5.4, TURBO), DUAL7, 'FWD', { series: 'AW' }], ['GTI', 1, 38990, engine('premium', 1984, 4, 320, 6.5, TURBO), DUAL6, 'FWD', { series: 'AW' }]],
			kit: [[...SINCE_2020, '16-inch alloy wheels', 'Front parking sensors'], ['18-inch alloy wheels', 'Sports suspension', 'Keyless entry and start', 'Limited-slip differential']] },
		{ model: 'Amarok', years: [2011, 2022], shape: UTE, size: [5254, 1954, 1834], ancap: 5, tank: 80, tow: 3500, hold: 0.76, share: 3,
			badges: [['TDI550 Highline', 1, 68990, engine('diesel', 2967, 6, 550, 8.9, TURBO), AUTO8, '4x4', { series: '2H', gvm: 3080 }], ['TDI420 Core', 0, 51990, engine('diesel', 1968, 4, 420, 8.4, TWIN_TURBO), AUTO8, '4x4', { series: '2H', gvm: 3040 }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels', 'Rear differential lock'], ['18-inch alloy wheels', 'Leather seats, heated', 'Sports bar', 'Satellite navigation', 'Dual-zone climate control']] },
		{ model: 'Caravelle', years: [2016, 2024], shape: { ...PEOPLE_MOVER, words: '9-seat people mover', seats: 9 }, size: [5304, 1904, 1990], tank: 80, tow: 2500, hold: 0.76, share: 1,
			badges: [['TDI340', 0, 66990, engine('diesel', 1968, 4, 340, 7.7, TURBO), DUAL7, 'FWD', { series: 'T6.1', gvm: 3000 }]],
			kit: [[...SINCE_2017, 'Nine seats', 'Power sliding doors', 'Three-zone climate control', 'Adaptive cruise control']] },
		{ model: 'Transporter', years: [2012, 2022], shape: VAN, size: [5304, 1904, 1990], tank: 80, tow: 2500, hold: 0.77, share: 2,
			badges: [['TDI340 LWB', 0, 51990, engine('diesel', 1968, 4, 340, 7.7, TURBO), DUAL7, 'FWD', { series: 'T6', gvm: 3000 }]],
			kit: [['Air conditioning', 'Cruise control', 'Apple CarPlay and Android Auto', 'Reversing camera', 'Twin sliding side doors', 'Tailgate', 'Rubber load floor', 'Cargo barrier', 'Six tie-down points']] },
		{ model: 'Golf Cabriolet', years: [2012, 2014], shape: CABRIOLET, size: [4246, 1782, 1423], ancap: 5, tank: 55, hold: 0.68, share: 1,
			badges: [['118TSI', 0, 39990, engine('premium', 1390, 4, 240, 6.4, TWIN_TURBO), DUAL7, 'FWD', { series: '6' }]],
			kit: [[...SINCE_2012, 'Power fabric roof', '17-inch alloy wheels', 'Rear parking sensors', 'Wind deflector']] },
	],
};
