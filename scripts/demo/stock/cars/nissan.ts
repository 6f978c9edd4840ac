import { type CarMake, engine, motor, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO4, AUTO7, CVT, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2006, SINCE_2012, SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import { COUPE, HATCH, SEVEN_SEATER, SUV, UTE, UTE_TRAY } from './shapes.ts';

/** Nissan, with its models since 2006. */
// biome-ignore format: a table reads by rows
export const NISSAN: CarMake = {
	make: 'Nissan',
	vinStarts: ['JN1', 'MNT', 'SJN'],
	paints: [['Ivory Pearl', 'white'], ['Polar White', 'white'], ['Gun Metallic', 'grey'], ['Diamond Black', 'black'], ['Brilliant Silver', 'silver'], ['Caspian Blue', 'blue'], ['Burning Red', 'red'], ['Forged Copper', 'orange'], ['Slate Grey', 'grey']],
	lines: [
		{ model: 'X-TRAIL', years: [2014, 2022], shape: SUV, size: [4690, 1820, 1740], ancap: 5, tank: 60, tow: 1500, hold: 0.74, share: 5,
			badges: [['ST', 0, 34990, engine('petrol', 2488, 4, 226, 7.9), CVT, 'FWD', { series: 'T32' }], ['ST-L', 1, 41490, engine('petrol', 2488, 4, 226, 8.3), CVT, 'AWD', { series: 'T32' }], ['Ti', 2, 48990, engine('petrol', 2488, 4, 226, 8.3), CVT, 'AWD', { series: 'T32' }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels'], ['Leather-accented seats, heated', 'Satellite navigation', 'Surround view camera', 'Smart key'], ['Panoramic roof', 'Power tailgate', 'Bose sound system, 8 speakers', '19-inch alloy wheels']] },
		{ model: 'X-TRAIL', years: [2022, 2025], shape: SUV, size: [4680, 1840, 1725], ancap: 5, tank: 55, tow: 2000, hold: 0.75, share: 3,
			badges: [['ST-L', 0, 47990, engine('petrol', 2488, 4, 244, 7.8), CVT, 'AWD', { series: 'T33' }], ['Ti e-POWER', 1, 59990, engine('hybrid', 1497, 3, 330, 6.1, TURBO), SINGLE, 'AWD', { series: 'T33', tow: 1650 }]],
			kit: [[...SINCE_2023, '18-inch alloy wheels', 'Leather-accented seats, heated'], ['Panoramic roof', '12.3-inch screens', 'Head-up display', 'Power tailgate', '19-inch alloy wheels']] },
		{ model: 'Navara', years: [2015, 2025], shape: UTE, size: [5255, 1850, 1840], ancap: 5, tank: 80, tow: 3500, hold: 0.74, share: 5,
			badges: [['SL', 0, 47990, engine('diesel', 2298, 4, 450, 7.9, TWIN_TURBO), AUTO7, '4x4', { series: 'D23', gvm: 3150, shape: UTE_TRAY }], ['ST-X', 1, 58990, engine('diesel', 2298, 4, 450, 7.9, TWIN_TURBO), AUTO7, '4x4', { series: 'D23', gvm: 3150 }], ['PRO-4X', 2, 62990, engine('diesel', 2298, 4, 450, 8.1, TWIN_TURBO), AUTO7, '4x4', { series: 'D23', gvm: 3150 }]],
			kit: [[...SINCE_2017, '17-inch wheels', 'Hill descent control'], ['18-inch alloy wheels', 'Surround view camera', 'Dual-zone climate control', 'Sports bar', 'Leather-accented seats'], ['All-terrain tyres', 'Rear differential lock', 'Apple CarPlay and Android Auto', 'Autonomous emergency braking']] },
		{ model: 'Patrol', years: [2013, 2025], shape: SEVEN_SEATER, size: [5175, 1995, 1940], tank: 140, tow: 3500, hold: 0.86, share: 2,
			badges: [['Ti', 0, 93990, engine('premium', 5552, 8, 560, 14.4), AUTO7, '4x4', { series: 'Y62', gvm: 3500 }], ['Ti-L', 1, 107990, engine('premium', 5552, 8, 560, 14.4), AUTO7, '4x4', { series: 'Y62', gvm: 3500 }]],
			kit: [[...SINCE_2017, 'Hydraulic body motion control', 'Leather seats', 'Third row seats', '18-inch alloy wheels', 'Rear differential lock'], ['Bose sound system, 13 speakers', 'Rear seat screens', 'Heated and ventilated front seats', 'Adaptive cruise control', 'Sunroof']] },
		{ model: 'QASHQAI', years: [2014, 2022], shape: SUV, size: [4394, 1806, 1595], ancap: 5, tank: 65, tow: 1200, hold: 0.74, share: 4,
			badges: [['ST', 0, 30490, engine('petrol', 1997, 4, 200, 6.9), CVT, 'FWD', { series: 'J11' }], ['Ti', 1, 39990, engine('petrol', 1997, 4, 200, 6.9), CVT, 'FWD', { series: 'J11' }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels'], ['19-inch alloy wheels', 'Leather seats, heated', 'Surround view camera', 'Panoramic roof', 'Adaptive cruise control']] },
		{ model: 'LEAF', years: [2019, 2024], shape: HATCH, size: [4490, 1788, 1540], ancap: 5, hold: 0.48, share: 2,
			badges: [['ZE1', 0, 53990, motor(320), SINGLE, 'FWD', { series: 'ZE1' }]],
			kit: [[...SINCE_2020, '40 kWh battery', 'e-Pedal one-pedal driving', 'Leather-accented seats, heated', 'Bose sound system, 7 speakers', 'Surround view camera']] },
		{ model: '370Z', years: [2009, 2020], shape: { ...COUPE, seats: 2 }, size: [4250, 1845, 1315], tank: 72, hold: 0.84, share: 1,
			badges: [['Touring', 0, 61990, engine('premium', 3696, 6, 363, 10.6), MANUAL6, 'RWD', { series: 'Z34' }]],
			kit: [[...SINCE_2012, '18-inch forged alloy wheels', 'Leather and suede seats, heated', 'Bose sound system, 8 speakers', 'Limited-slip differential', 'Reversing camera']] },
		{ model: 'Tiida', years: [2006, 2012], shape: HATCH, size: [4205, 1695, 1535], ancap: 4, tank: 52, hold: 0.7, share: 1,
			badges: [['ST', 0, 20990, engine('petrol', 1798, 4, 174, 7.8), AUTO4, 'FWD', { series: 'C11' }]], kit: [[...SINCE_2006]] },
	],
};
