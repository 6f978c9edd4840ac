import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vehicle } from '../../../src/domain/vehicle/record/vehicle.ts';
import { loadStock, type StockResult } from '../../../src/stock/load-stock.ts';
import { columns } from '../../fixtures/dealers/au-listings/columns.ts';

/** An invented table with every oddity of a real one; the fixture dealer's columns explain them. */
const LISTINGS = join(import.meta.dirname, '../../fixtures/dealers/au-listings/listings.csv');

let folder: string;
let result: StockResult;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'listings-'));
	result = await loadStock({
		settings: {
			from: { source: 'csv', file: 'listings.csv', delimiter: ',', columns },
			item_types: ['car'],
			filter: { minimum_photos: 0, exclude_stock_numbers: [], exclude_makes: [], exclude_car_types: [] },
			max_rejected_share: 0.1,
			max_fall_share: 0.5,
		},
		soldDays: 3,
		acceptFewer: false,
		folder,
		override: LISTINGS,
		snapshotPath: join(folder, 'kept.json'),
		now: new Date('2026-11-20T00:00:00Z'),
	});
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The vehicle of a listing, by its title. */
function listing(title: string): Vehicle {
	const vehicle = result.vehicles?.find(({ name }) => name === title);
	if (!vehicle) throw new Error(`no listing is called ${title}`);
	return vehicle;
}

test('every row becomes a vehicle except two, whose reasons are reported', () => {
	expect(result.vehicles).toHaveLength(28);
	expect(result.report?.rows).toBe(30);
	expect(result.report?.rejected).toMatchObject([
		// The same listing twice, at two prices.
		{ row: 14, field: 'id', expected: 'an id of its own', found: expect.stringMatching(/as in line 13$/) },
		// A row without any facts.
		{ row: 26, field: 'id', expected: 'an id', found: 'nothing' },
	]);
	expect(result.report?.notices).toEqual([]);
});

describe('make, model and badge', () => {
	test.each([
		['2021 Toyota Corolla SX', 'Toyota', 'Corolla', 'SX'],
		['2017 Toyota Landcruiser Prado GXL (4X4)', 'Toyota', 'LandCruiser Prado', 'GXL (4X4)'],
		['2019 Land Rover Discovery Sport SD4 SE', 'Land Rover', 'Discovery Sport', 'SD4 SE'],
		['2016 Land Rover Range Rover Evoque', 'Land Rover', 'Range Rover Evoque', null],
		['2018 Alfa Romeo Giulia Veloce', 'Alfa Romeo', 'Giulia', 'Veloce'],
		['2012 Great Wall V200 (4X2)', 'Great Wall', 'V200', '(4X2)'],
		['2021 Aston Martin Vantage', 'Aston Martin', 'Vantage', null],
		['1995 Rover Mini Cooper', 'Rover', 'Mini', 'Cooper'],
		['2006 Saab 9-3 440 Vector Sport Sedan 4dr Spts Auto 5sp 2.0T', 'Saab', '9-3', '440 Vector Sport'],
		['2022 Tesla Model 3 Long Range', 'Tesla', 'Model 3', 'Long Range'],
		['2021 Mini 3D Hatch Cooper S', 'MINI', '3D Hatch', 'Cooper S'],
		['2022 Ssangyong Musso Ultimate', 'SsangYong', 'Musso', 'Ultimate'],
		['2023 LDV Deliver 9 LWB High Roof', 'LDV', 'Deliver 9', 'LWB High Roof'],
		['2015 Nissan Navara D23 ST Utility Dual Cab 4dr Man 6sp 4x4 2.3DT', 'Nissan', 'Navara', 'D23 ST'],
	])('of %s', (title, make, model, badge) => {
		expect(listing(title)).toMatchObject({ make, model, badge });
	});
});

test.each([
	['2021 Toyota Corolla SX', 'Red', 'Black'],
	['2019 Land Rover Discovery Sport SD4 SE', 'Grey', null],
	['2018 Alfa Romeo Giulia Veloce', 'Blue', 'Red Leather'],
	['2020 Volkswagen Golf 110TSI Highline', null, null],
	// A guarantee in the column of colours: '7 years / Unlimited km'.
	['2023 Kia Sportage GT-Line (awd)', null, null],
	// A date, a code and a fabric in the column of interior colours.
	['2019 Hyundai I30 Active', 'Blue', null],
	['2021 Mini 3D Hatch Cooper S', 'Orange', null],
	['2009 Toyota Other', 'Gold', null],
	['2020 Audi A3 35 Tfsi S Line Plus', null, 'Black'],
])('colours: %s is %s outside and %s inside', (title, colour, interior_colour) => {
	expect(listing(title)).toMatchObject({ colour, interior_colour });
});

