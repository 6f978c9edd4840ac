import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { AUTO8, AUTO9, DUAL6, DUAL7, HYBRID_CVT, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2012, SINCE_2020, SINCE_2023 } from './kit.ts';
import { BIG_SUV, HATCH, SEVEN_SEATER, SUV, UTE, UTE_TRAY } from './shapes.ts';

const DIESEL_20 = engine('diesel', 1996, 4, 400, 9.4, TURBO);
const DIESEL_24 = engine('diesel', 2370, 4, 480, 8.5, TURBO);
const HYBRID_20 = engine('hybrid', 1998, 4, 648, 8.4, TURBO);

const paints = [
	['Hamilton White', 'white'],
	['Golden Black', 'black'],
	['Ayers Grey', 'grey'],
	['Burgundy Red', 'red'],
	['Blue Sapphire', 'blue'],
	['Pittsburgh Silver', 'silver'],
	['Forest Green', 'green'],
	['Dusk Orange', 'orange'],
	['Fossil Grey', 'grey'],
] as const;

/** GWM, with its models since 2016. */
// biome-ignore format: a table reads by rows
export const GWM: CarMake = {
	make: 'GWM',
	vinStarts: ['LGW'],
	paints,
	lines: [
		{ model: 'Tank 300', years: [2023, null], shape: BIG_SUV, size: [4760, 1930, 1903], ancap: 5, tank: 75, tow: 2500, hold: 0.76, share: 5,
			badges: [
				['Lux', 0, 46990, engine('petrol', 1967, 4, 380, 9.5, TURBO), AUTO8, '4x4', { series: 'P02', gvm: 2552 }],
				['Ultra Diesel', 1, 54990, DIESEL_24, AUTO9, '4x4', { series: 'P02', gvm: 2770, tow: 3000, use: 7.8 }],
				['Ultra Hybrid', 1, 60990, HYBRID_20, AUTO9, '4x4', { series: 'P02', gvm: 2780 }],
			],
			kit: [[...SINCE_2023, 'Rear differential lock', '17-inch alloy wheels', 'Sunroof', '12.3-inch touchscreen'], ['Front differential lock', 'Leather seats, heated, ventilated and massaging', 'Infinity sound system, 9 speakers', '18-inch alloy wheels', 'Ambient lighting']] },
		{ model: 'Tank 500', years: [2024, null], shape: SEVEN_SEATER, size: [5078, 1934, 1905], ancap: 5, tank: 80, tow: 3000, hold: 0.72, share: 3,
			badges: [['Lux Hybrid', 0, 67990, HYBRID_20, AUTO9, '4x4', { series: 'P01', gvm: 3090 }], ['Ultra Hybrid', 1, 74990, HYBRID_20, AUTO9, '4x4', { series: 'P01', gvm: 3090 }]],
			kit: [[...SINCE_2023, 'Third row seats', 'Rear differential lock', '14.6-inch touchscreen', '18-inch alloy wheels'], ['Nappa leather, heated, ventilated and massaging', 'Power side steps', 'Panoramic roof', 'Infinity sound system, 12 speakers', 'Front differential lock']] },
		{ model: 'Haval Jolion', years: [2021, null], shape: SUV, size: [4472, 1841, 1619], ancap: 5, tank: 55, tow: 750, hold: 0.68, share: 6,
			badges: [
				['Premium', 0, 27990, engine('petrol', 1497, 4, 220, 8.1, TURBO), DUAL7, 'FWD', { series: 'A01' }],
				['Lux Hybrid', 1, 34990, engine('hybrid', 1497, 4, 375, 5.1), HYBRID_CVT, 'FWD', { series: 'A01' }],
				['Ultra Hybrid', 2, 38990, engine('hybrid', 1497, 4, 375, 5.1), HYBRID_CVT, 'FWD', { series: 'A01' }],
			],
			kit: [[...SINCE_2020, '17-inch alloy wheels', '12.3-inch touchscreen'], ['Heated front seats', 'Surround view camera', 'Dual-zone climate control', 'Wireless phone charger'], ['Panoramic roof', 'Head-up display', 'Ventilated front seats', '18-inch alloy wheels']] },
		{ model: 'Haval H6', years: [2021, null], shape: SUV, size: [4653, 1886, 1730], ancap: 5, tank: 61, tow: 1500, hold: 0.68, share: 4,
			badges: [
				['Lux', 0, 36990, engine('petrol', 1998, 4, 320, 7.4, TURBO), DUAL7, 'FWD', { series: 'B01' }],
				['Ultra Hybrid', 1, 46990, engine('hybrid', 1499, 4, 530, 5.2, TURBO), HYBRID_CVT, 'FWD', { series: 'B01' }],
				['GT Ultra Plug-in AWD', 1, 53990, engine('plug-in', 1499, 4, 762, 1.0, TURBO), HYBRID_CVT, 'AWD', { series: 'B03' }],
			],
			kit: [[...SINCE_2020, 'Dual-zone climate control', '18-inch alloy wheels', 'Surround view camera'], ['Panoramic roof', 'Head-up display', 'Heated and ventilated front seats', 'Power tailgate', 'Automatic parking']] },
		{ model: 'Cannon', years: [2020, null], shape: UTE, size: [5410, 1934, 1886], ancap: 5, tank: 78, tow: 3500, hold: 0.7, share: 5,
			badges: [
				['Lux', 0, 41490, DIESEL_24, AUTO9, '4x4', { series: 'P11', gvm: 3170 }],
				['Ultra', 1, 45490, DIESEL_24, AUTO9, '4x4', { series: 'P11', gvm: 3170 }],
				['XSR', 2, 52990, DIESEL_24, AUTO9, '4x4', { series: 'P11', gvm: 3170 }],
				['Premium', 0, 37990, DIESEL_20, AUTO8, '4x4', { series: 'P11', gvm: 3190, shape: UTE_TRAY, tow: 3000 }],
			],
			kit: [
				[...SINCE_2020, '18-inch alloy wheels', 'Surround view camera', 'Tub liner', 'Rear differential lock'],
				['Leather-accented seats, heated', 'Power driver’s seat', 'Tailgate step', 'Dual-zone climate control'],
				['Snorkel', 'All-terrain tyres', 'Front differential lock', 'Black sports bar'],
			] },
		{ model: 'Cannon Alpha', years: [2024, null], shape: UTE, size: [5445, 1991, 1924], ancap: 5, tank: 80, tow: 3500, hold: 0.72, share: 3,
			badges: [['Lux Diesel', 0, 52990, DIESEL_24, AUTO9, '4x4', { series: 'P13', gvm: 3295 }], ['Ultra Hybrid', 1, 64990, HYBRID_20, AUTO9, '4x4', { series: 'P13', gvm: 3350, use: 9.8 }]],
			kit: [[...SINCE_2023, '18-inch alloy wheels', 'Tub liner', 'Split tailgate', 'Rear differential lock'], ['Leather seats, heated, ventilated and massaging', 'Panoramic roof', 'Infinity sound system, 10 speakers', 'Reclining rear seats']] },
		{ model: 'Ora', years: [2023, null], shape: HATCH, size: [4254, 1848, 1596], ancap: 5, hold: 0.55, share: 2,
			badges: [['Lux', 0, 35990, motor(250), SINGLE, 'FWD', { series: 'EC01' }], ['GT', 1, 43990, motor(250), SINGLE, 'FWD', { series: 'EC01' }]],
			kit: [[...SINCE_2020, 'Twin 10.25-inch screens', '18-inch alloy wheels', 'Surround view camera', 'Heated front seats'], ['Panoramic roof', 'Launch control', 'Red brake callipers', 'Power tailgate']] },
		{ model: 'Steed', years: [2016, 2020], shape: UTE, size: [5347, 1800, 1730], ancap: 2, tank: 70, tow: 2000, hold: 0.62, share: 1,
			badges: [['4x4 Dual Cab', 0, 27990, engine('diesel', 1996, 4, 310, 9.0, TURBO), MANUAL6, '4x4', { series: 'NBP', gvm: 2920 }]],
			kit: [[...SINCE_2012, '16-inch alloy wheels', 'Tub liner', 'Sports bar', 'Leather-look seats']] },
		{ model: 'Haval H9', years: [2016, 2022], shape: SEVEN_SEATER, size: [4856, 1926, 1900], ancap: 4, tank: 80, tow: 2500, hold: 0.64, share: 1,
			badges: [['Ultra', 0, 45990, engine('petrol', 1967, 4, 350, 10.9, TURBO), AUTO8, '4x4', { series: 'C01', gvm: 2950 }]],
			kit: [[...SINCE_2012, 'Third row seats', 'Three-zone climate control', 'Sunroof', 'Leather seats, heated', 'Surround view camera', 'Infinity sound system']] },
		{ model: 'Haval H2', years: [2016, 2020], shape: SUV, size: [4335, 1814, 1695], ancap: 5, tank: 55, hold: 0.6, share: 1,
			badges: [['Premium', 0, 23990, engine('petrol', 1497, 4, 210, 9.0, TURBO), DUAL6, 'FWD', { series: 'A00' }]],
			kit: [[...SINCE_2012, 'Reversing camera', '18-inch alloy wheels', 'Rear parking sensors']] },
	],
};
