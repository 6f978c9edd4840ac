import { type CarMake, engine, motor, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO6, AUTO8, AUTO9, DUAL6, DUAL7, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017, SINCE_2020 } from './kit.ts';
import { CABRIOLET, HATCH, HATCH3, SOFT_SEVEN_SEATER, SUV, UTE, VAN, WAGON } from './shapes.ts';

/** Makes of which a yard has only one or two cars at a time. */
// biome-ignore format: a table reads by rows
export const SMALLER_MAKES: readonly CarMake[] = [
	{ make: 'Skoda', vinStarts: ['TMB'],
		paints: [['Moon White', 'white'], ['Brilliant Silver', 'silver'], ['Quartz Grey', 'grey'], ['Black Magic', 'black'], ['Race Blue', 'blue'], ['Corrida Red', 'red']],
		lines: [
			{ model: 'Octavia', years: [2021, 2024], shape: WAGON, size: [4689, 1829, 1468], ancap: 5, tank: 50, tow: 1500, hold: 0.76, share: 4,
				badges: [['110TSI Style', 0, 38990, engine('premium', 1395, 4, 250, 5.7, TURBO), AUTO8, 'FWD', { series: 'NX' }], ['RS', 1, 51990, engine('premium', 1984, 4, 370, 6.8, TURBO), DUAL7, 'FWD', { series: 'NX' }]],
				kit: [[...SINCE_2020, 'Dual-zone climate control', '17-inch alloy wheels', 'Power tailgate'], ['19-inch alloy wheels', 'Sports seats, heated', 'Adaptive dampers', 'Digital driver’s display']] },
			{ model: 'Kodiaq', years: [2017, 2024], shape: SOFT_SEVEN_SEATER, size: [4697, 1882, 1676], ancap: 5, tank: 58, tow: 2000, hold: 0.75, share: 3,
				badges: [['132TSI Style', 0, 54990, engine('premium', 1984, 4, 320, 7.6, TURBO), DUAL7, 'AWD', { series: 'NS' }]], kit: [[...SINCE_2020, 'Third row seats', 'Three-zone climate control', 'Power tailgate', '19-inch alloy wheels', 'Leather-accented seats, heated']] },
		] },
	{ make: 'Volvo', vinStarts: ['YV1', 'LYV'],
		paints: [['Crystal White', 'white'], ['Onyx Black', 'black'], ['Thunder Grey', 'grey'], ['Bright Silver', 'silver'], ['Denim Blue', 'blue'], ['Fusion Red', 'red']],
		lines: [
			{ model: 'XC60', years: [2017, 2025], shape: SUV, size: [4708, 1902, 1658], ancap: 5, tank: 71, tow: 2400, hold: 0.7, share: 3,
				badges: [['B5 Plus', 0, 79990, engine('premium', 1969, 4, 350, 7.6, TURBO), AUTO8, 'AWD', { series: 'UZ' }], ['Recharge Plug-in', 1, 101990, engine('plug-in', 1969, 4, 709, 1.6, TURBO), AUTO8, 'AWD', { series: 'UZ', tow: 2250 }]],
				kit: [[...SINCE_2020, 'Leather seats, heated', 'Power tailgate', 'Panoramic roof', '19-inch alloy wheels'], ['Harman Kardon sound system', 'Surround view camera', 'Ventilated front seats', 'Head-up display']] },
			{ model: 'EX30', years: [2024, 2025], shape: SUV, size: [4233, 1837, 1549], ancap: 5, tow: 1600, hold: 0.62, share: 2,
				badges: [['Single Motor Plus', 0, 66990, motor(343), SINGLE, 'RWD', {}]], kit: [[...SINCE_2020, '69 kWh battery', 'Glass roof', 'Harman Kardon sound bar', '12.3-inch touchscreen', 'Heated front seats']] },
		] },
	{ make: 'Land Rover', vinStarts: ['SAL'],
		paints: [['Fuji White', 'white'], ['Santorini Black', 'black'], ['Corris Grey', 'grey'], ['Indus Silver', 'silver'], ['Loire Blue', 'blue'], ['Firenze Red', 'red']],
		lines: [
			{ model: 'Discovery Sport', years: [2015, 2023], shape: SOFT_SEVEN_SEATER, size: [4599, 1894, 1724], ancap: 5, tank: 65, tow: 2200, hold: 0.66, share: 2,
				badges: [['TD4 SE', 0, 69990, engine('diesel', 1999, 4, 430, 5.7, TURBO), AUTO9, 'AWD', { series: 'L550', gvm: 2505 }]], kit: [[...SINCE_2017, 'Terrain Response', 'Leather seats, heated', 'Third row seats', 'Panoramic roof', '18-inch alloy wheels']] },
		] },
	{ make: 'Renault', vinStarts: ['VF1'],
		paints: [['Glacier White', 'white'], ['Mineral White', 'white'], ['Highland Grey', 'grey'], ['Diamond Black', 'black'], ['Cosmos Blue', 'blue'], ['Flame Red', 'red'], ['Liquid Yellow', 'yellow']],
		lines: [
			{ model: 'Trafic', years: [2015, 2024], shape: VAN, size: [5399, 1956, 1971], tank: 80, tow: 2000, hold: 0.74, share: 2,
				badges: [['LWB Premium', 0, 49990, engine('diesel', 1997, 4, 380, 7.3, TURBO), DUAL6, 'FWD', { series: 'X82', gvm: 3070, seats: 3 }]], kit: [['Air conditioning', 'Cruise control with speed limiter', 'Apple CarPlay and Android Auto', 'Reversing camera', 'Twin sliding side doors', 'Rear barn doors', 'Through-loading bulkhead', 'Alloy wheels', 'Eighteen tie-down points']] },
			{ model: 'Clio', years: [2013, 2019], shape: HATCH, size: [4062, 1731, 1448], ancap: 5, tank: 45, hold: 0.68, share: 2,
				badges: [['Zen', 0, 22990, engine('petrol', 1197, 4, 205, 5.6, TURBO), DUAL6, 'FWD', { series: 'X98' }], ['RS 200 Sport', 1, 31990, engine('premium', 1618, 4, 240, 5.9, TURBO), DUAL6, 'FWD', { series: 'X98' }]], kit: [[...SINCE_2012, 'Keyless entry and start', 'Satellite navigation', '16-inch alloy wheels'], ['18-inch alloy wheels', 'Cup chassis', 'Launch control', 'Leather-accented sports seats']] },
		] },
	{ make: 'MINI', vinStarts: ['WMW'],
		paints: [['Pepper White', 'white'], ['Midnight Black', 'black'], ['Chili Red', 'red'], ['British Racing Green', 'green'], ['Island Blue', 'blue'], ['Solaris Orange', 'orange']],
		lines: [
			{ model: 'Cooper', years: [2014, 2023], shape: HATCH3, size: [3850, 1727, 1414], ancap: 4, tank: 44, hold: 0.75, share: 3,
				badges: [['Classic', 0, 41990, engine('premium', 1499, 3, 220, 5.6, TURBO), DUAL7, 'FWD', { series: 'F56' }], ['S', 1, 49990, engine('premium', 1998, 4, 280, 5.8, TURBO), MANUAL6, 'FWD', { series: 'F56' }], ['Convertible', 0, 49990, engine('premium', 1499, 3, 220, 5.9, TURBO), DUAL7, 'FWD', { series: 'F57', shape: CABRIOLET }]],
				kit: [[...SINCE_2017, 'Apple CarPlay', '16-inch alloy wheels', 'Dual-zone climate control'], ['17-inch alloy wheels', 'Sports seats', 'Harman Kardon sound system', 'LED headlamps']] },
		] },
	{ make: 'LDV', vinStarts: ['LSF', 'LSK'],
		paints: [['Blanc White', 'white'], ['Aurora Silver', 'silver'], ['Lava Grey', 'grey'], ['Obsidian Black', 'black'], ['Agate Red', 'red'], ['Marine Blue', 'blue']],
		lines: [
			{ model: 'T60', years: [2017, 2024], shape: UTE, size: [5365, 1900, 1809], ancap: 5, tank: 75, tow: 3000, hold: 0.64, share: 3,
				badges: [['Max Luxe', 0, 44990, engine('diesel', 1996, 4, 500, 9.2, TWIN_TURBO), AUTO8, '4x4', { series: 'SK8C', gvm: 3150 }]], kit: [[...SINCE_2017, 'Leather seats, heated', 'Surround view camera', 'Rear differential lock', '17-inch alloy wheels', 'Sports bar', 'Tub liner']] },
			{ model: 'G10', years: [2015, 2023], shape: VAN, size: [5168, 1980, 1928], ancap: 3, tank: 75, tow: 1500, hold: 0.64, share: 2,
				badges: [['Panel', 0, 34990, engine('diesel', 1850, 4, 350, 8.6, TURBO), AUTO6, 'RWD', { series: 'SV7C', gvm: 3000, seats: 3 }]], kit: [['Air conditioning', 'Cruise control', 'Touchscreen with Bluetooth', 'Reversing camera', 'Twin sliding side doors', 'Lift-back tailgate', 'Alloy wheels', 'Cargo lamps', 'Rear parking sensors']] },
		] },
	{ make: 'Chery', vinStarts: ['LVV'],
		paints: [['Lunar White', 'white'], ['Space Black', 'black'], ['Phantom Grey', 'grey'], ['Mercurial Grey', 'grey'], ['Mars Red', 'red'], ['Skyline Blue', 'blue']],
		lines: [
			{ model: 'Omoda 5', years: [2023, 2025], shape: SUV, size: [4400, 1830, 1588], ancap: 5, tank: 51, hold: 0.66, share: 2,
				badges: [['EX', 0, 34990, engine('petrol', 1499, 4, 210, 6.9, TURBO), DUAL7, 'FWD', { series: 'T19C' }]], kit: [[...SINCE_2020, 'Sunroof', 'Heated front seats', 'Surround view camera', 'Sony sound system, 8 speakers', '18-inch alloy wheels']] },
		] },
];
