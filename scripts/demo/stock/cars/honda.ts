import { type CarMake, engine, TURBO } from './car-line.ts';
import { CVT } from './gearboxes.ts';
import { SINCE_2012, SINCE_2017 } from './kit.ts';
import { HATCH, PEOPLE_MOVER, SUV } from './shapes.ts';

/** Honda, with its models since 2014. */
// biome-ignore format: a table reads by rows
export const HONDA: CarMake = {
	make: 'Honda',
	vinStarts: ['JHM', 'MRH'],
	paints: [['Platinum White', 'white'], ['Lunar Silver', 'silver'], ['Meteoroid Grey', 'grey'], ['Crystal Black', 'black'], ['Brilliant Sporty Blue', 'blue'], ['Passion Red', 'red'], ['Modern Steel', 'grey']],
	lines: [
		{ model: 'CR-V', years: [2017, 2023], shape: SUV, size: [4635, 1855, 1689], ancap: 5, tank: 57, tow: 1500, hold: 0.77, share: 4,
			badges: [['VTi', 0, 36990, engine('petrol', 1498, 4, 240, 7.0, TURBO), CVT, 'FWD', { series: 'RW' }], ['VTi-LX AWD', 1, 50990, engine('petrol', 1498, 4, 240, 7.4, TURBO), CVT, 'AWD', { series: 'RW' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', 'Smart entry and start', '17-inch alloy wheels'], ['Leather seats, heated', 'Panoramic roof', 'Power tailgate', 'Adaptive cruise control', 'LED headlamps']] },
		{ model: 'Civic', years: [2016, 2021], shape: HATCH, size: [4501, 1799, 1421], ancap: 5, tank: 46, tow: 800, hold: 0.78, share: 4,
			badges: [['VTi-S', 0, 26990, engine('petrol', 1799, 4, 174, 6.4), CVT, 'FWD', { series: 'FC' }], ['RS', 1, 34990, engine('petrol', 1498, 4, 220, 6.1, TURBO), CVT, 'FWD', { series: 'FC' }]],
			kit: [[...SINCE_2017, 'Apple CarPlay and Android Auto', '16-inch alloy wheels'], ['17-inch alloy wheels', 'Leather seats, heated', 'Sunroof', 'LED headlamps', 'Sports exhaust']] },
		{ model: 'Jazz', years: [2014, 2021], shape: HATCH, size: [3965, 1694, 1524], ancap: 5, tank: 40, hold: 0.78, share: 4,
			badges: [['VTi', 0, 19490, engine('petrol', 1497, 4, 145, 5.8), CVT, 'FWD', { series: 'GF' }], ['VTi-L', 1, 24490, engine('petrol', 1497, 4, 145, 5.8), CVT, 'FWD', { series: 'GF' }]],
			kit: [[...SINCE_2012, 'Magic rear seats', 'Reversing camera'], ['16-inch alloy wheels', 'Leather seats, heated', 'Satellite navigation', 'Paddle shifters']] },
		{ model: 'HR-V', years: [2015, 2021], shape: SUV, size: [4294, 1772, 1605], ancap: 5, tank: 50, tow: 800, hold: 0.78, share: 3,
			badges: [['VTi-S', 0, 29990, engine('petrol', 1799, 4, 172, 6.9), CVT, 'FWD', { series: 'RU' }]],
			kit: [[...SINCE_2017, '17-inch alloy wheels', 'Magic rear seats', 'Autonomous emergency braking', 'Lane watch camera']] },
		{ model: 'Odyssey', years: [2014, 2022], shape: { ...PEOPLE_MOVER, words: '7-seat people mover', seats: 7 }, size: [4850, 1820, 1695], ancap: 5, tank: 55, tow: 1000, hold: 0.75, share: 2,
			badges: [['VTi-L', 0, 52990, engine('petrol', 2356, 4, 225, 7.8), CVT, 'FWD', { series: 'RC' }]],
			kit: [[...SINCE_2017, 'Power sliding doors', 'Captain’s chairs in the second row', 'Leather seats, heated', 'Sunroof', 'Three-zone climate control']] },
	],
};
