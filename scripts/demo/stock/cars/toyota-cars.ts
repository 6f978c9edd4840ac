import { type CarLine, engine, motor, TURBO } from './car-line.ts';
import { AUTO8, CVT, HYBRID_CVT, MANUAL6, SINGLE } from './gearboxes.ts';
import { SINCE_2020, SINCE_2023 } from './kit.ts';
import { COUPE, HATCH, HATCH3, SEDAN, SOFT_SEVEN_SEATER, SUV } from './shapes.ts';

const HYBRID_15 = engine('hybrid', 1490, 3, 120, 3.8);
const HYBRID_18 = engine('hybrid', 1798, 4, 142, 4.0);
const HYBRID_20 = engine('hybrid', 1987, 4, 190, 4.2);
const HYBRID_25 = engine('hybrid', 2487, 4, 221, 4.7);
const HYBRID_25_BIG = engine('hybrid', 2487, 4, 239, 5.6);
const PLUG_IN_25 = engine('plug-in', 2487, 4, 227, 1.4);
const PETROL_20 = engine('petrol', 1987, 4, 203, 6.5);

/** Hatches, sedans, coupes, and SUVs on a car's platform. */
// biome-ignore format: a table reads by rows
export const TOYOTA_CARS: readonly CarLine[] = [
	{ model: 'RAV4', years: [2026, null], shape: SUV, size: [4600, 1855, 1685], ancap: 5, tank: 55, tow: 2000, hold: 0.82, share: 8,
		badges: [
			['GX Hybrid 2WD', 0, 50490, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXAH70R', tow: 800, use: 4.5 }],
			['GXL Hybrid 2WD', 1, 53490, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXAH70R', tow: 800, use: 4.5 }],
			['GXL Hybrid AWD', 1, 56990, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH75R', gvm: 2290 }],
			['Edge Hybrid AWD', 2, 61490, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH75R', gvm: 2290 }],
			['Cruiser Hybrid AWD', 3, 65990, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH75R', gvm: 2290 }],
			['XSE Plug-in 2WD', 3, 63990, PLUG_IN_25, HYBRID_CVT, 'FWD', { series: 'AXAP70R', tow: 1500 }],
			['GR Sport Plug-in AWD', 4, 71990, PLUG_IN_25, HYBRID_CVT, 'AWD', { series: 'AXAP75R', tow: 2000 }],
		],
		kit: [
			[...SINCE_2023, '10.5-inch touchscreen', '17-inch alloy wheels', 'Smart entry and start'],
			['12.9-inch touchscreen', 'Dual-zone climate control', 'Roof rails', 'Power driver’s seat'],
			['Panoramic view monitor', 'Matt grey wheel arch mouldings', 'Power tailgate', 'Heated front seats'],
			['Leather-accented seats', '20-inch alloy wheels', 'JBL sound system, 9 speakers', 'Head-up display'],
			['Sport-tuned suspension', 'GR sports seats', 'Panoramic roof'],
		] },
	{ model: 'RAV4', years: [2019, 2025], shape: SUV, size: [4600, 1855, 1685], ancap: 5, tank: 55, tow: 1500, hold: 0.86, share: 8,
		badges: [
			['GX Hybrid 2WD', 0, 44990, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXAH52R', tow: 480 }],
			['GX', 0, 40990, PETROL_20, CVT, 'FWD', { series: 'MXAA52R', tow: 800 }],
			['GXL Hybrid AWD', 1, 51490, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH54R', gvm: 2225 }],
			['XSE Hybrid AWD', 2, 54990, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH54R', gvm: 2225 }],
			['Cruiser Hybrid AWD', 2, 58490, HYBRID_25, HYBRID_CVT, 'AWD', { series: 'AXAH54R', gvm: 2225 }],
		],
		kit: [
			[...SINCE_2020, '17-inch alloy wheels', 'Smart entry and start'],
			['18-inch alloy wheels', 'Dual-zone climate control', 'Satellite navigation', 'Roof rails', 'Privacy glass'],
			['Leather-accented seats', 'Heated front seats', 'JBL sound system, 9 speakers', 'Panoramic view monitor', 'Power tailgate'],
		] },
	{ model: 'Corolla', years: [2022, null], shape: HATCH, size: [4375, 1790, 1435], ancap: 5, tank: 43, hold: 0.82, share: 6,
		badges: [
			['Ascent Sport Hybrid', 0, 36990, HYBRID_18, HYBRID_CVT, 'FWD', { series: 'ZWE219R', gvm: 1845 }],
			['SX Hybrid', 1, 39490, HYBRID_18, HYBRID_CVT, 'FWD', { series: 'ZWE219R', gvm: 1845 }],
			['ZR Hybrid', 2, 43490, HYBRID_18, HYBRID_CVT, 'FWD', { series: 'ZWE219R', gvm: 1845 }],
			['Ascent Sport Hybrid Sedan', 0, 37490, HYBRID_18, HYBRID_CVT, 'FWD', { series: 'ZWE219R', shape: SEDAN, size: [4630, 1780, 1435], use: 3.9 }],
			['ZR Hybrid Sedan', 2, 43990, HYBRID_18, HYBRID_CVT, 'FWD', { series: 'ZWE219R', shape: SEDAN, size: [4630, 1780, 1435], use: 3.9 }],
		],
		kit: [
			[...SINCE_2020, '16-inch alloy wheels', '8-inch touchscreen', 'Electric park brake'],
			['Blind spot monitor', 'Rear cross-traffic alert', 'Smart entry and start', 'Dual-zone climate control'],
			['18-inch alloy wheels', 'Heated sports seats', 'JBL sound system, 8 speakers', 'Head-up display', '12.3-inch driver’s display'],
		] },
	{ model: 'GR Corolla', years: [2023, null], shape: HATCH, size: [4410, 1850, 1480], tank: 50, hold: 0.86, share: 1,
		badges: [
			['GTS', 0, 74990, engine('premium', 1618, 3, 400, 8.4, TURBO), MANUAL6, 'AWD', { series: 'GZEA14R' }],
			['GTS Auto', 0, 77490, engine('premium', 1618, 3, 400, 9.3, TURBO), AUTO8, 'AWD', { series: 'GZEA14R' }],
		],
		kit: [[...SINCE_2020, 'Torsen limited-slip differentials front and rear', '18-inch forged alloy wheels', 'Six-piston front brakes', 'GR sports seats, heated', 'JBL sound system, 8 speakers', 'Launch control']] },
	{ model: 'GR Yaris', years: [2020, null], shape: HATCH3, size: [3995, 1805, 1455], ancap: 5, tank: 50, hold: 0.88, share: 1,
		badges: [
			['GTS', 0, 67990, engine('premium', 1618, 3, 390, 8.2, TURBO), MANUAL6, 'AWD', { series: 'GXPA16R' }],
			['GTS Auto', 0, 70490, engine('premium', 1618, 3, 390, 8.7, TURBO), AUTO8, 'AWD', { series: 'GXPA16R' }],
		],
		kit: [[...SINCE_2020, 'Torsen limited-slip differentials front and rear', '18-inch forged alloy wheels', 'Carbon-fibre reinforced roof', 'GR sports seats', 'Head-up display', 'JBL sound system, 8 speakers']] },
	{ model: 'Yaris', years: [2020, null], shape: HATCH, size: [3940, 1695, 1505], ancap: 5, tank: 36, hold: 0.82, share: 2,
		badges: [
			['Ascent Sport Hybrid', 0, 33490, HYBRID_15, HYBRID_CVT, 'FWD', { series: 'MXPH10R', use: 3.3 }],
			['SX Hybrid', 1, 36990, HYBRID_15, HYBRID_CVT, 'FWD', { series: 'MXPH10R', use: 3.3 }],
			['ZR Hybrid', 2, 39490, HYBRID_15, HYBRID_CVT, 'FWD', { series: 'MXPH10R', use: 3.3 }],
		],
		kit: [
			[...SINCE_2020, '7-inch touchscreen', 'Intersection assist', 'Centre airbag between the front seats'],
			['15-inch alloy wheels', 'Smart entry and start', 'Satellite navigation'],
			['16-inch alloy wheels', 'Head-up display', 'Sports front seats', 'Rear spoiler'],
		] },
	{ model: 'Yaris Cross', years: [2020, null], shape: SUV, size: [4180, 1765, 1590], ancap: 5, tank: 36, tow: 400, hold: 0.84, share: 4,
		badges: [
			['GX Hybrid 2WD', 0, 35990, HYBRID_15, HYBRID_CVT, 'FWD', { series: 'MXPJ10R' }],
			['GXL Hybrid 2WD', 1, 38990, HYBRID_15, HYBRID_CVT, 'FWD', { series: 'MXPJ10R' }],
			['GXL Hybrid AWD', 1, 41990, HYBRID_15, HYBRID_CVT, 'AWD', { series: 'MXPJ15R', use: 4.0 }],
			['Urban Hybrid AWD', 2, 44990, HYBRID_15, HYBRID_CVT, 'AWD', { series: 'MXPJ15R', use: 4.0 }],
		],
		kit: [
			[...SINCE_2020, '16-inch alloy wheels', '8-inch touchscreen', 'Smart entry and start'],
			['Blind spot monitor', 'Satellite navigation', 'Roof rails', 'LED fog lamps'],
			['18-inch alloy wheels', 'Head-up display', 'Heated front seats', 'Hands-free power tailgate', 'Leather-accented seats'],
		] },
	{ model: 'Corolla Cross', years: [2022, null], shape: SUV, size: [4460, 1825, 1620], ancap: 5, tank: 43, tow: 750, hold: 0.83, share: 4,
		badges: [
			['GX Hybrid 2WD', 0, 41490, HYBRID_20, HYBRID_CVT, 'FWD', { series: 'MXGH12R' }],
			['GXL Hybrid 2WD', 1, 44990, HYBRID_20, HYBRID_CVT, 'FWD', { series: 'MXGH12R' }],
			['GXL Hybrid AWD', 1, 48490, HYBRID_20, HYBRID_CVT, 'AWD', { series: 'MXGH16R', use: 4.4 }],
			['Atmos Hybrid AWD', 2, 56490, HYBRID_20, HYBRID_CVT, 'AWD', { series: 'MXGH16R', use: 4.4 }],
		],
		kit: [
			[...SINCE_2020, '17-inch alloy wheels', '8-inch touchscreen', 'Electric park brake'],
			['Blind spot monitor', 'Dual-zone climate control', 'Roof rails', 'Smart entry and start', 'Satellite navigation'],
			['18-inch alloy wheels', 'Panoramic roof', 'Heated leather-accented seats', 'JBL sound system, 9 speakers', 'Hands-free power tailgate'],
		] },
	{ model: 'C-HR', years: [2024, null], shape: SUV, size: [4362, 1832, 1558], ancap: 5, tank: 43, hold: 0.79, share: 1,
		badges: [
			['GXL Hybrid', 0, 47490, engine('hybrid', 1798, 4, 142, 4.0), HYBRID_CVT, 'FWD', { series: 'ZYX20R' }],
			['Koba Hybrid', 1, 54490, engine('hybrid', 1798, 4, 142, 4.0), HYBRID_CVT, 'FWD', { series: 'ZYX20R' }],
			['GR Sport Hybrid AWD', 1, 59990, engine('hybrid', 1987, 4, 190, 4.1), HYBRID_CVT, 'AWD', { series: 'MAYX25R' }],
		],
		kit: [
			[...SINCE_2023, '18-inch alloy wheels', '12.3-inch driver’s display', 'Wireless phone charger', 'Power tailgate'],
			['19-inch alloy wheels', 'Leather-accented seats', 'Head-up display', 'Panoramic view monitor', 'Ambient lighting'],
		] },
	{ model: 'Camry', years: [2024, null], shape: SEDAN, size: [4920, 1840, 1445], ancap: 5, tank: 50, hold: 0.81, share: 4,
		badges: [
			['Ascent Hybrid', 0, 44490, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXVH80R', use: 4.0 }],
			['Ascent Sport Hybrid', 1, 47490, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXVH80R', use: 4.0 }],
			['SL Hybrid', 2, 58490, HYBRID_25, HYBRID_CVT, 'FWD', { series: 'AXVH80R', use: 4.0 }],
		],
		kit: [
			[...SINCE_2023, '16-inch alloy wheels', '8-inch touchscreen', 'Dual-zone climate control'],
			['17-inch alloy wheels', '12.3-inch touchscreen', 'Power driver’s seat', 'Smart entry and start'],
			['18-inch alloy wheels', 'Leather-accented seats, heated and ventilated', 'Panoramic roof', 'Nine-speaker JBL sound system', 'Head-up display'],
		] },
	{ model: 'Kluger', years: [2021, null], shape: SOFT_SEVEN_SEATER, size: [4966, 1930, 1755], ancap: 5, tank: 65, tow: 2000, hold: 0.82, share: 4,
		badges: [
			['GX Hybrid AWD', 0, 65490, HYBRID_25_BIG, HYBRID_CVT, 'AWD', { series: 'AXUH78R', gvm: 2700 }],
			['GXL Hybrid AWD', 1, 75490, HYBRID_25_BIG, HYBRID_CVT, 'AWD', { series: 'AXUH78R', gvm: 2700 }],
			['Grande Hybrid AWD', 2, 86490, HYBRID_25_BIG, HYBRID_CVT, 'AWD', { series: 'AXUH78R', gvm: 2700 }],
		],
		kit: [
			[...SINCE_2020, 'Three-zone climate control', 'Third row seats', '18-inch alloy wheels', 'Smart entry and start'],
			['Heated front seats', 'Power tailgate', 'Roof rails', 'Satellite navigation', '12.3-inch touchscreen'],
			['20-inch alloy wheels', 'Leather-accented seats, heated and ventilated', 'Panoramic roof', 'JBL sound system, 11 speakers', 'Panoramic view monitor', 'Head-up display'],
		] },
	{ model: 'GR86', years: [2022, null], shape: COUPE, size: [4265, 1775, 1310], tank: 50, hold: 0.83, share: 1,
		badges: [
			['GT', 0, 49990, engine('premium', 2387, 4, 250, 9.5), MANUAL6, 'RWD', { series: 'ZNA8R' }],
			['GTS', 1, 52990, engine('premium', 2387, 4, 250, 9.5), MANUAL6, 'RWD', { series: 'ZNA8R' }],
		],
		kit: [
			['Torsen limited-slip differential', '17-inch alloy wheels', 'Reversing camera', 'Apple CarPlay and Android Auto', 'Smart entry and start', 'LED headlamps', 'Dual-zone climate control', 'Seven airbags'],
			['18-inch alloy wheels with Michelin tyres', 'Heated leather and Ultrasuede seats', 'Adaptive headlamps'],
		] },
	{ model: 'bZ4X', years: [2024, null], shape: SUV, size: [4690, 1860, 1650], ancap: 5, tow: 750, hold: 0.6, share: 3,
		badges: [
			['FWD', 0, 60490, motor(266), SINGLE, 'FWD', { series: 'XEAM10R', gvm: 2465 }],
			['AWD', 1, 69490, motor(337), SINGLE, 'AWD', { series: 'YEAM15R', gvm: 2550 }],
		],
		kit: [
			[...SINCE_2023, '71.4 kWh battery', '150 kW DC fast charging', 'Heated front seats', '12.3-inch touchscreen', 'Panoramic view monitor', 'Power tailgate'],
			['X-Mode off-road control', 'Heated and ventilated front seats', 'Panoramic roof', 'JBL sound system, 9 speakers'],
		] },
];
