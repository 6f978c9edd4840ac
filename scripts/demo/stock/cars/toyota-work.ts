import { type CarLine, engine, TURBO, TWIN_TURBO } from './car-line.ts';
import { AUTO6, AUTO8, AUTO10, MANUAL5, MANUAL6 } from './gearboxes.ts';
import { SINCE_2020, SINCE_2023 } from './kit.ts';
import {
	BIG_SUV,
	CAB_CHASSIS,
	PEOPLE_MOVER,
	SEVEN_SEATER,
	UTE,
	UTE_CANOPY,
	UTE_TRAY,
	VAN,
} from './shapes.ts';

const DIESEL_24 = engine('diesel', 2393, 4, 400, 7.4, TURBO);
const DIESEL_28 = engine('diesel', 2755, 4, 500, 7.9, TURBO);
const DIESEL_28_48V = engine('diesel', 2755, 4, 500, 7.2, TURBO);
const DIESEL_28_VAN = engine('diesel', 2755, 4, 450, 8.2, TURBO);
const DIESEL_33 = engine('diesel', 3346, 6, 700, 8.9, TWIN_TURBO);
const DIESEL_45 = engine('diesel', 4461, 8, 430, 10.7, TURBO);
const HYBRID_TUNDRA = engine('hybrid', 3444, 6, 790, 10.4, TWIN_TURBO);

