import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { AUTO4, AUTO6, AUTO8, CVT, DUAL7, DUAL8, MANUAL5, SINGLE } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import { HATCH, PEOPLE_MOVER, SEDAN, SOFT_SEVEN_SEATER, SUV, UTE } from './shapes.ts';

const PETROL_20 = engine('petrol', 1999, 4, 180, 7.4);
const TURBO_16 = engine('petrol', 1598, 4, 265, 7.2, TURBO);
const HYBRID_16 = engine('hybrid', 1598, 4, 367, 4.9, TURBO);
const DIESEL_22 = engine('diesel', 2151, 4, 440, 6.1, TURBO);
const V6 = engine('petrol', 3470, 6, 332, 9.6);

/** Kia, with its models since 2016. */
// biome-ignore format: a table reads by rows
export const KIA: CarMake = {
	make: 'Kia',
	vinStarts: ['KNA', 'KNE', 'KNC'],
	paints: [
		['Snow White Pearl', 'white'], ['Clear White', 'white'], ['Steel Grey', 'grey'], ['Aurora Black Pearl', 'black'], ['Gravity Grey', 'grey'],
		['Silky Silver', 'silver'], ['Mineral Blue', 'blue'], ['Runway Red', 'red'], ['Astra Blue', 'blue'], ['Ivory Silver', 'sand'], ['Cityscape Green', 'green'],
	],
	lines: [
		{ model: 'Sportage', years: [2021, null], shape: SUV, size: [4660, 1865, 1665], ancap: 5, tank: 54, tow: 1650, hold: 0.77, share: 8,
			badges: [
				['S', 0, 40490, engine('petrol', 1999, 4, 192, 8.1), AUTO6, 'FWD', { series: 'NQ5' }],
				['SX', 1, 43490, engine('petrol', 1999, 4, 192, 8.1), AUTO6, 'FWD', { series: 'NQ5' }],
				['SX+', 2, 51490, engine('diesel', 1995, 4, 416, 6.3, TURBO), AUTO8, 'AWD', { series: 'NQ5', tow: 1900 }],
				['GT-Line Hybrid', 3, 59990, HYBRID_16, AUTO6, 'AWD', { series: 'NQ5' }],
			],
			kit: [
				[...SINCE_2020, '17-inch alloy wheels', '8-inch touchscreen'],
				['18-inch alloy wheels', '12.3-inch touchscreen', 'Satellite navigation', 'Dual-zone climate control'],
				['Heated front seats', 'Smart key with remote start', 'Harman Kardon sound system', 'Power driver’s seat', 'Privacy glass'],
				['Panoramic roof', '19-inch alloy wheels', 'Ventilated front seats', 'Smart power tailgate', 'Surround view monitor'],
			] },
		{ model: 'Sorento', years: [2020, null], shape: SOFT_SEVEN_SEATER, size: [4815, 1900, 1700], ancap: 5, tank: 67, tow: 2000, hold: 0.78, share: 5,
			badges: [
				['S', 0, 53990, V6, AUTO8, 'FWD', { series: 'MQ4' }],
				['Sport', 1, 60490, DIESEL_22, DUAL8, 'AWD', { series: 'MQ4', gvm: 2610 }],
				['GT-Line', 2, 71990, DIESEL_22, DUAL8, 'AWD', { series: 'MQ4', gvm: 2610 }],
				['GT-Line Hybrid', 2, 76990, engine('hybrid', 1598, 4, 367, 5.8, TURBO), AUTO6, 'AWD', { series: 'MQ4', tow: 1650 }],
			],
			kit: [
				[...SINCE_2020, 'Third row seats', '17-inch alloy wheels', 'Safe exit assist'],
				['18-inch alloy wheels', 'Dual-zone climate control', 'Satellite navigation', 'Smart key', 'Rear door sunblinds'],
				['20-inch alloy wheels', 'Quilted leather seats, heated and ventilated', 'Panoramic roof', 'Bose sound system, 12 speakers', 'Head-up display', 'Smart power tailgate'],
			] },
		{ model: 'Carnival', years: [2021, null], shape: PEOPLE_MOVER, size: [5155, 1995, 1775], ancap: 5, tank: 72, tow: 2000, hold: 0.84, share: 4,
			badges: [
				['S', 0, 58490, engine('diesel', 2151, 4, 440, 6.5, TURBO), AUTO8, 'FWD', { series: 'KA4', gvm: 2876 }],
				['SLi', 1, 65490, engine('diesel', 2151, 4, 440, 6.5, TURBO), AUTO8, 'FWD', { series: 'KA4', gvm: 2876 }],
				['Platinum', 2, 74990, engine('diesel', 2151, 4, 440, 6.5, TURBO), AUTO8, 'FWD', { series: 'KA4', gvm: 2876 }],
				['GT-Line Hybrid', 3, 78990, engine('hybrid', 1598, 4, 367, 5.8, TURBO), AUTO6, 'FWD', { series: 'KA4', tow: 1000 }],
			],
			kit: [
				[...SINCE_2020, 'Eight seats', 'Rear air conditioning', '17-inch alloy wheels', 'Sliding rear doors'],
				['Power sliding doors', '18-inch alloy wheels', 'Three-zone climate control', 'Satellite navigation', 'Surround view monitor'],
				['Leather-accented seats, heated and ventilated', 'Twin sunroofs', 'Smart power tailgate', 'Bose sound system, 12 speakers'],
				['Head-up display', '19-inch alloy wheels', 'Black exterior trim'],
			] },
		{ model: 'Picanto', years: [2017, null], shape: HATCH, size: [3595, 1595, 1485], ancap: 4, tank: 35, hold: 0.8, share: 4,
			badges: [
				['Sport', 0, 21490, engine('petrol', 1248, 4, 122, 5.8), AUTO4, 'FWD', { series: 'JA' }],
				['GT-Line', 1, 23490, engine('petrol', 1248, 4, 122, 5.8), AUTO4, 'FWD', { series: 'JA' }],
				['Sport Manual', 0, 19690, engine('petrol', 1248, 4, 122, 5.0), MANUAL5, 'FWD', { series: 'JA' }],
			],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', 'Autonomous emergency braking', '14-inch alloy wheels'], ['16-inch alloy wheels', 'LED lamps', 'Leather-look seats', 'Sports pedals']] },
		{ model: 'K4', years: [2025, null], shape: SEDAN, size: [4710, 1850, 1425], ancap: 5, tank: 47, hold: 0.74, share: 3,
			badges: [
				['S', 0, 33990, engine('petrol', 1999, 4, 180, 7.4), CVT, 'FWD', { series: 'CL4' }],
				['SX', 1, 38490, PETROL_20, CVT, 'FWD', { series: 'CL4' }],
				['GT-Line', 2, 45490, TURBO_16, AUTO8, 'FWD', { series: 'CL4' }],
			],
			kit: [
				[...SINCE_2023, '12.3-inch touchscreen', '16-inch alloy wheels'],
				['17-inch alloy wheels', 'Dual-zone climate control', 'Smart key', 'Wireless phone charger'],
				['18-inch alloy wheels', 'Leather-look seats, heated and ventilated', 'Harman Kardon sound system', 'Sunroof'],
			] },
		{ model: 'EV5', years: [2024, null], shape: SUV, size: [4615, 1875, 1715], ancap: 5, tow: 1250, hold: 0.66, share: 4,
			badges: [
				['Air Standard Range', 0, 57490, motor(310), SINGLE, 'FWD', { series: 'OV1', tow: 750 }],
				['Air Long Range', 0, 64490, motor(310), SINGLE, 'FWD', { series: 'OV1' }],
				['Earth AWD', 1, 70490, motor(480), SINGLE, 'AWD', { series: 'OV1' }],
				['GT-Line AWD', 2, 77490, motor(480), SINGLE, 'AWD', { series: 'OV1' }],
			],
			kit: [
				[...SINCE_2023, 'Twin 12.3-inch screens', '18-inch alloy wheels', 'Vehicle-to-load power'],
				['Heated front seats', 'Power tailgate', 'Wireless phone charger', 'Fold-out picnic tray'],
				['20-inch alloy wheels', 'Panoramic roof', 'Harman Kardon sound system', 'Surround view monitor', 'Massaging driver’s seat'],
			] },
		{ model: 'EV3', years: [2025, null], shape: SUV, size: [4300, 1850, 1560], ancap: 5, hold: 0.66, share: 3,
			badges: [
				['Air Standard Range', 0, 50990, motor(283), SINGLE, 'FWD', { series: 'SV' }],
				['Earth Long Range', 1, 62490, motor(283), SINGLE, 'FWD', { series: 'SV' }],
			],
			kit: [[...SINCE_2023, 'Twin 12.3-inch screens', '17-inch alloy wheels', 'Vehicle-to-load power'], ['Heated front seats', 'Power tailgate', 'Surround view monitor', 'Wireless phone charger']] },
		{ model: 'Tasman', years: [2025, null], shape: UTE, size: [5410, 1930, 1870], ancap: 5, tank: 80, tow: 3500, hold: 0.78, share: 4,
			badges: [
				['S 4x4', 0, 55490, DIESEL_22, AUTO8, '4x4', { series: 'TK1', gvm: 3250, use: 7.8 }],
				['SX 4x4', 1, 60490, DIESEL_22, AUTO8, '4x4', { series: 'TK1', gvm: 3250, use: 7.8 }],
				['X-Pro', 2, 78990, DIESEL_22, AUTO8, '4x4', { series: 'TK1', gvm: 3250, use: 8.1 }],
			],
			kit: [
				[...SINCE_2023, '12.3-inch touchscreen', '17-inch alloy wheels', 'Tub liner', 'Rear differential lock'],
				['Smart key', 'Satellite navigation', 'Dual-zone climate control', 'Side steps'],
				['All-terrain tyres', 'Leather-accented seats, heated and ventilated', 'Surround view with underbody camera', 'Sliding and reclining rear seats'],
			] },
		{ model: 'Cerato', years: [2018, 2024], shape: HATCH, size: [4510, 1800, 1445], ancap: 5, tank: 50, tow: 1100, hold: 0.8, share: 6,
			badges: [
				['S', 0, 27990, engine('petrol', 1999, 4, 192, 7.4), AUTO6, 'FWD', { series: 'BD' }],
				['Sport', 1, 30490, engine('petrol', 1999, 4, 192, 7.4), AUTO6, 'FWD', { series: 'BD' }],
				['GT', 2, 39490, engine('petrol', 1591, 4, 265, 6.8, TURBO), DUAL7, 'FWD', { series: 'BD', shape: SEDAN, size: [4640, 1800, 1440] }],
			],
			kit: [
				[...SINCE_2020, '16-inch wheels'],
				['17-inch alloy wheels', 'Satellite navigation', 'Dual-zone climate control'],
				['18-inch alloy wheels', 'Leather-accented sports seats, heated and ventilated', 'JBL sound system, 8 speakers', 'Sunroof'],
			] },
		{ model: 'Rio', years: [2017, 2022], shape: HATCH, size: [4065, 1725, 1450], ancap: 5, tank: 45, tow: 800, hold: 0.77, share: 3,
			badges: [['S', 0, 20990, engine('petrol', 1396, 4, 133, 6.2), AUTO6, 'FWD', { series: 'YB' }], ['Sport', 1, 23490, engine('petrol', 1396, 4, 133, 6.2), AUTO6, 'FWD', { series: 'YB' }]],
			kit: [[...SINCE_2012, 'Reversing camera', 'Rear parking sensors'], ['17-inch alloy wheels', 'Apple CarPlay and Android Auto', 'Satellite navigation']] },
		{ model: 'Sportage', years: [2016, 2021], shape: SUV, size: [4485, 1855, 1655], ancap: 5, tank: 62, tow: 1900, hold: 0.77, share: 4,
			badges: [['Si', 0, 33990, engine('petrol', 1999, 4, 192, 7.9), AUTO6, 'FWD', { series: 'QL' }], ['GT-Line', 1, 49490, engine('diesel', 1995, 4, 400, 6.4, TURBO), AUTO8, 'AWD', { series: 'QL' }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels', 'Apple CarPlay and Android Auto'], ['19-inch alloy wheels', 'Panoramic roof', 'Leather-accented seats, heated and ventilated', 'Power tailgate', 'JBL sound system']] },
	],
};
