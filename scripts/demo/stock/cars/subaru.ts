import { type CarMake, engine, TURBO } from './car-line.ts';
import { CVT, MANUAL6 } from './gearboxes.ts';
import { SINCE_2017, SINCE_2020 } from './kit.ts';
import { SEDAN, SUV, WAGON } from './shapes.ts';

/** Subaru, with its models since 2014. */
// biome-ignore format: a table reads by rows
export const SUBARU: CarMake = {
	make: 'Subaru',
	vinStarts: ['JF1', 'JF2'],
	paints: [['Crystal White Pearl', 'white'], ['Magnetite Grey', 'grey'], ['Ice Silver', 'silver'], ['Crystal Black', 'black'], ['Sapphire Blue', 'blue'], ['Autumn Green', 'green'], ['Crimson Red', 'red'], ['Brilliant Bronze', 'bronze'], ['WR Blue Pearl', 'blue']],
	lines: [
		{ model: 'Forester', years: [2018, 2025], shape: SUV, size: [4640, 1815, 1730], ancap: 5, tank: 63, tow: 1800, hold: 0.8, share: 5,
			badges: [['2.5i', 0, 38990, engine('petrol', 2498, 4, 239, 7.4), CVT, 'AWD', { series: 'S5' }], ['2.5i-S', 1, 46990, engine('petrol', 2498, 4, 239, 7.4), CVT, 'AWD', { series: 'S5' }], ['Hybrid S', 1, 49990, engine('hybrid', 1995, 4, 196, 6.7), CVT, 'AWD', { series: 'S5', tow: 1200 }]],
			kit: [[...SINCE_2020, '17-inch alloy wheels', 'X-Mode', 'Driver monitoring'], ['Leather seats, heated', 'Sunroof', 'Harman Kardon sound system', 'Power tailgate', '18-inch alloy wheels']] },
		{ model: 'Outback', years: [2014, 2020], shape: WAGON, size: [4820, 1840, 1675], ancap: 5, tank: 60, tow: 1500, hold: 0.77, share: 4,
			badges: [['2.5i', 0, 42990, engine('petrol', 2498, 4, 235, 7.3), CVT, 'AWD', { series: 'B6A' }], ['2.5i Premium', 1, 49490, engine('petrol', 2498, 4, 235, 7.3), CVT, 'AWD', { series: 'B6A' }]],
			kit: [[...SINCE_2017, 'EyeSight driver assist', '17-inch alloy wheels', 'Roof rails with crossbars'], ['Leather seats, heated', 'Sunroof', 'Satellite navigation', 'Power tailgate', '18-inch alloy wheels']] },
		{ model: 'Outback', years: [2021, 2025], shape: WAGON, size: [4870, 1875, 1675], ancap: 5, tank: 63, tow: 2000, hold: 0.79, share: 3,
			badges: [['AWD Sport', 0, 51990, engine('petrol', 2498, 4, 245, 7.3), CVT, 'AWD', { series: 'B7A' }], ['AWD Touring XT', 1, 62990, engine('petrol', 2387, 4, 350, 9.0, TURBO), CVT, 'AWD', { series: 'B7A', tow: 2400 }]],
			kit: [[...SINCE_2020, '11.6-inch touchscreen', '18-inch alloy wheels', 'Heated front seats'], ['Nappa leather, heated and ventilated', 'Harman Kardon sound system', 'Sunroof', 'Power tailgate', 'Heated steering wheel']] },
		{ model: 'XV', years: [2017, 2022], shape: SUV, size: [4465, 1800, 1615], ancap: 5, tank: 63, tow: 1400, hold: 0.79, share: 4,
			badges: [['2.0i', 0, 31990, engine('petrol', 1995, 4, 196, 7.0), CVT, 'AWD', { series: 'G5X' }], ['2.0i-S', 1, 39490, engine('petrol', 1995, 4, 196, 7.0), CVT, 'AWD', { series: 'G5X' }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels', 'Apple CarPlay and Android Auto'], ['Leather seats, heated', 'Sunroof', 'EyeSight driver assist', '18-inch alloy wheels']] },
		{ model: 'WRX', years: [2014, 2021], shape: SEDAN, size: [4595, 1795, 1475], ancap: 5, tank: 60, tow: 1200, hold: 0.83, share: 2,
			badges: [['Premium', 0, 49990, engine('premium', 1998, 4, 350, 9.2, TURBO), MANUAL6, 'AWD', { series: 'V1' }]],
			kit: [[...SINCE_2017, 'Leather seats, heated', 'Harman Kardon sound system', '18-inch alloy wheels', 'Sunroof', 'LED headlamps']] },
	],
};
