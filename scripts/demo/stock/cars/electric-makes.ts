import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { SINGLE } from './gearboxes.ts';
import { SINCE_2020, SINCE_2023 } from './kit.ts';
import { HATCH, SEDAN, SUV, UTE } from './shapes.ts';

/** Makers of electric cars that come in as trades. */
// biome-ignore format: a table reads by rows
export const ELECTRIC_MAKES: readonly CarMake[] = [
	{ make: 'Tesla', vinStarts: ['LRW', '5YJ'],
		paints: [['Pearl White', 'white'], ['Midnight Silver', 'grey'], ['Deep Blue', 'blue'], ['Solid Black', 'black'], ['Red Multi-Coat', 'red'], ['Quicksilver', 'silver']],
		lines: [
			{ model: 'Model 3', years: [2019, 2025], shape: SEDAN, size: [4694, 1849, 1443], ancap: 5, hold: 0.58, share: 4,
				badges: [['Rear-Wheel Drive', 0, 65990, motor(420), SINGLE, 'RWD', { tow: 910 }], ['Long Range', 1, 77990, motor(493), SINGLE, 'AWD', { tow: 910 }], ['Performance', 2, 92990, motor(660), SINGLE, 'AWD', {}]],
				kit: [['15-inch touchscreen', 'Glass roof', 'Autopilot', 'Heated front seats', 'Adaptive cruise control', 'Autonomous emergency braking', 'Eight surround cameras', 'Wireless phone chargers', '18-inch alloy wheels'], ['Premium sound system, 14 speakers', 'Heated rear seats', 'LED fog lamps'], ['20-inch alloy wheels', 'Performance brakes', 'Carbon-fibre boot spoiler']] },
			{ model: 'Model Y', years: [2022, 2025], shape: SUV, size: [4751, 1921, 1624], ancap: 5, tow: 1600, hold: 0.57, share: 4,
				badges: [['Rear-Wheel Drive', 0, 70990, motor(420), SINGLE, 'RWD', {}], ['Long Range', 1, 84990, motor(493), SINGLE, 'AWD', {}]],
				kit: [['15-inch touchscreen', 'Glass roof', 'Autopilot', 'Heated front and rear seats', 'Power tailgate', 'Adaptive cruise control', 'Autonomous emergency braking', 'Eight surround cameras', 'Wireless phone chargers'], ['Premium sound system, 14 speakers', '19-inch alloy wheels']] },
		] },
	{ make: 'BYD', vinStarts: ['LC0', 'LGX'],
		paints: [['Ski White', 'white'], ['Boulder Grey', 'grey'], ['Surf Blue', 'blue'], ['Parkour Red', 'red'], ['Cosmos Black', 'black'], ['Forest Green', 'green']],
		lines: [
			{ model: 'Atto 3', years: [2022, 2025], shape: SUV, size: [4455, 1875, 1615], ancap: 5, hold: 0.56, share: 4,
				badges: [['Extended Range', 0, 53990, motor(310), SINGLE, 'FWD', { tow: 750 }]],
				kit: [[...SINCE_2020, '60.5 kWh battery', 'Rotating 12.8-inch touchscreen', 'Panoramic roof', 'Surround view camera', 'Power tailgate', 'Heated front seats', 'Vehicle-to-load power']] },
			{ model: 'Dolphin', years: [2023, 2025], shape: HATCH, size: [4290, 1770, 1570], ancap: 5, hold: 0.56, share: 2,
				badges: [['Premium', 0, 47990, motor(310), SINGLE, 'FWD', {}]],
				kit: [[...SINCE_2020, 'Panoramic roof', 'Rotating 12.8-inch touchscreen', 'Heated front seats', 'Wireless phone charger', 'Vehicle-to-load power']] },
			{ model: 'Shark 6', years: [2024, 2025], shape: UTE, size: [5457, 1971, 1925], ancap: 5, tank: 60, tow: 2500, hold: 0.74, share: 3,
				badges: [['Premium', 0, 61990, engine('plug-in', 1497, 4, 650, 2.0, TURBO), SINGLE, 'AWD', { gvm: 3500 }]],
				kit: [[...SINCE_2023, '29.6 kWh battery', 'Head-up display', 'Surround view camera', 'Heated and ventilated front seats', 'Vehicle-to-load power outlets in the tub', '12.8-inch touchscreen']] },
		] },
];
