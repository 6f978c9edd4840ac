import { type CarMake, engine, motor, TURBO } from './car-line.ts';
import { AUTO4, CVT, DUAL6, DUAL7, HYBRID_CVT, SINGLE } from './gearboxes.ts';
import { SINCE_2017, SINCE_2020, SINCE_2023 } from './kit.ts';
import { HATCH, ROADSTER, SOFT_SEVEN_SEATER, SUV } from './shapes.ts';

/** MG, with its models since 2017. */
// biome-ignore format: a table reads by rows
export const MG: CarMake = {
	make: 'MG',
	vinStarts: ['LSJ'],
	paints: [
		['Dover White', 'white'], ['Arctic White', 'white'], ['Black Pearl', 'black'], ['Diamond Red', 'red'], ['Brighton Blue', 'blue'],
		['Camden Grey', 'grey'], ['Sterling Silver', 'silver'], ['Clifton Yellow', 'yellow'], ['Fizzy Orange', 'orange'], ['York White', 'white'],
	],
	lines: [
		{ model: 'ZS', years: [2017, 2025], shape: SUV, size: [4323, 1809, 1653], ancap: 4, tank: 48, tow: 500, hold: 0.68, share: 6,
			badges: [['Excite', 0, 24990, engine('petrol', 1498, 4, 150, 7.1), AUTO4, 'FWD', { series: 'AZS1' }], ['Essence', 1, 28990, engine('petrol', 1349, 3, 230, 6.7, TURBO), DUAL6, 'FWD', { series: 'AZS1' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '17-inch alloy wheels'], ['Panoramic roof', 'Surround view camera', 'Satellite navigation', 'Lane keeping assist', 'Blind spot monitor']] },
		{ model: 'ZS Hybrid+', years: [2025, null], shape: SUV, size: [4430, 1818, 1635], ancap: 4, tank: 41, tow: 500, hold: 0.68, share: 6,
			badges: [['Excite', 0, 33990, engine('hybrid', 1498, 4, 250, 4.7), AUTO4, 'FWD', { series: 'ZS32' }], ['Essence', 1, 36990, engine('hybrid', 1498, 4, 250, 4.7), AUTO4, 'FWD', { series: 'ZS32' }]],
			kit: [[...SINCE_2023, '12.3-inch touchscreen', '17-inch alloy wheels'], ['18-inch alloy wheels', 'Heated front seats', 'Surround view camera', 'Leather-look trim']] },
		{ model: 'MG3', years: [2024, null], shape: HATCH, size: [4113, 1797, 1502], ancap: 4, tank: 36, hold: 0.68, share: 6,
			badges: [
				['Excite', 0, 24990, engine('petrol', 1498, 4, 142, 6.1), CVT, 'FWD', { series: 'SPP1' }],
				['Excite Hybrid+', 0, 28990, engine('hybrid', 1498, 4, 250, 4.3), AUTO4, 'FWD', { series: 'SPP1' }],
				['Essence Hybrid+', 1, 31490, engine('hybrid', 1498, 4, 250, 4.3), AUTO4, 'FWD', { series: 'SPP1' }],
			],
			kit: [[...SINCE_2023, '10.25-inch touchscreen', '16-inch alloy wheels'], ['Leather-look trim', 'Surround view camera', 'Keyless entry and start', 'Privacy glass']] },
		{ model: 'MG3', years: [2018, 2023], shape: HATCH, size: [4055, 1729, 1504], tank: 45, hold: 0.7, share: 4,
			badges: [['Core', 0, 18990, engine('petrol', 1498, 4, 150, 6.7), AUTO4, 'FWD', { series: 'SZP1' }], ['Excite', 1, 19990, engine('petrol', 1498, 4, 150, 6.7), AUTO4, 'FWD', { series: 'SZP1' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay', '15-inch alloy wheels'], ['16-inch two-tone alloy wheels', 'Satellite navigation', 'Yamaha 3D sound', 'Sports body kit']] },
		{ model: 'HS', years: [2024, null], shape: SUV, size: [4655, 1890, 1655], ancap: 5, tank: 55, tow: 1500, hold: 0.69, share: 5,
			badges: [
				['Excite', 0, 36990, engine('petrol', 1496, 4, 275, 6.9, TURBO), DUAL7, 'FWD', { series: 'AS33' }],
				['Essence', 1, 40990, engine('petrol', 1496, 4, 275, 6.9, TURBO), DUAL7, 'FWD', { series: 'AS33' }],
				['Essence Hybrid+', 1, 46990, engine('hybrid', 1498, 4, 340, 5.2, TURBO), AUTO4, 'FWD', { series: 'AS33', tow: 500 }],
				['Super Hybrid Essence', 1, 55990, engine('plug-in', 1496, 4, 370, 0.8, TURBO), HYBRID_CVT, 'FWD', { series: 'AS33', tow: 1000 }],
			],
			kit: [[...SINCE_2023, 'Twin 12.3-inch screens', '18-inch alloy wheels'], ['19-inch alloy wheels', 'Heated leather-look seats', 'Surround view camera', 'Power tailgate', 'Panoramic roof']] },
		{ model: 'HS', years: [2019, 2024], shape: SUV, size: [4574, 1876, 1685], ancap: 5, tank: 55, tow: 1500, hold: 0.69, share: 4,
			badges: [['Vibe', 0, 31990, engine('petrol', 1490, 4, 250, 7.3, TURBO), DUAL7, 'FWD', { series: 'AS23' }], ['Essence', 1, 38990, engine('petrol', 1490, 4, 250, 7.3, TURBO), DUAL7, 'FWD', { series: 'AS23' }]],
			kit: [[...SINCE_2020, '17-inch alloy wheels', '10.1-inch touchscreen'], ['Panoramic roof', 'Heated front seats', 'Power tailgate', 'Surround view camera', '18-inch alloy wheels']] },
		{ model: 'QS', years: [2025, null], shape: SOFT_SEVEN_SEATER, size: [4983, 1967, 1786], tank: 65, tow: 1830, hold: 0.66, share: 2,
			badges: [['Excite', 0, 49490, engine('petrol', 1986, 4, 360, 8.7, TURBO), DUAL6, 'FWD', { series: 'ES33' }], ['Essence AWD', 1, 55490, engine('petrol', 1986, 4, 360, 9.0, TURBO), DUAL6, 'AWD', { series: 'ES33' }]],
			kit: [[...SINCE_2023, 'Third row seats', 'Three-zone climate control', '20-inch alloy wheels'], ['Panoramic roof', 'Massaging front seats', 'Bose sound system', 'Power tailgate', '21-inch alloy wheels']] },
		{ model: 'MG4', years: [2023, null], shape: HATCH, size: [4287, 1836, 1516], ancap: 5, hold: 0.56, share: 5,
			badges: [
				['Excite 51', 0, 37990, motor(250), SINGLE, 'RWD', { series: 'EH32', tow: 500 }],
				['Excite 64', 0, 42990, motor(250), SINGLE, 'RWD', { series: 'EH32', tow: 500 }],
				['Essence 64', 1, 45990, motor(250), SINGLE, 'RWD', { series: 'EH32', tow: 500 }],
				['XPower', 2, 57990, motor(600), SINGLE, 'AWD', { series: 'EH32' }],
			],
			kit: [[...SINCE_2020, '10.25-inch touchscreen', '17-inch alloy wheels', 'Battery with lifetime warranty from new'], ['18-inch alloy wheels', 'Heated front seats', 'Wireless phone charger', 'Surround view camera'], ['Alcantara sports seats', 'Torque vectoring', 'Launch control']] },
		{ model: 'ZS EV', years: [2020, 2024], shape: SUV, size: [4323, 1809, 1649], ancap: 5, tow: 500, hold: 0.52, share: 3,
			badges: [['Excite', 0, 46990, motor(280), SINGLE, 'FWD', { series: 'AZS1' }], ['Long Range', 1, 52990, motor(280), SINGLE, 'FWD', { series: 'AZS1' }]],
			kit: [[...SINCE_2020, '10.1-inch touchscreen', '17-inch alloy wheels'], ['Panoramic roof', 'Surround view camera', 'Vehicle-to-load power', 'Wireless phone charger']] },
		{ model: 'Cyberster', years: [2024, null], shape: ROADSTER, size: [4535, 1913, 1329], hold: 0.6, share: 1,
			badges: [['GT', 0, 119990, motor(725), SINGLE, 'AWD', { series: 'EC32' }]],
			kit: [[...SINCE_2020, 'Power scissor doors', 'Power soft top', 'Brembo front brakes', 'Bose sound system, 8 speakers', 'Heated sports seats', '20-inch alloy wheels']] },
	],
};