/** Utes, vans and the big four-wheel drives. */
// biome-ignore format: a table reads by rows
export const TOYOTA_WORK: readonly CarLine[] = [
	{ model: 'HiLux', years: [2021, null], shape: UTE, size: [5325, 1855, 1815], ancap: 5, tank: 80, tow: 3500, hold: 0.84, share: 12,
		badges: [
			['WorkMate 4x4', 0, 56990, DIESEL_24, AUTO6, '4x4', { series: 'GUN125R', gvm: 3050, shape: UTE_TRAY, tow: 3500 }],
			['SR', 1, 61490, DIESEL_28, AUTO6, '4x4', { series: 'GUN126R', gvm: 3050 }],
			['SR5', 2, 70990, DIESEL_28_48V, AUTO6, '4x4', { series: 'GUN126R', gvm: 3050 }],
			['SR5 with Premium Interior', 3, 73490, DIESEL_28_48V, AUTO6, '4x4', { series: 'GUN126R', gvm: 3050, shape: UTE_CANOPY }],
			['Rogue', 4, 78990, DIESEL_28_48V, AUTO6, '4x4', { series: 'GUN126R', gvm: 3050 }],
			['WorkMate', 0, 33990, DIESEL_24, MANUAL6, '4x2', { series: 'GUN122R', shape: CAB_CHASSIS, tow: 2500, use: 7.1, size: [5265, 1800, 1690] }],
		],
		kit: [
			[...SINCE_2020, 'Vinyl floor covering', 'Trailer wiring provision', 'Downhill assist control'],
			['17-inch alloy wheels', 'Rear differential lock', 'Carpet floor', 'Side steps'],
			['18-inch alloy wheels', 'LED headlamps and daytime running lamps', 'Smart entry and start', 'Dual-zone climate control', 'Rear seat armrest', 'Satellite navigation'],
			['Leather-accented seats', 'Heated front seats', 'Power driver’s seat'],
			['JBL sound system, 9 speakers', 'Motorised tonneau cover', 'Surround-view camera', 'Deck lining'],
		] },
	{ model: 'HiAce', years: [2019, null], shape: VAN, size: [5265, 1950, 1990], ancap: 5, tank: 70, tow: 1500, hold: 0.83, share: 5,
		badges: [
			['LWB', 0, 56990, DIESEL_28_VAN, AUTO6, 'RWD', { series: 'GDH300R', gvm: 3200 }],
			['LWB Crew', 1, 59990, DIESEL_28_VAN, AUTO6, 'RWD', { series: 'GDH300R', gvm: 3200, seats: 5 }],
			['Super LWB', 1, 68490, DIESEL_28_VAN, AUTO6, 'RWD', { series: 'GDH320R', gvm: 3500, size: [5915, 1950, 2280] }],
			['Commuter', 2, 82490, DIESEL_28_VAN, AUTO6, 'RWD', { series: 'GDH322R', gvm: 3800, seats: 12, shape: { ...PEOPLE_MOVER, words: '12-seat bus', seats: 12 }, size: [5915, 1950, 2280] }],
		],
		kit: [
			[...SINCE_2020, 'Twin sliding side doors', 'Six tie-down points', 'Digital inner mirror', 'Rubber floor mat'],
			['Cargo barrier with door', 'Painted bumpers', 'Satellite navigation'],
			['Rear air conditioning with roof vents', 'Reading lamps at each row', 'USB ports at each row'],
		] },
	{ model: 'LandCruiser Prado', years: [2024, null], shape: SEVEN_SEATER, size: [4925, 1980, 1935], ancap: 5, tank: 110, tow: 3500, hold: 0.86, share: 6,
		badges: [
			['GX', 0, 79990, DIESEL_28_48V, AUTO8, '4x4', { series: 'GDJ250R', gvm: 3150, seats: 5, use: 7.6 }],
			['GXL', 1, 87990, DIESEL_28_48V, AUTO8, '4x4', { series: 'GDJ250R', gvm: 3150, use: 7.6 }],
			['VX', 2, 96490, DIESEL_28_48V, AUTO8, '4x4', { series: 'GDJ250R', gvm: 3150, use: 7.6 }],
			['Altitude', 3, 102990, DIESEL_28_48V, AUTO8, '4x4', { series: 'GDJ250R', gvm: 3150, seats: 5, use: 7.6 }],
			['Kakadu', 4, 109990, DIESEL_28_48V, AUTO8, '4x4', { series: 'GDJ250R', gvm: 3150, use: 7.6 }],
		],
		kit: [
			[...SINCE_2023, '18-inch alloy wheels', 'Trailer sway control', 'Downhill assist control', '12.3-inch touchscreen'],
			['Third row seats', 'Roof rails', 'Side steps', 'Smart entry and start'],
			['Leather-accented seats, heated and ventilated', 'Multi-terrain select', 'Panoramic view monitor', 'Power tailgate with opening glass'],
			['Stabiliser disconnect', 'Rear differential lock', 'Two-tone roof'],
			['JBL sound system, 14 speakers', 'Adaptive variable suspension', 'Panoramic roof', 'Heated second row seats'],
		] },
	{ model: 'LandCruiser 300', years: [2021, null], shape: SEVEN_SEATER, size: [4980, 1980, 1950], ancap: 5, tank: 110, tow: 3500, hold: 0.92, share: 3,
		badges: [
			['GXL', 1, 121990, DIESEL_33, AUTO10, '4x4', { series: 'FJA300R', gvm: 3280 }],
			['VX', 2, 133990, DIESEL_33, AUTO10, '4x4', { series: 'FJA300R', gvm: 3280 }],
			['Sahara', 3, 155990, DIESEL_33, AUTO10, '4x4', { series: 'FJA300R', gvm: 3280 }],
			['GR Sport', 4, 160990, DIESEL_33, AUTO10, '4x4', { series: 'FJA300R', gvm: 3280, seats: 5 }],
		],
		kit: [
			[...SINCE_2023],
			['18-inch alloy wheels', 'Crawl control', 'Roof rails and side steps', 'Smart entry and start'],
			['Premium synthetic trim', 'Panoramic view monitor', 'Four-zone climate control', 'Power tailgate'],
			['Leather-accented seats, heated and ventilated', 'Rear seat entertainment, twin 11.6-inch screens', 'JBL sound system, 14 speakers', 'Head-up display'],
			['Electronic kinetic dynamic suspension', 'Front and rear differential locks'],
		] },
	{ model: 'LandCruiser 70', years: [2023, null], shape: UTE_TRAY, size: [5230, 1870, 1960], tank: 130, tow: 3500, hold: 0.95, share: 2,
		badges: [
			['79 Double Cab GXL', 1, 93490, DIESEL_28, AUTO6, '4x4', { series: 'GDJL79R', gvm: 3510, use: 9.6 }],
			['76 Wagon GXL', 1, 89990, DIESEL_28, AUTO6, '4x4', { series: 'GDJL76R', gvm: 3060, use: 9.7, shape: BIG_SUV, size: [4910, 1870, 1940] }],
			['79 Single Cab WorkMate', 0, 86490, DIESEL_45, MANUAL5, '4x4', { series: 'VDJL79R', gvm: 3400, shape: CAB_CHASSIS, size: [5220, 1790, 1950] }],
		],
		kit: [
			['Touchscreen with Apple CarPlay and Android Auto', 'Autonomous emergency braking', 'Lane departure alert', 'Reversing camera', 'LED headlamps', 'Vinyl floor and seats', 'Snorkel', '130-litre tank'],
			['Alloy wheels with 265/70 tyres', 'Front and rear differential locks', 'Carpet floor', 'Fog lamps', 'Cruise control'],
		] },
	{ model: 'Fortuner', years: [2020, null], shape: SEVEN_SEATER, size: [4795, 1855, 1835], ancap: 5, tank: 80, tow: 3100, hold: 0.82, share: 1,
		badges: [
			['GX', 0, 57490, DIESEL_28, AUTO6, '4x4', { series: 'GUN156R', gvm: 2800, use: 7.6 }],
			['GXL', 1, 63490, DIESEL_28, AUTO6, '4x4', { series: 'GUN156R', gvm: 2800, use: 7.6 }],
			['Crusade', 2, 71490, DIESEL_28, AUTO6, '4x4', { series: 'GUN156R', gvm: 2800, use: 7.6 }],
		],
		kit: [
			[...SINCE_2020, 'Third row seats', 'Rear air conditioning', 'Trailer sway control'],
			['Smart entry and start', 'Downhill assist control', 'Roof rails'],
			['Leather-accented seats', 'Power tailgate', 'Panoramic view monitor', 'JBL sound system, 11 speakers'],
		] },
	{ model: 'Tundra', years: [2024, null], shape: UTE, size: [5955, 2030, 1980], ancap: 5, tank: 122, tow: 4500, hold: 0.82, share: 1,
		badges: [
			['Limited', 0, 164990, HYBRID_TUNDRA, AUTO10, '4x4', { series: 'VXKH75R', gvm: 3536 }],
			['Platinum', 1, 182490, HYBRID_TUNDRA, AUTO10, '4x4', { series: 'VXKH75R', gvm: 3536 }],
		],
		kit: [
			[...SINCE_2023, '20-inch alloy wheels', '14-inch touchscreen', 'Trailer brake controller', 'Power rear window', 'Heated and ventilated front seats'],
			['Leather trim', 'Panoramic roof', 'Power side steps', 'Head-up display'],
		] },
];
