import { describe, expect, test } from 'vitest';
import { VehicleSchema } from './vehicle.ts';

const parse = (fields: Record<string, unknown>) => VehicleSchema.parse({ id: 1, ...fields });

test('a record with only an id is a vehicle with every field of VDP-002 to VDP-025', () => {
	expect(VehicleSchema.parse({ id: 4711 })).toEqual({
		id: '4711',
		slug: null,
		name: null,
		make: '',
		model: '',
		badge: null,
		series: null,
		year: null,
		km: null,
		price: null,
		before_price: null,
		offer_price: null,
		subscription_price: null,
		preorder: false,
		price_type: null,
		status: 'in_stock',
		car_type: 'used',
		item_type: 'car',
		tag: null,
		reserved: false,
		certified: false,
		learner_approved: false,
		sold: false,
		sold_date_timestamp: null,
		show_on_dealer_website: true,
		stocknum: null,
		vin: null,
		regplate: null,
		rego_expiry: null,
		compliance_date: null,
		build_date: null,
		created_at: null,
		updated_at: null,
		views: null,
		colour: null,
		interior_colour: null,
		simple_body: null,
		bodyconfiguration: null,
		seats: null,
		doors: null,
		simple_fuel: null,
		fuel: null,
		simple_transmission: null,
		trans: null,
		gearnum: null,
		drive: null,
		engine_size: null,
		dealercomments: null,
		standardEquipment: [],
		carsales_title: null,
		file: null,
		images: [],
		thumbnails: [],
		primary_image_url: null,
		dealership_slug: null,
		dealership_id: null,
		dealership: null,
		city: null,
		state: null,
		location_id: null,
		location_name: null,
		private_suburb: null,
		private_postcode: null,
		location: null,
		has_nvic: false,
		payment_processors: [],
		withheld_promises: [],
		deposit_amount: null,
		finance_url: null,
		variant: {
			cylinders: null,
			enginesize: null,
			enginesize_litres: null,
			induction: null,
			fuelconsumptioncombined: null,
			fuelcapacity: null,
			grossvehiclemass: null,
			vehiclelength: null,
			vehicleheight: null,
			vehiclewidth: null,
			torque: null,
			ancaprating: null,
			bodyconfiguration: null,
			geartype: null,
		},
		specifications: {
			body_width: null,
			body_length: null,
			tare_weight: null,
			axle_type: null,
			sleeps: null,
			aggregate_trailer_mass: null,
		},
		autograb_data: {
			state_average_market_price: null,
			average_market_price: null,
			source: null,
			month: null,
		},
		finance_lenders: {},
	});
});

test('a feed may write null for every field but the id', () => {
	const silent = VehicleSchema.parse({ id: 1 });
	const nulls = Object.fromEntries(Object.keys(silent).map((key) => [key, null]));
	expect(VehicleSchema.parse({ ...nulls, id: 1 })).toEqual(silent);
});

test('parsing a parsed vehicle changes nothing', () => {
	const vehicle = parse({
		slug: 'a-1',
		price: '$20,000',
		status: 'In Stock',
		created_at: 1_795_167_000,
		sold_date_timestamp: 1_795_167_000,
		images: [{ image: { url: '/a.jpg' } }],
		location: { name: 'Yard', distribution_locations: ['Nerang'] },
		finance_lenders: { manual: { interestRate: '8.5%', term60: '$120' } },
	});
	expect(VehicleSchema.parse(vehicle)).toEqual(vehicle);
});

describe('lenders', () => {
	test('a lender’s figures are read as leniently as prices', () => {
		const { finance_lenders } = parse({
			finance_lenders: {
				angle: { interestRate: '8.49%', paymentWeek: '$123.45', term36: '150.5', term60: '' },
			},
		});
		expect(finance_lenders.angle).toMatchObject({
			interestRate: 8.49,
			paymentWeek: 123.45,
			term36: 150.5,
			term60: null,
		});
	});

	test('a provider without figures is left out', () => {
		const { finance_lenders } = parse({ finance_lenders: { manual: null, angle: {}, taurus: '' } });
		expect(Object.keys(finance_lenders)).toEqual(['angle']);
	});
});

test('lists of lenders omit unknown entries', () => {
	const lists = {
		standardEquipment: ['Bluetooth', null, ' ', 'Tow bar'],
		thumbnails: ['/a.jpg', ''],
		payment_processors: 'visa',
	};
	expect(parse(lists)).toMatchObject({
		standardEquipment: ['Bluetooth', 'Tow bar'],
		thumbnails: ['/a.jpg'],
		payment_processors: ['visa'],
	});
});

test('counts are whole numbers', () => {
	const figures = { year: 2024.4, km: '85,120.6 km', views: 9.5, seats: 4.9, doors: 5.1, gearnum: 7.6 };
	expect(parse(figures)).toMatchObject({ year: 2024, km: 85_121, views: 10, seats: 5, doors: 5, gearnum: 8 });
	const { images } = parse({ images: [{ image: { url: '/a.jpg', width: 640.4, height: '480.2' } }] });
	expect(images[0]?.image).toMatchObject({ width: 640, height: 480 });
	expect(parse({ specifications: { sleeps: 4.2, body_length: 21.5 } }).specifications).toMatchObject({
		sleeps: 4,
		body_length: 21.5,
	});
});

test.each([
	['in_stock', 'in_stock'],
	['In Stock', 'in_stock'],
	['COMING-SOON', 'coming_soon'],
	['Sold', 'sold'],
	['withdrawn', 'withdrawn'],
])('status %o is %s', (status, expected) => {
	expect(parse({ status }).status).toBe(expected);
});

test.each([
	['2025-toyota-hilux-1', '2025-toyota-hilux-1'],
	['2025_Toyota HiLux', '2025-toyota-hilux'],
	['../../index', 'index'],
	['a/b', 'a-b'],
	['..', null],
])('the address %o cannot leave its folder: %o', (slug, expected) => {
	expect(parse({ slug }).slug).toBe(expected);
});
