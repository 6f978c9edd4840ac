import {
	ADVENTURE,
	type BikeMake,
	CRUISER,
	NAKED,
	SCOOTER,
	SPORT,
	TOURING,
	TOURING_CRUISER,
} from './bike-line.ts';

/** Makers whose motorcycles come in as trades. */
// biome-ignore format: a table reads by rows
export const OTHER_BIKE_MAKES: readonly BikeMake[] = [
	{ make: 'Kawasaki', vinStarts: ['JKA', 'ML5'],
		paints: [['Lime Green', 'green'], ['Metallic Spark Black', 'black'], ['Pearl Blizzard White', 'white'], ['Metallic Graphite Grey', 'grey'], ['Candy Persimmon Red', 'red'], ['Pearl Sand Khaki', 'sand'], ['Candy Plasma Blue', 'blue']],
		lines: [
			{ model: 'Ninja 400', years: [2018, 2023], style: SPORT, engine: ['Parallel twin', 399, 38, 3.9], gears: 6, wet: 168, seat: 785, tank: 14, hold: 0.81, share: 4, badges: [['SE LAMS', 8290]], kit: ['ABS', 'Assist and slipper clutch', 'LED headlamps', 'Trellis frame'] },
			{ model: 'Z900', years: [2017, 2024], style: NAKED, engine: ['Inline four', 948, 99, 5.7], gears: 6, wet: 212, seat: 820, tank: 17, hold: 0.77, share: 3, badges: [['', 15490], ['SE', 18490]], kit: ['Traction control', 'Riding modes', 'ABS', 'Colour display', 'Assist and slipper clutch', 'LED lighting'] },
			{ model: 'Versys 650', years: [2015, 2024], style: TOURING, engine: ['Parallel twin', 649, 61, 4.4], gears: 6, wet: 219, seat: 845, tank: 21, hold: 0.79, share: 3, badges: [['L LAMS', 11990]], kit: ['Adjustable screen', 'ABS', 'Traction control', 'Hand guards', 'Colour display'] },
			{ model: 'Vulcan S', years: [2015, 2024], style: CRUISER, engine: ['Parallel twin', 649, 63, 4.6], gears: 6, wet: 229, seat: 705, tank: 14, hold: 0.79, share: 3, badges: [['SE LAMS', 11490]], kit: ['Adjustable footpegs and seat', 'ABS', 'Assist and slipper clutch', 'Belt-style guards'] },
			{ model: 'KLR650', years: [2008, 2024], style: ADVENTURE, engine: ['Single', 652, 53, 4.6], gears: 5, wet: 206, seat: 870, tank: 23, hold: 0.8, share: 2, badges: [['LAMS', 9990]], kit: ['23-litre tank', 'ABS', 'Hand guards', 'Rear carrier', 'Adjustable screen'] },
		] },
	{ make: 'Suzuki', vinStarts: ['JS1', 'MB8'],
		paints: [['Metallic Triton Blue', 'blue'], ['Glass Sparkle Black', 'black'], ['Champion Yellow', 'yellow'], ['Pearl Glacier White', 'white'], ['Solid Iron Grey', 'grey'], ['Candy Daring Red', 'red'], ['Pearl Brilliant White', 'white']],
		lines: [
			{ model: 'V-Strom 650', years: [2012, 2024], style: ADVENTURE, engine: ['V-twin', 645, 62, 4.2], gears: 6, wet: 216, seat: 835, tank: 20, hold: 0.8, share: 4, badges: [['XT', 13490], ['XT LAMS', 13490]], kit: ['ABS', 'Traction control', 'Spoked wheels', 'Hand guards', 'Adjustable screen', 'Centre stand'] },
			{ model: 'SV650', years: [2016, 2024], style: NAKED, engine: ['V-twin', 645, 64, 3.9], gears: 6, wet: 198, seat: 785, tank: 14.5, hold: 0.78, share: 2, badges: [['', 11490], ['LAMS', 11490]], kit: ['ABS', 'Low RPM assist', 'LCD display', 'Trellis frame'] },
			{ model: 'GSX-S1000', years: [2015, 2024], style: NAKED, engine: ['Inline four', 999, 106, 6.1], gears: 6, wet: 214, seat: 810, tank: 19, hold: 0.76, share: 2, badges: [['', 17990]], kit: ['Quickshifter', 'Brembo front brakes', 'Traction control', 'ABS', 'Riding modes'] },
			{ model: 'Hayabusa', years: [2021, 2025], style: SPORT, engine: ['Inline four', 1340, 150, 6.7], gears: 6, wet: 264, seat: 800, tank: 20, hold: 0.8, share: 1, badges: [['', 29990]], kit: ['Quickshifter', 'Brembo Stylema brakes', 'Launch control', 'Cruise control', 'Cornering ABS', 'Five traction levels'] },
			{ model: 'Burgman 400', years: [2018, 2024], style: SCOOTER, engine: ['Single', 400, 35, 4.0], gears: 0, wet: 215, seat: 755, tank: 13.5, hold: 0.74, share: 1, badges: [['LAMS', 9990]], kit: ['ABS', 'Underseat storage', 'Twin front discs', 'Backrest'] },
		] },
	{ make: 'BMW', vinStarts: ['WB1'],
		paints: [['Racing Blue', 'blue'], ['Black Storm', 'black'], ['Light White', 'white'], ['Ice Grey', 'silver'], ['Style Exclusive Green', 'green'], ['Racing Red', 'red'], ['Rallye Sand', 'sand']],
		lines: [
			{ model: 'R 1250 GS', years: [2019, 2023], style: ADVENTURE, engine: ['Flat twin', 1254, 143, 4.8], gears: 6, wet: 249, seat: 850, tank: 20, hold: 0.78, share: 4, badges: [['Rallye', 30990], ['Adventure', 33990]], kit: ['Shaft drive', 'Dynamic suspension', 'Heated grips', 'Cruise control', 'Quickshifter', 'Keyless ignition', 'Colour display', 'Pannier mounts', 'Cornering lamps'] },
			{ model: 'G 310 GS', years: [2018, 2024], style: ADVENTURE, engine: ['Single', 313, 28, 3.3], gears: 6, wet: 175, seat: 835, tank: 11, hold: 0.76, share: 2, badges: [['LAMS', 8490]], kit: ['ABS', 'LED headlamp', 'Rear carrier', '19-inch front wheel'] },
			{ model: 'S 1000 R', years: [2014, 2024], style: NAKED, engine: ['Inline four', 999, 114, 6.2], gears: 6, wet: 199, seat: 830, tank: 16.5, hold: 0.75, share: 1, badges: [['Sport', 24990]], kit: ['Quickshifter', 'Heated grips', 'Cruise control', 'Cornering ABS', 'Colour display'] },
			{ model: 'C 400 GT', years: [2019, 2024], style: SCOOTER, engine: ['Single', 350, 35, 3.5], gears: 0, wet: 214, seat: 775, tank: 12.8, hold: 0.72, share: 1, badges: [['LAMS', 13990]], kit: ['ABS', 'Heated grips and seat', 'Keyless ignition', 'Flexcase storage', 'Colour display'] },
			{ model: 'CE 04', years: [2022, 2025], style: SCOOTER, engine: ['Electric', 0, 62, 0], gears: 0, wet: 231, seat: 780, tank: 0, hold: 0.64, share: 1, badges: [['LAMS', 21990]], kit: ['8.9 kWh battery', 'Heated seat', 'Keyless ignition', '10-inch colour display', 'Side storage for a helmet', 'Reverse gear'] },
		] },
	{ make: 'KTM', vinStarts: ['VBK'],
		paints: [['Orange', 'orange'], ['Black', 'black'], ['White', 'white'], ['Blue', 'blue']],
		lines: [
			{ model: '390 Duke', years: [2013, 2024], style: NAKED, engine: ['Single', 373, 37, 3.5], gears: 6, wet: 163, seat: 830, tank: 13.5, hold: 0.76, share: 3, badges: [['LAMS', 8295]], kit: ['WP suspension', 'ABS with supermoto mode', 'Colour display', 'LED headlamp', 'Slipper clutch'] },
			{ model: '890 Adventure', years: [2021, 2024], style: ADVENTURE, engine: ['Parallel twin', 889, 100, 4.5], gears: 6, wet: 218, seat: 830, tank: 20, hold: 0.76, share: 3, badges: [['R', 25490]], kit: ['WP Xplor suspension', 'Quickshifter', 'Cornering ABS', 'Rally mode', 'Cruise control', 'Heated grips'] },
			{ model: '1290 Super Duke GT', years: [2016, 2023], style: TOURING, engine: ['V-twin', 1301, 141, 5.7], gears: 6, wet: 232, seat: 835, tank: 23, hold: 0.72, share: 1, badges: [['GT', 29990]], kit: ['Semi-active suspension', 'Heated grips', 'Cruise control', 'Quickshifter', 'Pannier mounts', 'Adjustable screen'] },
		] },
	{ make: 'Royal Enfield', vinStarts: ['ME3'],
		paints: [['Mist Grey', 'grey'], ['Canyon Red', 'red'], ['Ventura Blue', 'blue'], ['Black Ray', 'black'], ['Redditch Green', 'green'], ['Slate Himalayan Salt', 'sand']],
		lines: [
			{ model: 'Himalayan', years: [2018, 2025], style: ADVENTURE, engine: ['Single', 411, 32, 3.3], gears: 5, wet: 199, seat: 800, tank: 15, hold: 0.76, share: 3, badges: [['LAMS', 7990]], kit: ['Switchable ABS', 'Luggage racks front and rear', '21-inch front wheel', 'Tripper navigation', 'Bash plate'] },
			{ model: 'Classic 350', years: [2022, 2025], style: CRUISER, engine: ['Single', 349, 27, 2.9], gears: 5, wet: 195, seat: 805, tank: 13, hold: 0.78, share: 3, badges: [['LAMS', 8590]], kit: ['ABS', 'Twin seats', 'Spoked wheels', 'Tripper navigation'] },
			{ model: 'Continental GT', years: [2019, 2025], style: NAKED, engine: ['Parallel twin', 648, 52, 4.0], gears: 6, wet: 214, seat: 793, tank: 12.5, hold: 0.77, share: 2, badges: [['650 LAMS', 10990]], kit: ['Clip-on handlebars', 'ABS', 'Slip and assist clutch', 'Twin clocks', 'Spoked wheels'] },
		] },
	{ make: 'Vespa', vinStarts: ['ZAP'],
		paints: [['White Innocenza', 'white'], ['Red Passione', 'red'], ['Blue Energico', 'blue'], ['Yellow Curioso', 'yellow'], ['Green Relax', 'green'], ['Beige Avvolgente', 'sand']],
		lines: [
			{ model: 'GTS 300', years: [2014, 2025], style: SCOOTER, engine: ['Single', 278, 26, 3.2], gears: 0, wet: 160, seat: 790, tank: 8.5, hold: 0.78, share: 4, badges: [['Super LAMS', 11290]], kit: ['ABS', 'Traction control', 'Steel body', 'Glovebox with USB', 'Underseat storage for two helmets'] },
			{ model: 'Primavera 150', years: [2014, 2025], style: SCOOTER, engine: ['Single', 155, 13, 2.6], gears: 0, wet: 130, seat: 790, tank: 8, hold: 0.79, share: 3, badges: [['LAMS', 7890]], kit: ['ABS', 'Steel body', 'LED headlamp', 'Glovebox with USB'] },
		] },
	{ make: 'Ducati', vinStarts: ['ZDM'],
		paints: [['Ducati Red', 'red'], ['Aviator Grey', 'grey'], ['Thrilling Black', 'black'], ['Iceberg White', 'white'], ['62 Yellow', 'yellow']],
		lines: [
			{ model: 'Scrambler', years: [2015, 2024], style: NAKED, engine: ['V-twin', 803, 66, 5.1], gears: 6, wet: 189, seat: 798, tank: 13.5, hold: 0.75, share: 3, badges: [['Icon', 16990], ['Sixty2 LAMS', 11990]], kit: ['Cornering ABS', 'Wide handlebar', 'Steel tank with changeable panels', 'LED headlamp', 'USB port'] },
			{ model: 'Monster', years: [2021, 2024], style: NAKED, engine: ['V-twin', 937, 93, 5.2], gears: 6, wet: 188, seat: 820, tank: 14, hold: 0.76, share: 2, badges: [['Plus', 18990]], kit: ['Quickshifter', 'Cornering ABS and traction control', 'Brembo brakes', 'Launch control', 'Colour display', 'Flyscreen and seat cover'] },
			{ model: 'Panigale V2', years: [2020, 2024], style: SPORT, engine: ['V-twin', 955, 104, 6.0], gears: 6, wet: 200, seat: 840, tank: 17, hold: 0.76, share: 2, badges: [['', 26990]], kit: ['Quickshifter', 'Cornering ABS', 'Brembo brakes', 'Slide and wheelie control', 'Single-sided swing arm', 'Colour display'] },
		] },
	{ make: 'Harley-Davidson', vinStarts: ['5HD'],
		paints: [['Vivid Black', 'black'], ['Billiard Red', 'red'], ['White Sand Pearl', 'sand'], ['Gray Haze', 'grey'], ['Blue Burst', 'blue']],
		lines: [
			{ model: 'Softail', years: [2018, 2024], style: CRUISER, engine: ['V-twin', 1868, 155, 5.5], gears: 6, wet: 304, seat: 680, tank: 18.9, hold: 0.79, share: 3, badges: [['Fat Bob 114', 30995], ['Street Bob 114', 26495]], kit: ['ABS', 'Keyless ignition', 'LED headlamp', 'Belt drive', 'Mini-ape handlebar', 'Hidden rear suspension'] },
			{ model: 'Touring', years: [2014, 2023], style: TOURING_CRUISER, engine: ['V-twin', 1868, 163, 5.6], gears: 6, wet: 375, seat: 720, tank: 22.7, hold: 0.78, share: 2, badges: [['Road Glide Special', 42995]], kit: ['Touchscreen with Apple CarPlay', 'Side cases', 'Cruise control', 'Cornering ABS and traction control', 'Heated grips', 'Belt drive'] },
		] },
];
