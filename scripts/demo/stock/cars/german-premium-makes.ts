import { type CarMake, engine, TURBO } from './car-line.ts';
import { AUTO7, AUTO8, AUTO9, DUAL6, DUAL7 } from './gearboxes.ts';
import { SINCE_2006, SINCE_2017, SINCE_2020 } from './kit.ts';
import { CABRIOLET, COUPE, HATCH, SEDAN, SUV, WAGON } from './shapes.ts';

/** BMW, Mercedes-Benz and Audi, which come in as trades. */
// biome-ignore format: a table reads by rows
export const GERMAN_PREMIUM_MAKES: readonly CarMake[] = [
	{ make: 'BMW', vinStarts: ['WBA', 'WBS'],
		paints: [['Alpine White', 'white'], ['Black Sapphire', 'black'], ['Mineral Grey', 'grey'], ['Glacier Silver', 'silver'], ['Mediterranean Blue', 'blue'], ['Melbourne Red', 'red']],
		lines: [
			{ model: '1 Series', years: [2011, 2019], shape: HATCH, size: [4329, 1765, 1440], ancap: 5, tank: 52, hold: 0.68, share: 3,
				badges: [['118i Sport Line', 0, 44990, engine('premium', 1499, 3, 220, 5.2, TURBO), AUTO8, 'RWD', { series: 'F20' }]], kit: [[...SINCE_2017, 'Leather seats', 'Satellite navigation', '18-inch alloy wheels', 'Dual-zone climate control']] },
			{ model: '3 Series', years: [2012, 2019], shape: SEDAN, size: [4633, 1811, 1429], ancap: 5, tank: 60, tow: 1600, hold: 0.66, share: 4,
				badges: [['320d Luxury Line', 0, 69990, engine('diesel', 1995, 4, 400, 4.4, TURBO), AUTO8, 'RWD', { series: 'F30' }], ['330i M Sport', 1, 79990, engine('premium', 1998, 4, 350, 6.5, TURBO), AUTO8, 'RWD', { series: 'F30' }]],
				kit: [[...SINCE_2017, 'Leather seats, heated', 'Satellite navigation', 'Head-up display', '18-inch alloy wheels'], ['M Sport suspension', '19-inch alloy wheels', 'Surround view camera', 'Harman Kardon sound system']] },
			{ model: 'X3', years: [2017, 2024], shape: SUV, size: [4708, 1891, 1676], ancap: 5, tank: 65, tow: 2400, hold: 0.7, share: 3,
				badges: [['xDrive20d', 0, 77990, engine('diesel', 1995, 4, 400, 5.7, TURBO), AUTO8, 'AWD', { series: 'G01' }], ['xDrive30e', 1, 96990, engine('plug-in', 1998, 4, 420, 2.5, TURBO), AUTO8, 'AWD', { series: 'G01', tow: 2000 }]],
				kit: [[...SINCE_2020, 'Leather seats', 'Power tailgate', 'Head-up display', '19-inch alloy wheels'], ['Panoramic roof', 'Heated front seats', 'Adaptive suspension']] },
			{ model: '2 Series', years: [2014, 2021], shape: CABRIOLET, size: [4432, 1774, 1413], tank: 52, hold: 0.69, share: 1,
				badges: [['220i Convertible', 0, 64990, engine('premium', 1998, 4, 270, 6.2, TURBO), AUTO8, 'RWD', { series: 'F23' }]], kit: [[...SINCE_2017, 'Power fabric roof', 'Leather seats, heated', 'Satellite navigation', '18-inch alloy wheels']] },
		] },
	{ make: 'Mercedes-Benz', vinStarts: ['WDD', 'W1K'],
		paints: [['Polar White', 'white'], ['Cosmos Black', 'black'], ['Iridium Silver', 'silver'], ['Selenite Grey', 'grey'], ['Cavansite Blue', 'blue'], ['Jupiter Red', 'red']],
		lines: [
			{ model: 'A-Class', years: [2018, 2024], shape: HATCH, size: [4419, 1796, 1440], ancap: 5, tank: 43, hold: 0.7, share: 3,
				badges: [['A180', 0, 49990, engine('premium', 1332, 4, 200, 5.7, TURBO), DUAL7, 'FWD', { series: 'W177' }]], kit: [[...SINCE_2020, 'Twin 10.25-inch screens', 'Wireless phone charger', 'Keyless entry and start', '18-inch alloy wheels']] },
			{ model: 'C-Class', years: [2014, 2021], shape: SEDAN, size: [4686, 1810, 1442], ancap: 5, tank: 66, hold: 0.67, share: 4,
				badges: [['C200', 0, 71990, engine('premium', 1991, 4, 300, 6.0, TURBO), AUTO7, 'RWD', { series: 'W205' }], ['C300 Estate', 1, 85990, engine('premium', 1991, 4, 370, 6.9, TURBO), AUTO9, 'RWD', { series: 'S205', shape: WAGON, size: [4702, 1810, 1457] }]],
				kit: [[...SINCE_2017, 'Leather seats', 'Satellite navigation', 'Surround view camera', '18-inch alloy wheels'], ['Panoramic roof', 'Burmester sound system', 'Heated front seats', 'AMG exterior trim']] },
			{ model: 'C-Class', years: [2016, 2021], shape: COUPE, size: [4696, 1810, 1405], ancap: 5, tank: 66, hold: 0.7, share: 1,
				badges: [['C300 Coupe', 0, 86990, engine('premium', 1991, 4, 370, 6.6, TURBO), AUTO9, 'RWD', { series: 'C205' }]], kit: [[...SINCE_2017, 'Leather sports seats, heated', 'Panoramic roof', 'Burmester sound system', '19-inch AMG alloy wheels', 'Surround view camera']] },
		] },
	{ make: 'Audi', vinStarts: ['WAU', 'TRU'],
		paints: [['Glacier White', 'white'], ['Mythos Black', 'black'], ['Florett Silver', 'silver'], ['Daytona Grey', 'grey'], ['Navarra Blue', 'blue'], ['Tango Red', 'red']],
		lines: [
			{ model: 'A3', years: [2013, 2021], shape: HATCH, size: [4313, 1785, 1426], ancap: 5, tank: 50, tow: 1500, hold: 0.69, share: 3,
				badges: [['35 TFSI Sportback', 0, 46990, engine('premium', 1395, 4, 250, 5.0, TURBO), DUAL7, 'FWD', { series: '8V' }]], kit: [[...SINCE_2017, 'Leather seats', 'Satellite navigation', 'Keyless entry and start', '17-inch alloy wheels']] },
			{ model: 'Q5', years: [2017, 2024], shape: SUV, size: [4663, 1893, 1659], ancap: 5, tank: 70, tow: 2000, hold: 0.7, share: 3,
				badges: [['40 TDI Design', 0, 76990, engine('diesel', 1968, 4, 400, 5.7, TURBO), DUAL7, 'AWD', { series: 'FY' }], ['45 TFSI Sport', 1, 84990, engine('premium', 1984, 4, 370, 8.0, TURBO), DUAL7, 'AWD', { series: 'FY' }]],
				kit: [[...SINCE_2020, 'Leather seats', 'Power tailgate', 'Three-zone climate control', '19-inch alloy wheels'], ['Panoramic roof', 'Surround view camera', 'Heated sports seats', '20-inch alloy wheels']] },
			{ model: 'TT', years: [2006, 2014], shape: COUPE, size: [4198, 1842, 1352], tank: 55, hold: 0.7, share: 1,
				badges: [['2.0 TFSI', 0, 77990, engine('premium', 1984, 4, 350, 7.2, TURBO), DUAL6, 'FWD', { series: '8J' }]], kit: [[...SINCE_2006, 'Leather and Alcantara seats, heated', 'Bose sound system', '18-inch alloy wheels', 'Rear parking sensors']] },
		] },
];