test.each([
	['2021 Toyota Corolla SX', 5, 5],
	// Where doors are missing, the column of doors has the seats.
	['2010 Toyota Estima Aeras', null, 7],
	['2009 Toyota Other', null, 5],
	['2014 Toyota HiAce 4WD 10 Seater Widebody', null, 10],
	['2006 Saab 9-3 440 Vector Sport Sedan 4dr Spts Auto 5sp 2.0T', 4, null],
	['2021 Aston Martin Vantage', null, null],
])('doors and seats: %s has %s and %s', (title, doors, seats) => {
	expect(listing(title)).toMatchObject({ doors, seats });
});

test.each([
	['2021 Toyota Corolla SX', 'Hatchback'],
	['2012 Great Wall V200 (4X2)', 'Ute'],
	['2018 Toyota HiAce LWB', 'Van'],
	['2010 Toyota Estima Aeras', 'People Mover'],
	['2019 Hino 300 616 3430', 'Light truck'],
	['2023 Isuzu NLR 45-150', 'Light truck'],
	['2021 Ram 1500 Laramie (4X4)', 'Ute'],
	['2006 Saab 9-3 440 Vector Sport Sedan 4dr Spts Auto 5sp 2.0T', 'Sedan'],
	['2020 Audi A3 35 Tfsi S Line Plus', null],
])('body: %s is a %s', (title, simple_body) => {
	expect(listing(title).simple_body).toBe(simple_body);
});

test.each([
	['2021 Toyota Corolla SX', 26_480, 41_230],
	['2023 Mazda CX-30', null, null],
	['2023 Kia Sportage GT-Line (awd)', 54_370, null],
	['2022 Ssangyong Musso Ultimate', null, 1_204],
	['2022 MG HS Essence', 35_888, 2_405],
])('price and odometer: %s costs %s and has run %s km', (title, price, km) => {
	expect(listing(title)).toMatchObject({ price, km });
});

test.each([
	[
		'2021 Toyota Corolla SX',
		'Petrol',
		'2 L',
		{ cylinders: 4, enginesize_litres: 2, fuelconsumptioncombined: 6 },
	],
	[
		'2022 Tesla Model 3 Long Range',
		'Electric',
		null,
		{ cylinders: null, enginesize_litres: null, fuelconsumptioncombined: null },
	],
	[
		'2019 Hino 300 616 3430',
		'Diesel',
		'4 L',
		{ cylinders: 4, enginesize_litres: 4, fuelconsumptioncombined: null },
	],
	[
		'2013 Honda Jazz Hybrid',
		'Hybrid',
		'1.3 L',
		{ cylinders: 4, enginesize_litres: 1.3, fuelconsumptioncombined: 4.5 },
	],
	['2020 Volkswagen Golf 110TSI Highline', null, null, { cylinders: null }],
])('engine: %s', (title, simple_fuel, engine_size, variant) => {
	expect(listing(title)).toMatchObject({ simple_fuel, engine_size, variant });
});

test.each([
	['2021 Toyota Corolla SX', 'used', 'in_stock', null],
	['2022 MG HS Essence', 'demo', 'in_stock', null],
	['2023 Isuzu NLR 45-150', 'new', 'in_stock', null],
	['2023 Kia Sportage GT-Line (awd)', 'new', 'coming_soon', 'Available to order'],
])('condition: %s is %s, %s', (title, car_type, status, tag) => {
	expect(listing(title)).toMatchObject({ car_type, status, tag, preorder: status === 'coming_soon' });
});

test.each([
	// The column has a body, a kind of listing, a masked phone number, or the seller.
	['2021 Toyota Corolla SX', null],
	['2023 Isuzu NLR 45-150', null],
	['2023 Mazda CX-30', null],
	['2020 Volkswagen Golf 110TSI Highline', null],
	['2016 Land Rover Range Rover Evoque', 'Bilby Prestige'],
	['2021 Ram 1500 Laramie (4X4)', 'Dingo "Big Rigs" RAM'],
])('dealer: %s is sold by %s', (title, dealership) => {
	expect(listing(title)).toMatchObject({ dealership, location_name: dealership });
});

test.each([
	['2021 Toyota Corolla SX', 'Emu Plains', 'NSW'],
	['2020 Audi A3 35 Tfsi S Line Plus', 'Kew', 'VIC'],
	['2023 Kia Sportage GT-Line (awd)', null, null],
])('place: %s is in %s, %s', (title, city, state) => {
	expect(listing(title)).toMatchObject({ city, state });
	expect(listing(title).location?.address ?? { city: null, state: null }).toMatchObject({ city, state });
});

test('addresses describe the vehicle and stay the same when its price changes', () => {
	expect(listing('2021 Toyota Corolla SX').slug).toMatch(/^2021-toyota-corolla-sx-[a-z0-9]{12}$/);
	expect(new Set(result.vehicles?.map(({ slug }) => slug)).size).toBe(28);
});
