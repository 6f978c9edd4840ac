import { CAMPER_KIT, FULL_KIT, MOTORHOME_KIT, OFF_GRID_KIT, OFF_ROAD_KIT, TOURING_KIT } from './van-kit.ts';
import { CAMPER, CAMPERVAN, CARAVAN, MOTORHOME, POP_TOP, type VanLine } from './van-line.ts';

const DUCATO = { engine: '2.3 L', cc: 2287, torque: 380, gears: 9, drive: 'FWD', seats: 4 };
const DUCATO_EARLIER = { engine: '3.0 L', cc: 2999, torque: 400, gears: 6, drive: 'FWD', seats: 4 };

/** Jayco's caravans, campers and motorhomes. */
// biome-ignore format: a table reads by rows
export const JAYCO: readonly VanLine[] = [
	{ make: 'Jayco', model: 'Journey Outback', years: [2015, null], shape: CARAVAN, hold: 0.82, share: 7,
		layouts: [
			['17.58-3', 74990, 17.8, '2.47 m', 2110, 2510, 2, 'Tandem axle', 'Queen bed at the front, full-width ensuite at the rear'],
			['19.61-3', 83490, 19.6, '2.47 m', 2390, 2900, 4, 'Tandem axle', 'Queen bed, two bunks and an ensuite at the rear'],
			['21.66-3', 89990, 21.6, '2.47 m', 2610, 3110, 2, 'Tandem axle', 'Island queen bed, club lounge and a full-width ensuite'],
			['22.68-3 Bunk', 94490, 22.7, '2.47 m', 2730, 3230, 6, 'Tandem axle', 'Queen bed, three bunks with their own windows, and an ensuite'],
		],
		kit: [...FULL_KIT, 'JTech independent suspension', '200 W of solar panels', '100 Ah lithium battery', 'Checkerplate lower panels', 'Stone guard'] },
	{ make: 'Jayco', model: 'Silverline Outback', years: [2016, null], shape: CARAVAN, hold: 0.81, share: 4,
		layouts: [
			['21.65-3', 112990, 21.7, '2.47 m', 2820, 3420, 2, 'Tandem axle', 'Slide-out lounge, island queen bed and a rear ensuite'],
			['24.75-4', 124490, 24.8, '2.47 m', 3100, 3700, 2, 'Tandem axle', 'Slide-out lounge, walk-round queen bed and an ensuite with a vanity'],
		],
		kit: [...FULL_KIT, 'Slide-out lounge', 'Leather-look lounge', '32-inch television on a swing arm', 'JTech independent suspension', '400 W of solar panels', '200 Ah lithium battery', 'Bluetooth stereo'] },
	{ make: 'Jayco', model: 'Starcraft', years: [2014, null], shape: CARAVAN, hold: 0.8, share: 6,
		layouts: [
			['16.52-3 Touring', 62990, 16.5, '2.42 m', 1870, 2270, 2, 'Single axle', 'Double bed across the front, lounge and an ensuite'],
			['18.61-3 Touring', 71490, 18.6, '2.42 m', 2140, 2540, 5, 'Tandem axle', 'Double bed, three bunks and an ensuite'],
			['17.54-2 Outback', 69990, 17.5, '2.42 m', 2050, 2450, 2, 'Tandem axle', 'Island queen bed, dinette and an ensuite'],
		],
		kit: [...FULL_KIT.slice(0, 8), 'TV bracket and antenna', '100 Ah battery', 'Galvanised chassis'] },
	{ make: 'Jayco', model: 'Journey', years: [2012, null], shape: POP_TOP, hold: 0.81, share: 5,
		layouts: [
			['17.55-1 Pop Top', 63990, 17.5, '2.44 m', 1790, 2190, 2, 'Single axle', 'Island double bed at the front, cafe dinette and a rear kitchen'],
			['17.58-1 Outback Pop Top', 69990, 17.8, '2.44 m', 1950, 2450, 4, 'Tandem axle', 'Island bed at the front, two bunks at the rear'],
		],
		kit: [...TOURING_KIT, 'Pop-up roof with four gas struts', '82-litre water tank', 'Outside shower', '22-inch television'] },
	{ make: 'Jayco', model: 'Expanda', years: [2011, 2024], shape: POP_TOP, hold: 0.79, share: 4,
		layouts: [
			['17.56-2', 52990, 17.6, '2.44 m', 1860, 2260, 6, 'Tandem axle', 'Fold-out double beds at both ends, lounge and an ensuite'],
			['16.49-3 Outback', 54990, 16.5, '2.44 m', 1790, 2190, 5, 'Single axle', 'Fold-out double beds at both ends, L-shaped lounge'],
		],
		kit: [...TOURING_KIT, 'Fold-out beds with innerspring mattresses', '82-litre water tank', 'Outside shower', 'Bed fly covers'] },
	{ make: 'Jayco', model: 'Swan', years: [2010, null], shape: CAMPER, hold: 0.8, share: 5,
		layouts: [
			['Touring', 38990, 16.0, '2.19 m', 1290, 1590, 6, 'Single axle', 'Double beds at both ends, U-shaped dinette between them'],
			['Outback', 43990, 16.0, '2.19 m', 1400, 1700, 6, 'Single axle', 'Double beds at both ends, dinette and an outside kitchen'],
		],
		kit: [...CAMPER_KIT.slice(1), 'Wind-up roof with a hard shell', 'Three-way fridge, 90 litres', 'Four-burner stove inside', 'Bed fly covers'] },
	{ make: 'Jayco', model: 'Eagle', years: [2009, 2024], shape: CAMPER, hold: 0.78, share: 3,
		layouts: [['Outback', 35990, 14.0, '2.19 m', 1270, 1570, 5, 'Single axle', 'Double beds at both ends, dinette that makes a fifth bed']],
		kit: [...CAMPER_KIT.slice(1), 'Wind-up roof with a hard shell', 'Three-way fridge, 90 litres', 'Four-burner stove inside', 'Outback chassis'] },
	{ make: 'Jayco', model: 'CrossTrak', years: [2022, null], shape: CAMPER, hold: 0.76, share: 3,
		layouts: [['Camper', 54990, 13.5, '2.10 m', 1650, 2250, 2, 'Single axle, independent', 'Forward-fold queen bed, outside stainless steel kitchen']],
		kit: [...CAMPER_KIT, ...OFF_ROAD_KIT.slice(0, 5), ...OFF_GRID_KIT.slice(0, 2)] },
	{ make: 'Jayco', model: 'Conquest', years: [2012, null], shape: MOTORHOME, hold: 0.8, share: 5, base: DUCATO,
		layouts: [
			['FD.20-1', 179990, 20.9, '2.31 m', 3420, 4250, 2, null, 'Rear club lounge with an electric drop-down bed'],
			['FD.25-5', 199990, 25.0, '2.31 m', 3780, 4490, 4, null, 'Island queen bed at the rear, slide-out dinette, bed over the cab'],
		],
		kit: [...MOTORHOME_KIT, 'Electric entry step', '110-litre fresh water tank', 'Cruise control'] },
	{ make: 'Jayco', model: 'JRV', years: [2017, null], shape: CAMPERVAN, hold: 0.8, share: 3, base: DUCATO_EARLIER,
		layouts: [['FD.19-4', 134990, 19.5, '2.05 m', 2890, 3500, 2, null, 'Two singles that make a double, wet bathroom amidships']],
		kit: [...MOTORHOME_KIT.slice(1), 'Diesel heater', 'Fly screen on the sliding door', 'Cruise control'] },
];
