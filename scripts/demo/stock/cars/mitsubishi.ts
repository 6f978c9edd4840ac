import { type CarMake, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO5, AUTO6, AUTO8, CVT, DUAL6, MANUAL5, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import {
	CAB_CHASSIS,
	HATCH,
	SEVEN_SEATER,
	SOFT_SEVEN_SEATER,
	SUV,
	UTE,
	UTE_CANOPY,
	UTE_TRAY,
	VAN,
} from './shapes.ts';

const DIESEL_24 = engine('diesel', 2442, 4, 430, 8.6, TURBO);
const DIESEL_24_TWIN = engine('diesel', 2439, 4, 470, 7.7, TWIN_TURBO);
const PETROL_20 = engine('petrol', 1998, 4, 197, 7.6);
const PETROL_25 = engine('petrol', 2488, 4, 244, 7.7);
const PLUG_IN = engine('plug-in', 2360, 4, 195, 1.5);

/** Mitsubishi, with its models since 2013. */
// biome-ignore format: a table reads by rows
export const MITSUBISHI: CarMake = {
	make: 'Mitsubishi',
	vinStarts: ['MMA', 'JMB', 'JA4'],
	paints: [
		['White', 'white'], ['Sterling Silver', 'silver'], ['Titanium', 'grey'], ['Black Diamond', 'black'], ['Red Diamond', 'red'],
		['Graphite Grey', 'grey'], ['Starlight', 'white'], ['Lightning Blue', 'blue'], ['Yamabuki Orange', 'orange'], ['Impulse Blue', 'blue'], ['Deep Bronze', 'bronze'],
	],
	lines: [
		{ model: 'Triton', years: [2024, null], shape: UTE, size: [5360, 1930, 1815], ancap: 5, tank: 75, tow: 3500, hold: 0.77, share: 9,
			badges: [
				['GLX', 0, 47490, DIESEL_24_TWIN, AUTO6, '4x4', { series: 'MV', gvm: 3200, shape: UTE_TRAY }],
				['GLX-R', 2, 54490, DIESEL_24_TWIN, AUTO6, '4x4', { series: 'MV', gvm: 3200 }],
				['GLS', 3, 61990, DIESEL_24_TWIN, AUTO6, '4x4', { series: 'MV', gvm: 3200 }],
				['GSR', 4, 66490, DIESEL_24_TWIN, AUTO6, '4x4', { series: 'MV', gvm: 3200 }],
				['GLX Single Cab', 0, 38990, DIESEL_24_TWIN, AUTO6, '4x2', { series: 'MV', gvm: 2960, shape: CAB_CHASSIS }],
			],
			kit: [
				[...SINCE_2023, 'Vinyl floor covering', 'Driver attention monitor'],
				[],
				['18-inch alloy wheels', 'Carpet floor', 'Side steps', 'Fog lamps'],
				['Super Select II four-wheel drive', 'Dual-zone climate control', 'Smart key', 'Surround view camera', 'Tub liner'],
				['Leather-accented seats, heated', 'Roof rails and sports bar', 'Black alloy wheels', 'Power driver’s seat'],
			] },
		{ model: 'Triton', years: [2015, 2023], shape: UTE, size: [5305, 1815, 1795], ancap: 5, tank: 75, tow: 3100, hold: 0.76, share: 8,
			badges: [
				['GLX', 0, 38990, DIESEL_24, MANUAL6, '4x4', { series: 'MQ', gvm: 2900, shape: UTE_TRAY }],
				['GLX+', 1, 43490, DIESEL_24, AUTO6, '4x4', { series: 'MR', gvm: 2900 }],
				['GLS', 2, 48490, DIESEL_24, AUTO6, '4x4', { series: 'MR', gvm: 2900, shape: UTE_CANOPY }],
				['Exceed', 2, 49990, DIESEL_24, AUTO5, '4x4', { series: 'MQ', gvm: 2900 }],
			],
			kit: [
				[...SINCE_2017, 'Trailer stability assist'],
				['Apple CarPlay and Android Auto', '16-inch alloy wheels', 'Rear differential lock'],
				['Super Select four-wheel drive', '18-inch alloy wheels', 'Dual-zone climate control', 'Smart key', 'Side steps'],
			] },
		{ model: 'Outlander', years: [2021, null], shape: SOFT_SEVEN_SEATER, size: [4710, 1862, 1745], ancap: 5, tank: 55, tow: 1600, hold: 0.77, share: 7,
			badges: [
				['ES', 0, 42490, PETROL_25, CVT, 'FWD', { series: 'ZM', seats: 5 }],
				['LS', 1, 46490, PETROL_25, CVT, 'AWD', { series: 'ZM', use: 8.1 }],
				['Aspire', 2, 50990, PETROL_25, CVT, 'AWD', { series: 'ZM', use: 8.1 }],
				['Exceed Plug-in Hybrid', 3, 73990, PLUG_IN, SINGLE, 'AWD', { series: 'ZM', tow: 1600 }],
				['ES Plug-in Hybrid', 0, 59990, PLUG_IN, SINGLE, 'AWD', { series: 'ZM', seats: 5 }],
			],
			kit: [
				[...SINCE_2020, '18-inch alloy wheels', 'Eight airbags'],
				['Third row seats', 'Dual-zone climate control', 'Roof rails', 'Smart key'],
				['20-inch alloy wheels', 'Heated front seats', 'Power tailgate', 'Surround view camera', 'Suede and leather-look trim'],
				['Leather seats', 'Bose sound system, 10 speakers', 'Panoramic roof', 'Three-zone climate control', 'Head-up display'],
			] },
		{ model: 'Outlander', years: [2013, 2021], shape: SOFT_SEVEN_SEATER, size: [4695, 1810, 1710], ancap: 5, tank: 60, tow: 1600, hold: 0.74, share: 4,
			badges: [
				['ES', 0, 32990, engine('petrol', 2360, 4, 220, 7.2), CVT, 'FWD', { series: 'ZL' }],
				['LS', 1, 38490, engine('petrol', 2360, 4, 220, 7.2), CVT, 'AWD', { series: 'ZL' }],
				['Exceed', 2, 46990, engine('diesel', 2268, 4, 360, 6.2, TURBO), AUTO6, 'AWD', { series: 'ZL', tow: 2000 }],
				['LS PHEV', 1, 51990, engine('plug-in', 2360, 4, 199, 1.9), SINGLE, 'AWD', { series: 'ZL', seats: 5, tow: 1500 }],
			],
			kit: [[...SINCE_2017, '18-inch alloy wheels', 'Third row seats'], ['Apple CarPlay and Android Auto', 'Smart key', 'Lane departure warning'], ['Leather seats, heated', 'Sunroof', 'Surround view camera', 'Power tailgate', 'Adaptive cruise control']] },
		{ model: 'ASX', years: [2013, 2024], shape: SUV, size: [4365, 1810, 1640], ancap: 5, tank: 63, tow: 1300, hold: 0.76, share: 7,
			badges: [
				['ES', 0, 27990, PETROL_20, CVT, 'FWD', { series: 'XD' }],
				['MR', 1, 29990, PETROL_20, CVT, 'FWD', { series: 'XD' }],
				['Exceed', 2, 35490, engine('petrol', 2360, 4, 222, 7.9), CVT, 'FWD', { series: 'XD' }],
				['ES', 0, 25490, PETROL_20, MANUAL5, 'FWD', { series: 'XC' }],
			],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '18-inch alloy wheels'], ['Black exterior trim', 'Autonomous emergency braking', 'Lane departure warning'], ['Leather seats, heated', 'Panoramic roof', 'Rockford Fosgate sound system', 'Power driver’s seat']] },
		{ model: 'ASX', years: [2025, null], shape: SUV, size: [4239, 1797, 1575], tank: 48, tow: 1200, hold: 0.72, share: 3,
			badges: [['LS', 0, 41490, engine('petrol', 1333, 4, 270, 6.4, TURBO), CVT, 'FWD', { series: 'YA' }], ['Aspire', 1, 44990, engine('petrol', 1333, 4, 270, 6.4, TURBO), CVT, 'FWD', { series: 'YA' }]],
			kit: [[...SINCE_2023, '10.4-inch touchscreen', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Leather-accented seats, heated', 'Harman Kardon sound system', 'Sunroof']] },
		{ model: 'Eclipse Cross', years: [2018, 2025], shape: SUV, size: [4545, 1805, 1685], ancap: 5, tank: 63, tow: 1600, hold: 0.74, share: 4,
			badges: [
				['LS', 0, 35490, engine('petrol', 1499, 4, 250, 7.3, TURBO), CVT, 'FWD', { series: 'YB' }],
				['Aspire', 1, 38490, engine('petrol', 1499, 4, 250, 7.3, TURBO), CVT, 'FWD', { series: 'YB' }],
				['Aspire PHEV', 1, 55490, engine('plug-in', 2360, 4, 199, 1.9), SINGLE, 'AWD', { series: 'YB', tow: 1500 }],
			],
			kit: [[...SINCE_2020, '18-inch alloy wheels', 'Smart key'], ['Heated front seats', 'Surround view camera', 'Dual-zone climate control', 'Rear cross-traffic alert', 'Head-up display']] },
		{ model: 'Pajero Sport', years: [2015, 2025], shape: SEVEN_SEATER, size: [4825, 1815, 1835], ancap: 5, tank: 68, tow: 3100, hold: 0.79, share: 4,
			badges: [
				['GLX', 0, 49990, engine('diesel', 2442, 4, 430, 8.0, TURBO), AUTO8, '4x4', { series: 'QF', gvm: 2775, seats: 5 }],
				['GLS', 1, 56490, engine('diesel', 2442, 4, 430, 8.0, TURBO), AUTO8, '4x4', { series: 'QF', gvm: 2775 }],
				['Exceed', 2, 64490, engine('diesel', 2442, 4, 430, 8.0, TURBO), AUTO8, '4x4', { series: 'QF', gvm: 2775 }],
			],
			kit: [[...SINCE_2020, 'Super Select II four-wheel drive', '18-inch alloy wheels', 'Rear differential lock'], ['Third row seats', 'Leather-accented seats', 'Power tailgate', 'Dual-zone climate control'], ['Heated front seats', 'Surround view camera', 'Blind spot warning', 'Sunroof', 'Rear seat DVD screen']] },
		{ model: 'Express', years: [2020, 2022], shape: VAN, size: [4999, 1956, 1971], tank: 80, tow: 1715, hold: 0.7, share: 1,
			badges: [['GLX SWB', 0, 44990, engine('diesel', 1997, 4, 380, 7.3, TWIN_TURBO), DUAL6, 'FWD', { series: 'SN', gvm: 3030 }]],
			kit: [['Air conditioning', 'Cruise control with speed limiter', 'Bluetooth and USB', 'Reversing camera', 'Twin sliding side doors', 'Rear barn doors', 'Rubber floor', 'Driver and passenger airbags', 'Six tie-down points']] },
		{ model: 'Mirage', years: [2013, 2021], shape: HATCH, size: [3795, 1665, 1510], ancap: 5, tank: 35, hold: 0.73, share: 2,
			badges: [['ES', 0, 15990, engine('petrol', 1193, 3, 100, 4.9), CVT, 'FWD', { series: 'LA' }], ['LS', 1, 17990, engine('petrol', 1193, 3, 100, 4.9), CVT, 'FWD', { series: 'LA' }]],
			kit: [[...SINCE_2012, '14-inch wheels'], ['15-inch alloy wheels', 'Climate control air conditioning', 'Smart key', 'Rear parking sensors']] },
	],
};
