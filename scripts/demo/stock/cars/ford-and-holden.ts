import { type CarMake, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO4, AUTO6, AUTO8, AUTO10, DUAL6, MANUAL6 } from './gearboxes.ts';
import { SINCE_2006, SINCE_2012, SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import {
	COUPE,
	HATCH,
	SEDAN,
	SEVEN_SEATER,
	SOFT_SEVEN_SEATER,
	SUV,
	UTE,
	UTE_CANOPY,
	UTE_TRAY,
	VAN,
	WAGON,
} from './shapes.ts';

const DIESEL_32 = engine('diesel', 3198, 5, 470, 8.9, TURBO);
const DIESEL_20 = engine('diesel', 1996, 4, 500, 7.6, TWIN_TURBO);
const V6_DIESEL = engine('diesel', 2993, 6, 600, 8.4, TURBO);

// biome-ignore format: a table reads by rows
const FORD: CarMake = {
	make: 'Ford',
	vinStarts: ['MNB', '6FP', 'WF0'],
	paints: [['Arctic White', 'white'], ['Meteor Grey', 'grey'], ['Shadow Black', 'black'], ['Aluminium', 'silver'], ['Lightning Blue', 'blue'], ['True Red', 'red'], ['Saber Orange', 'orange'], ['Deep Crystal Blue', 'blue'], ['Cactus Grey', 'green']],
	lines: [
		{ model: 'Ranger', years: [2022, 2025], shape: UTE, size: [5370, 1918, 1884], ancap: 5, tank: 80, tow: 3500, hold: 0.82, share: 7,
			badges: [
				['XLS', 0, 58490, DIESEL_20, AUTO10, '4x4', { series: 'PY', gvm: 3230, shape: UTE_TRAY }],
				['XLT', 1, 66490, DIESEL_20, AUTO10, '4x4', { series: 'PY', gvm: 3230 }],
				['Wildtrak V6', 2, 78490, V6_DIESEL, AUTO10, '4x4', { series: 'PY', gvm: 3280 }],
				['Raptor', 3, 97990, engine('premium', 2956, 6, 583, 11.5, TWIN_TURBO), AUTO10, '4x4', { series: 'PY', gvm: 3130, tow: 2500 }],
			],
			kit: [[...SINCE_2023, '10.1-inch touchscreen', 'Rear differential lock'], ['17-inch alloy wheels', 'Sports bar', 'Dual-zone climate control', 'Smart entry and start', 'Carpet floor'], ['18-inch alloy wheels', 'Surround view camera', 'Leather-accented seats, heated', 'Power roller shutter', '12-inch touchscreen'], ['Fox live-valve dampers', 'Front differential lock', 'All-terrain tyres', 'Bang & Olufsen sound system']] },
		{ model: 'Ranger', years: [2015, 2022], shape: UTE, size: [5446, 1867, 1852], ancap: 5, tank: 80, tow: 3500, hold: 0.81, share: 8,
			badges: [
				['XLS', 0, 50990, DIESEL_32, AUTO6, '4x4', { series: 'PX', gvm: 3200, shape: UTE_TRAY }],
				['XLT', 1, 60490, DIESEL_32, AUTO6, '4x4', { series: 'PX', gvm: 3200, shape: UTE_CANOPY }],
				['Wildtrak', 2, 66990, DIESEL_20, AUTO10, '4x4', { series: 'PX', gvm: 3200 }],
				['XLT', 1, 57490, DIESEL_32, MANUAL6, '4x4', { series: 'PX', gvm: 3200 }],
			],
			kit: [[...SINCE_2017, '16-inch alloy wheels', 'Tub liner'], ['17-inch alloy wheels', 'Tow bar and wiring', 'Dual-zone climate control', 'Satellite navigation', 'Side steps'], ['18-inch alloy wheels', 'Leather-accented seats, heated', 'Adaptive cruise control', 'Roller shutter', 'Apple CarPlay and Android Auto']] },
		{ model: 'Everest', years: [2015, 2022], shape: SEVEN_SEATER, size: [4903, 1869, 1837], ancap: 5, tank: 80, tow: 3100, hold: 0.78, share: 4,
			badges: [['Trend', 0, 59990, DIESEL_20, AUTO10, '4x4', { series: 'UA', gvm: 3100 }], ['Titanium', 1, 74490, DIESEL_20, AUTO10, '4x4', { series: 'UA', gvm: 3100 }]],
			kit: [[...SINCE_2020, 'Third row seats', 'Terrain management', '18-inch alloy wheels', 'Power tailgate'], ['Panoramic roof', 'Leather-accented seats, heated', '20-inch alloy wheels', 'Blind spot monitor']] },
		{ model: 'Escape', years: [2016, 2023], shape: SUV, size: [4614, 1883, 1680], ancap: 5, tank: 57, tow: 1800, hold: 0.7, share: 2,
			badges: [['Ambiente', 0, 33990, engine('petrol', 1498, 4, 240, 7.5, TURBO), AUTO6, 'FWD', { series: 'ZG' }], ['ST-Line', 1, 39990, engine('petrol', 1999, 4, 387, 8.6, TURBO), AUTO6, 'AWD', { series: 'ZH' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Sports suspension', 'Autonomous emergency braking', 'Dual-zone climate control', 'Smart entry and start']] },
		{ model: 'Focus', years: [2018, 2020], shape: HATCH, size: [4378, 1825, 1471], ancap: 5, tank: 52, tow: 1500, hold: 0.7, share: 3,
			badges: [['Trend', 0, 26490, engine('petrol', 1498, 3, 240, 6.4, TURBO), AUTO6, 'FWD', { series: 'SA' }], ['ST-Line', 1, 30990, engine('petrol', 1498, 3, 240, 6.4, TURBO), AUTO6, 'FWD', { series: 'SA' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch alloy wheels'], ['17-inch alloy wheels', 'Sports suspension', 'Wireless phone charger', 'Dual-zone climate control']] },
		{ model: 'Mustang', years: [2015, 2023], shape: COUPE, size: [4789, 1916, 1382], ancap: 3, tank: 61, hold: 0.8, share: 3,
			badges: [['GT Fastback', 1, 69990, engine('premium', 5038, 8, 556, 12.7), AUTO10, 'RWD', { series: 'FN' }], ['GT Fastback', 1, 66990, engine('premium', 5038, 8, 556, 13.0), MANUAL6, 'RWD', { series: 'FN' }]],
			kit: [[...SINCE_2017], ['Leather seats, heated and ventilated', '19-inch alloy wheels', 'Brembo front brakes', 'Active exhaust', 'Apple CarPlay and Android Auto', '12-speaker sound system']] },
		{ model: 'Transit Custom', years: [2014, 2023], shape: VAN, size: [5340, 1986, 2020], ancap: 5, tank: 72, tow: 2800, hold: 0.77, share: 3,
			badges: [['340L Trend', 0, 51990, engine('diesel', 1995, 4, 385, 7.3, TURBO), AUTO6, 'FWD', { series: 'VN', gvm: 3400, seats: 3 }], ['340L Double Cab', 0, 54490, engine('diesel', 1995, 4, 385, 7.3, TURBO), AUTO6, 'FWD', { series: 'VN', gvm: 3400, seats: 6 }]],
			kit: [['Air conditioning', 'Adaptive cruise control', 'Apple CarPlay and Android Auto', 'Reversing camera', 'Parking sensors front and rear', 'Twin sliding side doors', 'Cargo barrier', 'Ply-lined load area', 'Alloy wheels', 'Eight tie-down points']] },
		{ model: 'Territory', years: [2011, 2016], shape: SOFT_SEVEN_SEATER, size: [4883, 1898, 1716], ancap: 5, tank: 75, tow: 2700, hold: 0.7, share: 2,
			badges: [['Titanium', 0, 54990, engine('diesel', 2720, 6, 440, 8.8, TURBO), AUTO6, 'AWD', { series: 'SZ' }]],
			kit: [[...SINCE_2012, 'Third row seats', 'Leather seats', 'Reversing camera', 'Satellite navigation', '18-inch alloy wheels']] },
		{ model: 'Fiesta', years: [2013, 2018], shape: HATCH, size: [3982, 1722, 1489], ancap: 5, tank: 45, hold: 0.7, share: 2,
			badges: [['ST', 1, 26990, engine('premium', 1596, 4, 240, 6.2, TURBO), MANUAL6, 'FWD', { series: 'WZ' }], ['Ambiente', 0, 18490, engine('petrol', 1499, 4, 140, 6.0), DUAL6, 'FWD', { series: 'WZ' }]],
			kit: [[...SINCE_2012], ['Recaro front seats', '17-inch alloy wheels', 'Climate control air conditioning', 'Keyless start']] },
		{ model: 'Falcon', years: [2008, 2016], shape: SEDAN, size: [4970, 1868, 1433], ancap: 5, tank: 68, tow: 2300, hold: 0.74, share: 2,
			badges: [['XR6', 0, 43990, engine('petrol', 3984, 6, 391, 9.9), AUTO6, 'RWD', { series: 'FG' }], ['XR6 Turbo', 1, 50990, engine('petrol', 3984, 6, 533, 11.7, TURBO), AUTO6, 'RWD', { series: 'FG' }]],
			kit: [[...SINCE_2012, 'Sports front seats', '18-inch alloy wheels', 'Rear parking sensors'], ['19-inch alloy wheels', 'Dual-zone climate control', 'Leather-accented seats']] },
	],
};

// biome-ignore format: a table reads by rows
const HOLDEN: CarMake = {
	make: 'Holden',
	vinStarts: ['6G1', 'MMU', 'KL3'],
	paints: [['Summit White', 'white'], ['Nitrate Silver', 'silver'], ['Heron White', 'white'], ['Phantom Black', 'black'], ['Absolute Red', 'red'], ['Slipstream Blue', 'blue'], ['Prussian Steel', 'grey'], ['Orange Rock', 'orange']],
	lines: [
		{ model: 'Commodore', years: [2013, 2017], shape: SEDAN, size: [4947, 1898, 1471], ancap: 5, tank: 71, tow: 2100, hold: 0.76, share: 3,
			badges: [['SV6', 0, 41990, engine('petrol', 3564, 6, 350, 9.8), AUTO6, 'RWD', { series: 'VF' }], ['SS-V Redline', 1, 56990, engine('petrol', 6162, 8, 570, 12.9), AUTO6, 'RWD', { series: 'VF' }], ['SV6 Sportwagon', 0, 43990, engine('petrol', 3564, 6, 350, 9.9), AUTO6, 'RWD', { series: 'VF', shape: WAGON }]],
			kit: [[...SINCE_2012, 'Reversing camera', '18-inch alloy wheels', 'Front parking sensors', 'Sports seats'], ['Brembo brakes', '19-inch alloy wheels', 'Leather seats, heated', 'Head-up display', 'Bose sound system']] },
		{ model: 'Astra', years: [2016, 2020], shape: HATCH, size: [4386, 1809, 1485], ancap: 5, tank: 48, tow: 1250, hold: 0.66, share: 3,
			badges: [['R', 0, 24990, engine('petrol', 1399, 4, 245, 5.8, TURBO), AUTO6, 'FWD', { series: 'BK' }], ['RS-V', 1, 32990, engine('petrol', 1598, 4, 300, 6.3, TURBO), AUTO6, 'FWD', { series: 'BK' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Leather seats, heated', 'Autonomous emergency braking', 'Dual-zone climate control']] },
		{ model: 'Colorado', years: [2016, 2020], shape: UTE, size: [5361, 1872, 1800], ancap: 5, tank: 76, tow: 3500, hold: 0.75, share: 3,
			badges: [['LS', 0, 46990, engine('diesel', 2776, 4, 500, 8.7, TURBO), AUTO6, '4x4', { series: 'RG', gvm: 3150, shape: UTE_TRAY }], ['Z71', 1, 57490, engine('diesel', 2776, 4, 500, 8.7, TURBO), AUTO6, '4x4', { series: 'RG', gvm: 3150 }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch wheels'], ['18-inch alloy wheels', 'Leather-accented seats, heated', 'Sports bar', 'Soft tonneau cover', 'Satellite navigation']] },
		{ model: 'Captiva', years: [2011, 2018], shape: SOFT_SEVEN_SEATER, size: [4673, 1868, 1756], ancap: 5, tank: 65, tow: 1700, hold: 0.6, share: 2,
			badges: [['7 LTZ', 0, 39990, engine('diesel', 2231, 4, 400, 8.5, TURBO), AUTO6, 'AWD', { series: 'CG' }]],
			kit: [[...SINCE_2012, 'Third row seats', 'Leather seats, heated', 'Reversing camera', '19-inch alloy wheels']] },
		{ model: 'Barina', years: [2006, 2011], shape: HATCH, size: [3920, 1680, 1505], ancap: 4, tank: 45, hold: 0.62, share: 1,
			badges: [['TK', 0, 15990, engine('petrol', 1598, 4, 143, 7.2), AUTO4, 'FWD', { series: 'TK' }]], kit: [[...SINCE_2006]] },
	],
};

// biome-ignore format: a table reads by rows
const JEEP: CarMake = {
	make: 'Jeep',
	vinStarts: ['1C4'],
	paints: [['Bright White', 'white'], ['Granite Crystal', 'grey'], ['Diamond Black', 'black'], ['Billet Silver', 'silver'], ['Firecracker Red', 'red'], ['Hydro Blue', 'blue'], ['Sarge Green', 'green']],
	lines: [
		{ model: 'Wrangler', years: [2018, 2024], shape: { ...SUV, words: '5-door SUV, removable roof' }, size: [4882, 1894, 1838], ancap: 3, tank: 81, tow: 2495, hold: 0.8, share: 2,
			badges: [['Unlimited Rubicon', 0, 86990, engine('petrol', 3604, 6, 353, 10.3), AUTO8, '4x4', { series: 'JL', gvm: 2562 }]],
			kit: [[...SINCE_2020, 'Front and rear differential locks', 'Sway bar disconnect', 'All-terrain tyres', 'Leather seats, heated', 'Alpine sound system']] },
		{ model: 'Grand Cherokee', years: [2013, 2021], shape: SUV, size: [4828, 1943, 1802], ancap: 5, tank: 93, tow: 3500, hold: 0.66, share: 3,
			badges: [['Limited', 0, 69990, engine('diesel', 2987, 6, 570, 7.5, TURBO), AUTO8, '4x4', { series: 'WK', gvm: 2949 }]],
			kit: [[...SINCE_2017, 'Leather seats, heated', 'Power tailgate', 'Satellite navigation', '20-inch alloy wheels', 'Quadra-Trac II four-wheel drive']] },
	],
};

/** Makers of cars from Australia and America that come in as trades. */
export const FORD_AND_HOLDEN: readonly CarMake[] = [FORD, HOLDEN, JEEP];
