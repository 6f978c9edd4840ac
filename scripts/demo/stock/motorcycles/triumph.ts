import { ADVENTURE, type BikeMake, CRUISER, NAKED, SPORT, TOURING } from './bike-line.ts';

/** Triumph's motorcycles, with its models since 2016. */
// biome-ignore format: a table reads by rows
export const TRIUMPH: BikeMake = {
	make: 'Triumph',
	vinStarts: ['SMT', 'MLT'],
	paints: [['Jet Black', 'black'], ['Silver Ice', 'silver'], ['Snowdonia White', 'white'], ['Carnival Red', 'red'], ['Matt Khaki Green', 'green'], ['Caspian Blue', 'blue'], ['Sandstorm', 'sand'], ['Competition Green', 'green'], ['Racing Yellow', 'yellow'], ['Baja Orange', 'orange']],
	lines: [
		{ model: 'Street Triple 765', years: [2017, null], style: NAKED, engine: ['Inline three', 765, 80, 5.4], gears: 6, wet: 188, seat: 836, tank: 15, hold: 0.76, share: 5,
			badges: [['R', 17990], ['RS', 20990]], kit: ['Up and down quickshifter', 'Brembo front brakes', 'Cornering ABS and traction control', 'Five riding modes', '5-inch colour display', 'LED headlamps', 'Slip and assist clutch', 'Showa front fork', 'Lap timer'] },
		{ model: 'Trident 660', years: [2021, null], style: NAKED, engine: ['Inline three', 660, 64, 4.5], gears: 6, wet: 189, seat: 805, tank: 14, hold: 0.77, share: 4,
			badges: [['', 14490], ['LAMS', 14490]], kit: ['Ride-by-wire with two modes', 'Traction control', 'ABS', 'Colour display', 'LED lighting', 'Slip and assist clutch', 'Showa suspension', 'Michelin Road 5 tyres'] },
		{ model: 'Tiger 900', years: [2020, null], style: ADVENTURE, engine: ['Inline three', 888, 90, 4.7], gears: 6, wet: 228, seat: 820, tank: 20, hold: 0.78, share: 5,
			badges: [['GT Pro', 24990], ['Rally Pro', 26490]], kit: ['Quickshifter', 'Cornering ABS and traction control', 'Heated grips and seats', 'Cruise control', '7-inch colour display', 'Hand guards', 'Centre stand', 'Tyre pressure monitoring', 'Adjustable screen', 'Engine guard'] },
		{ model: 'Tiger Sport 660', years: [2022, null], style: TOURING, engine: ['Inline three', 660, 64, 4.5], gears: 6, wet: 206, seat: 835, tank: 17.2, hold: 0.77, share: 3,
			badges: [['', 16490], ['LAMS', 16490]], kit: ['Adjustable screen', 'Traction control', 'ABS', 'Two riding modes', 'Colour display', 'Pannier mounts', 'LED lighting', 'Slip and assist clutch'] },
		{ model: 'Speed Twin 900', years: [2019, null], style: NAKED, engine: ['Parallel twin', 900, 80, 4.1], gears: 5, wet: 216, seat: 780, tank: 12, hold: 0.78, share: 4,
			badges: [['', 15490]], kit: ['Twin shock absorbers', 'Brembo front brake', 'Traction control', 'ABS', 'LED lighting', 'USB charging port', 'Cast wheels', 'Two riding modes'] },
		{ model: 'Bonneville T120', years: [2016, null], style: CRUISER, engine: ['Parallel twin', 1200, 105, 4.7], gears: 6, wet: 236, seat: 790, tank: 14.5, hold: 0.8, share: 3,
			badges: [['', 20990], ['Black', 20990]], kit: ['Heated grips', 'Cruise control', 'Twin front discs', 'Traction control', 'ABS', 'Spoked wheels', 'Centre stand', 'Twin clocks'] },
		{ model: 'Bonneville Bobber', years: [2017, null], style: CRUISER, engine: ['Parallel twin', 1200, 106, 4.6], gears: 6, wet: 251, seat: 690, tank: 14, hold: 0.79, share: 3,
			badges: [['', 22490]], kit: ['Floating solo seat', 'Brembo twin front discs', 'Cruise control', 'Torque-assist clutch', 'Spoked wheels', 'LED headlamp', 'Two riding modes', 'Adjustable clock'] },
		{ model: 'Rocket 3', years: [2020, null], style: CRUISER, engine: ['Inline three', 2458, 225, 6.8], gears: 6, wet: 318, seat: 773, tank: 18, hold: 0.78, share: 2,
			badges: [['Storm R', 37990], ['Storm GT', 38990]], kit: ['Shaft drive', 'Brembo Stylema brakes', 'Cornering ABS and traction control', 'Four riding modes', 'Keyless ignition', 'Hill hold', 'Cruise control', 'Hydraulic clutch', 'Colour display'] },
		{ model: 'Scrambler 1200', years: [2019, null], style: ADVENTURE, engine: ['Parallel twin', 1200, 110, 4.5], gears: 6, wet: 229, seat: 840, tank: 15, hold: 0.77, share: 2,
			badges: [['X', 22490], ['XE', 25490]], kit: ['Long-travel suspension', 'Brembo brakes', 'Side-laced spoked wheels', 'Cruise control', 'Six riding modes', 'Keyless ignition', 'High exhausts', 'Hand guards'] },
		{ model: 'Scrambler 400 X', years: [2024, null], style: ADVENTURE, engine: ['Single', 398, 38, 3.4], gears: 6, wet: 179, seat: 835, tank: 13, hold: 0.8, share: 4,
			badges: [['LAMS', 9990]], kit: ['19-inch front wheel', 'Hand guards and sump guard', 'Switchable traction control and ABS', 'Torque-assist clutch', 'LED lighting', 'USB-C charging port', 'Ride-by-wire'] },
		{ model: 'Speed 400', years: [2024, null], style: NAKED, engine: ['Single', 398, 38, 3.4], gears: 6, wet: 170, seat: 790, tank: 13, hold: 0.8, share: 4,
			badges: [['LAMS', 8990]], kit: ['Upside-down front fork', 'Switchable traction control', 'ABS', 'Torque-assist clutch', 'LED lighting', 'USB-C charging port', 'Ride-by-wire'] },
		{ model: 'Daytona 660', years: [2024, null], style: SPORT, engine: ['Inline three', 660, 69, 4.9], gears: 6, wet: 201, seat: 810, tank: 14, hold: 0.77, share: 3,
			badges: [['', 16490]], kit: ['Clip-on handlebars', 'Showa big-piston fork', 'Three riding modes', 'Slip and assist clutch', 'Colour display', 'LED headlamps', 'Traction control', 'ABS'] },
		{ model: 'Speed Triple 1200', years: [2021, null], style: NAKED, engine: ['Inline three', 1160, 125, 6.3], gears: 6, wet: 199, seat: 830, tank: 15.5, hold: 0.76, share: 2,
			badges: [['RS', 29990]], kit: ['Öhlins semi-active suspension', 'Brembo Stylema brakes', 'Up and down quickshifter', 'Cornering ABS and traction control', 'Keyless ignition', 'Cruise control', '5-inch colour display', 'Steering damper'] },
	],
};
