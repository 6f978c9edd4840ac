import { type CarLine, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO4, AUTO5, AUTO6, AUTO8, CVT, HYBRID_CVT, MANUAL5, MANUAL6 } from './gearboxes.ts';
import { SINCE_2006, SINCE_2012, SINCE_2017, SINCE_2020 } from './kit.ts';
import {
	BIG_SUV,
	COUPE,
	HATCH,
	PEOPLE_MOVER,
	SEDAN,
	SEVEN_SEATER,
	SOFT_SEVEN_SEATER,
	SUV,
	UTE,
	UTE_CANOPY,
	VAN,
	WAGON,
} from './shapes.ts';

const DIESEL_30 = engine('diesel', 2982, 4, 343, 8.3, TURBO);
const DIESEL_28 = engine('diesel', 2755, 4, 450, 8.1, TURBO);
const PETROL_18 = engine('petrol', 1798, 4, 173, 6.6);
const PETROL_20 = engine('petrol', 1987, 4, 200, 6.0);
const PETROL_25 = engine('petrol', 2494, 4, 231, 7.8);
const V6 = engine('petrol', 3456, 6, 337, 10.2);

/** Models and generations that are only sold used. */
// biome-ignore format: a table reads by rows
export const TOYOTA_EARLIER: readonly CarLine[] = [
	{ model: 'HiLux', years: [2015, 2020], shape: UTE, size: [5330, 1855, 1815], ancap: 5, tank: 80, tow: 3200, hold: 0.84, share: 7,
		badges: [
			['WorkMate', 0, 45990, engine('diesel', 2393, 4, 400, 7.4, TURBO), AUTO6, '4x4', { series: 'GUN125R', gvm: 3000 }],
			['SR', 1, 51990, DIESEL_28, AUTO6, '4x4', { series: 'GUN126R', gvm: 3000 }],
			['SR5', 2, 60990, DIESEL_28, AUTO6, '4x4', { series: 'GUN126R', gvm: 3000 }],
			['SR5', 2, 58990, DIESEL_28, MANUAL6, '4x4', { series: 'GUN126R', gvm: 3000, shape: UTE_CANOPY }],
		],
		kit: [
			[...SINCE_2017, 'Vinyl floor covering', 'Hill descent control'],
			['17-inch wheels', 'Rear differential lock', 'Chrome rear step bumper'],
			['18-inch alloy wheels', 'LED headlamps', 'Smart entry and start', 'Satellite navigation', 'Climate control air conditioning', 'Sports bar'],
		] },
	{ model: 'HiLux', years: [2011, 2015], shape: UTE, size: [5255, 1835, 1860], ancap: 4, tank: 76, tow: 2500, hold: 0.85, share: 3,
		badges: [
			['SR', 0, 46990, DIESEL_30, MANUAL5, '4x4', { series: 'KUN26R', gvm: 2730 }],
			['SR5', 1, 53990, DIESEL_30, AUTO5, '4x4', { series: 'KUN26R', gvm: 2780 }],
		],
		kit: [
			[...SINCE_2012, 'Steel side steps', 'Tie-down points in the tub'],
			['17-inch alloy wheels', 'Sports bar', 'Fog lamps', 'Climate control air conditioning'],
		] },
	{ model: 'Corolla', years: [2018, 2022], shape: HATCH, size: [4375, 1790, 1435], ancap: 5, tank: 50, hold: 0.82, share: 7,
		badges: [
			['Ascent Sport', 0, 29990, engine('petrol', 1987, 4, 200, 6.0), CVT, 'FWD', { series: 'MZEA12R' }],
			['SX', 1, 32990, PETROL_20, CVT, 'FWD', { series: 'MZEA12R' }],
			['ZR', 2, 37490, PETROL_20, CVT, 'FWD', { series: 'MZEA12R' }],
			['ZR Hybrid', 2, 38990, engine('hybrid', 1798, 4, 163, 4.2), HYBRID_CVT, 'FWD', { series: 'ZWE211R' }],
			['Ascent Sport', 0, 28990, PETROL_20, MANUAL6, 'FWD', { series: 'MZEA12R', use: 6.3 }],
		],
		kit: [
			[...SINCE_2020, '16-inch alloy wheels', 'Electric park brake'],
			['Blind spot monitor', 'Dual-zone climate control', 'Smart entry and start', 'Satellite navigation'],
			['18-inch alloy wheels', 'Leather-accented sports seats, heated', 'JBL sound system, 8 speakers', 'Head-up display'],
		] },
	{ model: 'Corolla', years: [2012, 2018], shape: HATCH, size: [4330, 1760, 1475], ancap: 5, tank: 50, hold: 0.82, share: 6,
		badges: [
			['Ascent', 0, 23990, PETROL_18, CVT, 'FWD', { series: 'ZRE182R' }],
			['Ascent Sport', 1, 25490, PETROL_18, CVT, 'FWD', { series: 'ZRE182R' }],
			['SX', 2, 27990, PETROL_18, CVT, 'FWD', { series: 'ZRE182R' }],
			['Ascent', 0, 22490, PETROL_18, MANUAL6, 'FWD', { series: 'ZRE182R', use: 7.1 }],
		],
		kit: [
			[...SINCE_2012, 'Reversing camera'],
			['16-inch alloy wheels', 'Touchscreen with Bluetooth and USB', 'Fog lamps'],
			['17-inch alloy wheels', 'Satellite navigation', 'Paddle shifters', 'Rear spoiler'],
		] },
	{ model: 'Camry', years: [2017, 2023], shape: SEDAN, size: [4905, 1840, 1445], ancap: 5, tank: 50, hold: 0.79, share: 6,
		badges: [
			['Ascent Hybrid', 0, 35990, engine('hybrid', 2487, 4, 221, 4.2), HYBRID_CVT, 'FWD', { series: 'AXVH71R' }],
			['Ascent', 0, 31990, engine('petrol', 2494, 4, 235, 7.8), AUTO6, 'FWD', { series: 'ASV70R', tow: 1200 }],
			['SX', 1, 37990, engine('petrol', 2487, 4, 250, 6.8), AUTO8, 'FWD', { series: 'AXVA70R', tow: 1200 }],
			['SL Hybrid', 2, 45990, engine('hybrid', 2487, 4, 221, 4.5), HYBRID_CVT, 'FWD', { series: 'AXVH71R' }],
		],
		kit: [
			[...SINCE_2017, 'Autonomous emergency braking', '16-inch alloy wheels', 'Lane departure alert'],
			['18-inch black alloy wheels', 'Sports suspension', 'Leather-accented sports seats', 'Smart entry and start'],
			['Panoramic roof', 'Ventilated front seats', 'Head-up display', 'Satellite navigation'],
		] },
	{ model: 'Aurion', years: [2012, 2017], shape: SEDAN, size: [4835, 1825, 1470], ancap: 5, tank: 70, tow: 1600, hold: 0.7, share: 1,
		badges: [
			['AT-X', 0, 38990, V6, AUTO6, 'FWD', { series: 'GSV50R', use: 9.3 }],
			['Sportivo', 1, 44990, V6, AUTO6, 'FWD', { series: 'GSV50R', use: 9.3 }],
		],
		kit: [[...SINCE_2012, 'Reversing camera', '16-inch alloy wheels'], ['18-inch alloy wheels', 'Leather-accented seats', 'Sports suspension', 'Satellite navigation']] },
	{ model: 'RAV4', years: [2013, 2018], shape: SUV, size: [4605, 1845, 1715], ancap: 5, tank: 60, tow: 1500, hold: 0.8, share: 5,
		badges: [
			['GX', 0, 34490, PETROL_20, CVT, 'FWD', { series: 'ZSA42R', use: 7.4, tow: 800 }],
			['GXL', 1, 40490, PETROL_25, AUTO6, 'AWD', { series: 'ASA44R', use: 8.5 }],
			['Cruiser', 2, 48490, PETROL_25, AUTO6, 'AWD', { series: 'ASA44R', use: 8.5 }],
		],
		kit: [
			[...SINCE_2012, 'Reversing camera', '17-inch steel wheels', 'Rear parking sensors'],
			['17-inch alloy wheels', 'Dual-zone climate control', 'Smart entry and start', 'Roof rails'],
			['18-inch alloy wheels', 'Leather-accented seats, heated', 'Power tailgate', 'Sunroof', 'Satellite navigation'],
		] },
	{ model: 'C-HR', years: [2017, 2023], shape: SUV, size: [4360, 1795, 1565], ancap: 5, tank: 50, tow: 600, hold: 0.81, share: 3,
		badges: [
			['2WD', 0, 31990, engine('petrol', 1197, 4, 185, 6.4, TURBO), CVT, 'FWD', { series: 'NGX10R' }],
			['Koba AWD', 1, 37990, engine('petrol', 1197, 4, 185, 6.5, TURBO), CVT, 'AWD', { series: 'NGX50R' }],
		],
		kit: [[...SINCE_2017, 'Adaptive cruise control', 'Lane departure alert', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Leather-accented seats, heated', 'Smart entry and start', 'LED headlamps', 'Satellite navigation']] },
	{ model: 'Kluger', years: [2014, 2020], shape: SOFT_SEVEN_SEATER, size: [4890, 1925, 1730], ancap: 5, tank: 72, tow: 2000, hold: 0.77, share: 4,
		badges: [
			['GX', 0, 48990, V6, AUTO8, 'FWD', { series: 'GSU50R', gvm: 2660, use: 9.1 }],
			['GXL', 1, 60490, V6, AUTO8, 'AWD', { series: 'GSU55R', gvm: 2740, use: 9.5 }],
			['Grande', 2, 72490, V6, AUTO8, 'AWD', { series: 'GSU55R', gvm: 2740, use: 9.5 }],
		],
		kit: [
			[...SINCE_2017, 'Third row seats', 'Rear air conditioning', '18-inch alloy wheels'],
			['Leather-accented seats, heated', 'Three-zone climate control', 'Smart entry and start', 'Roof rails'],
			['19-inch alloy wheels', 'Rear seat Blu-ray screen', 'Sunroof', 'Blind spot monitor', 'Power tailgate', 'Satellite navigation'],
		] },
	{ model: 'LandCruiser Prado', years: [2009, 2015], shape: SEVEN_SEATER, size: [4760, 1885, 1880], ancap: 5, tank: 150, tow: 2500, hold: 0.84, share: 3,
		badges: [
			['GXL', 0, 64990, engine('diesel', 2982, 4, 410, 8.5, TURBO), AUTO5, '4x4', { series: 'KDJ150R', gvm: 2990 }],
			['VX', 1, 79990, engine('diesel', 2982, 4, 410, 8.5, TURBO), AUTO5, '4x4', { series: 'KDJ150R', gvm: 2990 }],
		],
		kit: [[...SINCE_2012, 'Third row seats', 'Three-zone climate control', '17-inch alloy wheels', 'Side steps', 'Twin fuel tanks'], ['Leather-accented seats', 'Front and rear parking sensors', 'Satellite navigation', '18-inch alloy wheels']] },
	{ model: 'LandCruiser Prado', years: [2016, 2023], shape: SEVEN_SEATER, size: [4825, 1885, 1880], ancap: 5, tank: 150, tow: 3000, hold: 0.88, share: 6,
		badges: [
			['GX', 0, 65990, DIESEL_28, AUTO6, '4x4', { series: 'GDJ150R', gvm: 2990, use: 7.9, shape: BIG_SUV }],
			['GXL', 1, 72990, DIESEL_28, AUTO6, '4x4', { series: 'GDJ150R', gvm: 2990, use: 7.9 }],
			['VX', 2, 84990, DIESEL_28, AUTO6, '4x4', { series: 'GDJ150R', gvm: 2990, use: 7.9 }],
			['Kakadu', 3, 97490, DIESEL_28, AUTO6, '4x4', { series: 'GDJ150R', gvm: 2990, use: 7.9 }],
		],
		kit: [
			[...SINCE_2017, '17-inch alloy wheels', 'Downhill assist control', 'Twin fuel tanks, 150 litres'],
			['Third row seats', 'Three-zone climate control', 'Roof rails', 'Side steps', 'Smart entry and start'],
			['Leather-accented seats, heated and ventilated', 'Panoramic view monitor', 'LED headlamps', 'Satellite navigation', '18-inch alloy wheels'],
			['JBL sound system, 14 speakers', 'Rear seat Blu-ray screen', 'Rear differential lock', 'Sunroof', 'Blind spot monitor'],
		] },
	{ model: 'LandCruiser 200', years: [2012, 2021], shape: SEVEN_SEATER, size: [4990, 1980, 1945], ancap: 5, tank: 138, tow: 3500, hold: 0.88, share: 3,
		badges: [
			['GXL', 0, 98990, engine('diesel', 4461, 8, 650, 9.5, TWIN_TURBO), AUTO6, '4x4', { series: 'VDJ200R', gvm: 3350 }],
			['VX', 1, 109990, engine('diesel', 4461, 8, 650, 9.5, TWIN_TURBO), AUTO6, '4x4', { series: 'VDJ200R', gvm: 3350 }],
			['Sahara', 2, 131990, engine('diesel', 4461, 8, 650, 9.5, TWIN_TURBO), AUTO6, '4x4', { series: 'VDJ200R', gvm: 3350 }],
		],
		kit: [
			[...SINCE_2017, 'Eight seats', 'Crawl control', 'Side steps', '17-inch alloy wheels'],
			['Leather-accented seats', 'Four-zone climate control', '18-inch alloy wheels', 'Sunroof'],
			['Rear seat entertainment', 'Cool box in the console', 'Panoramic view monitor', 'Power tailgate'],
		] },
	{ model: 'FJ Cruiser', years: [2011, 2016], shape: BIG_SUV, size: [4635, 1905, 1830], ancap: 5, tank: 159, tow: 2250, hold: 0.92, share: 1,
		badges: [['4x4', 0, 49990, engine('petrol', 3956, 6, 380, 11.4), AUTO5, '4x4', { series: 'GSJ15R', gvm: 2550 }]],
		kit: [[...SINCE_2012, 'Rear-hinged rear doors', 'Rear differential lock', 'Crawl control', '17-inch alloy wheels', 'Reversing camera']] },
	{ model: 'Yaris', years: [2011, 2019], shape: HATCH, size: [3945, 1695, 1510], ancap: 5, tank: 42, hold: 0.78, share: 4,
		badges: [
			['Ascent', 0, 19490, engine('petrol', 1299, 4, 120, 6.4), AUTO4, 'FWD', { series: 'NCP130R' }],
			['SX', 1, 22490, engine('petrol', 1497, 4, 141, 6.4), AUTO4, 'FWD', { series: 'NCP131R' }],
			['ZR', 2, 24990, engine('petrol', 1497, 4, 141, 6.4), AUTO4, 'FWD', { series: 'NCP131R' }],
			['Ascent', 0, 17990, engine('petrol', 1299, 4, 120, 5.8), MANUAL5, 'FWD', { series: 'NCP130R' }],
		],
		kit: [[...SINCE_2012], ['15-inch alloy wheels', 'Reversing camera', 'Touchscreen with Bluetooth and USB'], ['Climate control air conditioning', 'Satellite navigation', 'LED headlamps', 'Rear spoiler']] },
	{ model: 'HiAce', years: [2012, 2019], shape: VAN, size: [4695, 1695, 1980], ancap: 4, tank: 70, tow: 1400, hold: 0.82, share: 3,
		badges: [
			['LWB', 0, 42990, engine('diesel', 2982, 4, 300, 8.7, TURBO), AUTO4, 'RWD', { series: 'KDH201R', gvm: 2800 }],
			['LWB Crew', 0, 45990, engine('diesel', 2982, 4, 300, 8.7, TURBO), AUTO4, 'RWD', { series: 'KDH201R', gvm: 2800, seats: 6 }],
			['LWB', 0, 40490, engine('petrol', 2694, 4, 243, 9.8), MANUAL5, 'RWD', { series: 'TRH201R', gvm: 2800 }],
		],
		kit: [[...SINCE_2012, 'Reversing camera', 'Cargo barrier', 'Ply-lined load area', 'Twin sliding side doors']] },
	{ model: 'Tarago', years: [2012, 2019], shape: PEOPLE_MOVER, size: [4795, 1800, 1750], ancap: 4, tank: 75, tow: 1600, hold: 0.75, share: 1,
		badges: [['GLi', 0, 49990, engine('petrol', 2362, 4, 224, 8.9), CVT, 'FWD', { series: 'ACR50R' }], ['GLX V6', 1, 62990, V6, AUTO6, 'FWD', { series: 'GSR50R' }]],
		kit: [[...SINCE_2012, 'Reversing camera', 'Rear air conditioning', 'Sliding rear doors', 'Eight seats'], ['Power sliding doors', 'Leather-accented seats', '17-inch alloy wheels']] },
	{ model: 'Granvia', years: [2019, 2025], shape: PEOPLE_MOVER, size: [5300, 1970, 1990], ancap: 5, tank: 65, tow: 1500, hold: 0.76, share: 1,
		badges: [['Eight-seat', 0, 72990, engine('diesel', 2755, 4, 450, 8.0, TURBO), AUTO6, 'RWD', { series: 'GDH303R', gvm: 3150 }]],
		kit: [[...SINCE_2020, 'Power sliding doors', 'Captain’s chairs in the second row', 'Pioneer sound system, 12 speakers', 'Panoramic view monitor']] },
	{ model: '86', years: [2012, 2021], shape: COUPE, size: [4240, 1775, 1320], ancap: 5, tank: 50, hold: 0.84, share: 2,
		badges: [['GT', 0, 34990, engine('premium', 1998, 4, 205, 7.8), MANUAL6, 'RWD', { series: 'ZN6' }], ['GTS', 1, 39990, engine('premium', 1998, 4, 205, 7.1), AUTO6, 'RWD', { series: 'ZN6' }]],
		kit: [[...SINCE_2012, 'Torsen limited-slip differential', '16-inch alloy wheels'], ['17-inch alloy wheels', 'Leather and Alcantara seats, heated', 'Smart entry and start', 'Satellite navigation', 'Dual-zone climate control']] },
	{ model: 'Prius v', years: [2012, 2020], shape: WAGON, size: [4645, 1775, 1590], ancap: 5, tank: 45, hold: 0.78, share: 1,
		badges: [['Seven-seat', 0, 38990, engine('hybrid', 1798, 4, 142, 4.4), HYBRID_CVT, 'FWD', { series: 'ZVW40R', seats: 7 }]],
		kit: [[...SINCE_2012, 'Reversing camera', 'Smart entry and start', 'Head-up display', 'Third row seats', '16-inch alloy wheels']] },
	{ model: 'Corolla', years: [2007, 2012], shape: HATCH, size: [4220, 1760, 1515], ancap: 4, tank: 55, hold: 0.82, share: 2,
		badges: [['Ascent', 0, 22990, engine('petrol', 1798, 4, 173, 7.3), AUTO4, 'FWD', { series: 'ZRE152R' }], ['Levin ZR', 1, 29990, engine('petrol', 1798, 4, 173, 7.3), AUTO4, 'FWD', { series: 'ZRE152R' }]],
		kit: [[...SINCE_2006], ['16-inch alloy wheels', 'Leather-accented seats', 'Sunroof', 'Smart entry and start']] },
];
