import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { AUTO4, AUTO5, AUTO6, AUTO8, DUAL7, DUAL8, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2006, SINCE_2012, SINCE_2017, SINCE_2020 } from './kit.ts';
import { HATCH, SOFT_SEVEN_SEATER, SUV, VAN } from './shapes.ts';

/** Hyundai, with its models since 2005. */
// biome-ignore format: a table reads by rows
export const HYUNDAI: CarMake = {
	make: 'Hyundai',
	vinStarts: ['KMH', 'TMA', 'MAL'],
	paints: [['Polar White', 'white'], ['Phantom Black', 'black'], ['Shimmering Silver', 'silver'], ['Fluidic Metal', 'grey'], ['Intense Blue', 'blue'], ['Fiery Red', 'red'], ['Amazon Grey', 'grey'], ['Typhoon Silver', 'silver'], ['Cypress Green', 'green']],
	lines: [
		{ model: 'i30', years: [2017, 2024], shape: HATCH, size: [4340, 1795, 1455], ancap: 5, tank: 50, tow: 1300, hold: 0.78, share: 8,
			badges: [
				['Active', 0, 25990, engine('petrol', 1999, 4, 203, 7.4), AUTO6, 'FWD', { series: 'PD' }],
				['Elite', 1, 30490, engine('petrol', 1999, 4, 203, 7.4), AUTO6, 'FWD', { series: 'PD' }],
				['N Line', 2, 33990, engine('petrol', 1591, 4, 265, 7.1, TURBO), DUAL7, 'FWD', { series: 'PD' }],
				['Active', 0, 23990, engine('petrol', 1999, 4, 203, 7.3), MANUAL6, 'FWD', { series: 'PD' }],
			],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch alloy wheels'], ['Leather-accented seats', 'Dual-zone climate control', 'Smart key', 'Satellite navigation'], ['18-inch alloy wheels', 'Sports suspension', 'Autonomous emergency braking', 'Paddle shifters']] },
		{ model: 'i30', years: [2012, 2016], shape: HATCH, size: [4300, 1780, 1470], ancap: 5, tank: 53, tow: 1300, hold: 0.76, share: 4,
			badges: [['Active', 0, 23990, engine('petrol', 1797, 4, 178, 7.3), AUTO6, 'FWD', { series: 'GD' }], ['Premium', 1, 32990, engine('diesel', 1582, 4, 260, 5.6, TURBO), AUTO6, 'FWD', { series: 'GD' }]],
			kit: [[...SINCE_2012, '15-inch wheels'], ['17-inch alloy wheels', 'Panoramic roof', 'Leather seats, heated', 'Reversing camera', 'Satellite navigation']] },
		{ model: 'Tucson', years: [2015, 2021], shape: SUV, size: [4480, 1850, 1660], ancap: 5, tank: 62, tow: 1600, hold: 0.76, share: 6,
			badges: [['Active X', 0, 34490, engine('petrol', 1999, 4, 205, 7.9), AUTO6, 'FWD', { series: 'TL' }], ['Highlander', 1, 48990, engine('diesel', 1995, 4, 400, 6.4, TURBO), AUTO8, 'AWD', { series: 'TL', tow: 1900 }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '18-inch alloy wheels'], ['19-inch alloy wheels', 'Panoramic roof', 'Leather seats, heated and ventilated', 'Power tailgate', 'Autonomous emergency braking']] },
		{ model: 'Kona', years: [2017, 2023], shape: SUV, size: [4165, 1800, 1568], ancap: 5, tank: 50, tow: 1300, hold: 0.77, share: 5,
			badges: [['Active', 0, 28490, engine('petrol', 1999, 4, 180, 7.2), AUTO6, 'FWD', { series: 'OS' }], ['Highlander', 1, 41490, engine('petrol', 1591, 4, 265, 6.9, TURBO), DUAL7, 'AWD', { series: 'OS' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch alloy wheels'], ['18-inch alloy wheels', 'Head-up display', 'Leather seats, heated and ventilated', 'Sunroof', 'Blind spot monitor']] },
		{ model: 'Kona Electric', years: [2019, 2023], shape: SUV, size: [4180, 1800, 1570], ancap: 5, hold: 0.56, share: 2,
			badges: [['Elite Extended Range', 0, 63990, motor(395), SINGLE, 'FWD', { series: 'OS' }]],
			kit: [[...SINCE_2020, '64 kWh battery', '10.25-inch touchscreen', 'Leather-accented seats', '17-inch alloy wheels', 'Smart key']] },
		{ model: 'Santa Fe', years: [2018, 2023], shape: SOFT_SEVEN_SEATER, size: [4785, 1900, 1710], ancap: 5, tank: 67, tow: 2500, hold: 0.77, share: 4,
			badges: [['Active', 0, 49990, engine('diesel', 2199, 4, 440, 7.5, TURBO), AUTO8, 'AWD', { series: 'TM' }], ['Highlander', 1, 66990, engine('diesel', 2151, 4, 440, 6.1, TURBO), DUAL8, 'AWD', { series: 'TM' }]],
			kit: [[...SINCE_2020, 'Third row seats', 'Rear air conditioning', '17-inch alloy wheels'], ['Panoramic roof', 'Leather seats, heated and ventilated', 'Harman Kardon sound system', 'Head-up display', 'Power tailgate', '20-inch alloy wheels']] },
		{ model: 'iLoad', years: [2012, 2021], shape: VAN, size: [5150, 1920, 1935], ancap: 4, tank: 75, tow: 1500, hold: 0.76, share: 3,
			badges: [['Crew', 0, 45990, engine('diesel', 2497, 4, 441, 8.8, TURBO), AUTO5, 'RWD', { series: 'TQ', gvm: 3230, seats: 6 }], ['Panel', 0, 42990, engine('diesel', 2497, 4, 441, 8.8, TURBO), AUTO5, 'RWD', { series: 'TQ', gvm: 3160, seats: 3 }]],
			kit: [['Air conditioning', 'Bluetooth telephone and audio', 'Reversing camera', 'Twin sliding side doors', 'Cargo barrier', 'Lift-back tailgate', 'Alloy wheels', 'Ten tie-down points', 'Rubber load floor']] },
		{ model: 'IONIQ 5', years: [2021, 2025], shape: SUV, size: [4635, 1890, 1605], ancap: 5, tow: 1600, hold: 0.56, share: 3,
			badges: [['Dynamiq', 0, 69990, motor(350), SINGLE, 'RWD', { series: 'NE' }], ['Techniq AWD', 1, 81990, motor(605), SINGLE, 'AWD', { series: 'NE' }]],
			kit: [[...SINCE_2020, '72.6 kWh battery', '350 kW DC fast charging', 'Twin 12.3-inch screens', 'Vehicle-to-load power'], ['Glass roof', 'Bose sound system', 'Leather seats, heated and ventilated', 'Augmented reality head-up display', '20-inch alloy wheels']] },
		{ model: 'Getz', years: [2005, 2011], shape: HATCH, size: [3825, 1665, 1495], tank: 45, hold: 0.7, share: 1,
			badges: [['S', 0, 16990, engine('petrol', 1399, 4, 125, 6.2), AUTO4, 'FWD', { series: 'TB' }]], kit: [[...SINCE_2006]] },
	],
};
