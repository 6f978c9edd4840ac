import { ADVENTURE, type BikeMake, CRUISER, NAKED, SCOOTER, SPORT, TOURING } from './bike-line.ts';

/** Yamaha's motorcycles, with its models since 2009. */
// biome-ignore format: a table reads by rows
export const YAMAHA: BikeMake = {
	make: 'Yamaha',
	vinStarts: ['JYA', 'MH3', 'RLC'],
	paints: [['Team Yamaha Blue', 'blue'], ['Matt Raven Black', 'black'], ['Tech Black', 'black'], ['Icon Grey', 'grey'], ['Cyan Storm', 'silver'], ['Heritage White', 'white'], ['Redline', 'red'], ['Rally Sand', 'sand'], ['Midnight Yellow', 'yellow'], ['Ember Orange', 'orange'], ['Silver Storm', 'silver']],
	lines: [
		{ model: 'Ténéré 700', years: [2020, null], style: ADVENTURE, engine: ['Parallel twin', 689, 68, 4.3], gears: 6, wet: 205, seat: 875, tank: 16, hold: 0.83, share: 6,
			badges: [['', 19990], ['Rally', 21990], ['World Raid', 24490]], kit: ['Spoked wheels, 21-inch and 18-inch', 'Long-travel KYB suspension', 'Switchable ABS', '6.3-inch colour display', 'LED headlamps', 'Bash plate', 'Hand guards', 'Traction control'] },
		{ model: 'MT-07', years: [2014, null], style: NAKED, engine: ['Parallel twin', 689, 67, 4.2], gears: 6, wet: 184, seat: 805, tank: 14, hold: 0.8, share: 4,
			badges: [['HO', 14990]], kit: ['ABS', 'Slip and assist clutch', '5-inch colour display', 'LED lighting', 'Michelin Road 5 tyres', 'Upside-down fork', 'Traction control'] },
		{ model: 'MT-07LA', years: [2015, null], style: NAKED, engine: ['Parallel twin', 655, 57, 4.3], gears: 6, wet: 184, seat: 805, tank: 14, hold: 0.83, share: 5,
			badges: [['LAMS', 14490]], kit: ['ABS', 'Slip and assist clutch', '5-inch colour display', 'LED lighting', 'Michelin Road 5 tyres', 'Traction control'] },
		{ model: 'MT-09', years: [2017, null], style: NAKED, engine: ['Inline three', 890, 93, 5.0], gears: 6, wet: 193, seat: 825, tank: 14, hold: 0.78, share: 4,
			badges: [['', 18990], ['SP', 22490]], kit: ['Quickshifter', 'Cornering ABS and traction control', 'Cruise control', 'Colour display', 'KYB suspension', 'Slide and lift control', 'Brembo master cylinder', 'LED headlamps'] },
		{ model: 'MT-03', years: [2016, null], style: NAKED, engine: ['Parallel twin', 321, 30, 3.8], gears: 6, wet: 168, seat: 780, tank: 14, hold: 0.82, share: 4,
			badges: [['LAMS', 8490]], kit: ['ABS', 'Upside-down fork', 'LED headlamp', 'LCD display', 'Assist clutch'] },
		{ model: 'YZF-R3', years: [2015, null], style: SPORT, engine: ['Parallel twin', 321, 30, 3.6], gears: 6, wet: 169, seat: 780, tank: 14, hold: 0.81, share: 4,
			badges: [['LAMS', 9190]], kit: ['ABS', 'Upside-down fork', 'LED lighting', 'Clip-on handlebars', 'Assist clutch', 'LCD display'] },
		{ model: 'YZF-R7', years: [2022, null], style: SPORT, engine: ['Parallel twin', 689, 67, 4.2], gears: 6, wet: 188, seat: 835, tank: 13, hold: 0.79, share: 4,
			badges: [['HO', 16490], ['LA LAMS', 15990]], kit: ['Adjustable upside-down fork', 'Radial brakes', 'Slip and assist clutch', 'Clip-on handlebars', 'ABS', 'LED headlamp'] },
		{ model: 'YZF-R1', years: [2015, 2024], style: SPORT, engine: ['Inline four', 998, 113, 7.2], gears: 6, wet: 201, seat: 855, tank: 17, hold: 0.76, share: 2,
			badges: [['', 27990], ['M', 36990]], kit: ['Quickshifter', 'Cornering ABS', 'Slide, lift and launch control', 'Crossplane crankshaft', 'Colour display', 'Magnesium wheels', 'Aluminium tank'] },
		{ model: 'Tracer 9', years: [2021, null], style: TOURING, engine: ['Inline three', 890, 93, 5.0], gears: 6, wet: 219, seat: 845, tank: 19, hold: 0.77, share: 4,
			badges: [['GT', 24490], ['GT+', 27990]], kit: ['30-litre side cases', 'Semi-active suspension', 'Heated grips', 'Cruise control', 'Quickshifter', 'Adjustable screen', 'Centre stand', 'Cornering lamps', 'Colour display'] },
		{ model: 'XSR900', years: [2016, null], style: NAKED, engine: ['Inline three', 890, 93, 5.0], gears: 6, wet: 193, seat: 810, tank: 14, hold: 0.78, share: 3,
			badges: [['', 18990]], kit: ['Quickshifter', 'Cruise control', 'Cornering ABS and traction control', 'Colour display', 'Bar-end mirrors', 'LED headlamp'] },
		{ model: 'XVS650', years: [2009, 2023], style: CRUISER, engine: ['V-twin', 649, 51, 4.7], gears: 5, wet: 247, seat: 710, tank: 16, hold: 0.82, share: 2,
			badges: [['Custom LAMS', 10990], ['Classic LAMS', 11490]], kit: ['Shaft drive', 'Forward footpegs', 'Wide handlebar', 'Spoked wheels', 'Chrome air cleaner'] },
		{ model: 'NMAX 155', years: [2021, null], style: SCOOTER, engine: ['Single', 155, 14, 2.2], gears: 0, wet: 131, seat: 765, tank: 7.1, hold: 0.78, share: 3,
			badges: [['LAMS', 5990]], kit: ['ABS', 'Traction control', 'Keyless ignition', 'Underseat storage for a helmet', 'USB charging port', 'Stop and start'] },
	],
};
