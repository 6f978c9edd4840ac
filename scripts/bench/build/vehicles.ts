/** A record as a dealer's feed writes it. */
export type FeedVehicle = Record<string, unknown> & { id: string; slug: string; price: number };

const MODELS = [
	['Toyota', 'Corolla', 'Hatch', 'Hybrid'],
	['Toyota', 'HiLux', 'Ute', 'Diesel'],
	['Toyota', 'RAV4', 'SUV', 'Hybrid'],
	['Toyota', 'LandCruiser', 'SUV', 'Diesel'],
	['Mazda', 'CX-5', 'SUV', 'Petrol'],
	['Mazda', 'BT-50', 'Ute', 'Diesel'],
	['Mazda', '3', 'Hatch', 'Petrol'],
	['Ford', 'Ranger', 'Ute', 'Diesel'],
	['Ford', 'Everest', 'SUV', 'Diesel'],
	['Ford', 'Mustang', 'Coupe', 'Petrol'],
	['Kia', 'Sportage', 'SUV', 'Petrol'],
	['Kia', 'Cerato', 'Sedan', 'Petrol'],
	['Kia', 'Carnival', 'People Mover', 'Diesel'],
	['Hyundai', 'Tucson', 'SUV', 'Petrol'],
	['Hyundai', 'i30', 'Hatch', 'Petrol'],
	['Mitsubishi', 'Triton', 'Ute', 'Diesel'],
	['Mitsubishi', 'Outlander', 'SUV', 'Petrol'],
	['Nissan', 'Navara', 'Ute', 'Diesel'],
	['Nissan', 'X-TRAIL', 'SUV', 'Petrol'],
	['Subaru', 'Outback', 'Wagon', 'Petrol'],
	['Volkswagen', 'Golf', 'Hatch', 'Petrol'],
	['Volkswagen', 'Amarok', 'Ute', 'Diesel'],
	['MG', 'ZS', 'SUV', 'Petrol'],
	['Suzuki', 'Swift', 'Hatch', 'Petrol'],
] as const;

const BADGES = ['GX', 'Sport', 'Touring', 'GLX', 'SR5', 'Ascent', 'Elite'] as const;
const COLOURS = ['White', 'Silver', 'Blue', 'Red', 'Grey', 'Black', 'Green', 'Bronze'] as const;
const CAR_TYPES = ['used', 'used', 'used', 'new', 'demo'] as const;
const PICTURES = 8;
const FEATURES = 20;

const EQUIPMENT = [
	'Adaptive cruise control',
	'Alloy wheels, 18 inch',
	'Android Auto',
	'Apple CarPlay',
	'Autonomous emergency braking',
	'Blind spot monitor',
	'Bluetooth audio',
	'Cargo cover',
	'Central locking, remote',
	'Climate control, two zones',
	'Digital radio',
	'Electric tailgate',
	'Fog lamps, front',
	'Front parking sensors',
	'Hands-free telephone',
	'Head-up display',
	'Heated front seats',
	'Hill descent control',
	'Keyless entry and start',
	'Lane departure warning',
	'Leather steering wheel',
	'LED headlamps',
	'Power windows, all round',
	'Privacy glass',
	'Rain-sensing wipers',
	'Rear parking sensors',
	'Reversing camera',
	'Roof rails',
	'Satellite navigation',
	'Seven airbags',
	'Side steps',
	'Sunroof, tilting and sliding',
	'Tow bar, tongue and ball',
	'Traffic sign recognition',
	'Trailer stability control',
	'Tyre pressure monitor',
] as const;

const SAYINGS = [
	'One owner from new, with a full service history in the glove box.',
	'It was traded in by a customer of ours who has bought here for twenty years.',
	'The tyres are recent, and the brakes were done at the last service.',
	'There is plenty of room for a family of five and everything they carry.',
	'It tows with ease and is quiet at a hundred and ten.',
	'Every vehicle passes our workshop before it comes onto the yard.',
	'Ask us for a video of it, or for a drive at your own door.',
	'Finance can be arranged on the spot; your old car is welcome as part payment.',
	'Registration runs for several months yet, and it comes with a roadworthy certificate.',
	'The boot takes two prams, a dog and the weekly shopping.',
] as const;

/** The details of the variant, the same for every vehicle. */
const VARIANT = {
	cylinders: 4,
	enginesize: 2393,
	enginesize_litres: 2.4,
	induction: 'Turbo',
	fuelconsumptioncombined: 7.9,
	fuelcapacity: 60,
	grossvehiclemass: 2_850,
	vehiclelength: 4_620,
	vehiclewidth: 1_855,
	vehicleheight: 1_690,
	torque: '400 Nm',
	ancaprating: 5,
	geartype: 'Sports automatic',
} as const;

/**
 * The stock of one dealer, the same in every run: about fifty filled fields a vehicle, as good feeds have, eight pictures, twenty
 * features and three paragraphs.
 *
 * @param dealer a number by which dealers differ
 */
export function vehicles(dealer: number, count: number): FeedVehicle[] {
	return Array.from({ length: count }, (_, index) => vehicle(dealer, index));
}

function vehicle(dealer: number, index: number): FeedVehicle {
	// Steps that share no factor with the lists' lengths, so that all combinations occur.
	const turn = dealer * 13 + index;
	const [make, model, body, fuel] = nth(MODELS, turn);
	const badge = nth(BADGES, index * 5 + dealer);
	const colour = nth(COLOURS, index * 3 + dealer);
	const car_type = nth(CAR_TYPES, index * 7 + dealer);
	const year = 2015 + ((turn * 11) % 11);
	const id = `${dealer}-${index}`;
	return {
		id,
		slug: `${year}-${make}-${model}-${badge}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
		make,
		model,
		badge,
		series: `MY${year - 2000}`,
		year,
		km: car_type === 'new' ? 12 : 4_000 + ((turn * 7_919) % 190_000),
		price: 14_990 + ((turn * 1_237) % 70_000),
		price_type: 'drive_away',
		status: 'in_stock',
		car_type,
		item_type: 'car',
		stocknum: `B${10_000 + index}`,
		vin: `6T1BENCH${String(turn).padStart(9, '0')}`,
		regplate: `${100 + (index % 900)}BN${dealer % 10}`,
		rego_expiry: '2031-03-31',
		compliance_date: `03/${year}`,
		build_date: `01/${year}`,
		created_at: '2026-01-15T03:00:00Z',
		updated_at: '2026-02-15T03:00:00Z',
		colour,
		interior_colour: 'Black cloth',
		simple_body: body,
		bodyconfiguration: `${body}, 4 doors`,
		seats: 5,
		doors: 4,
		simple_fuel: fuel,
		fuel: `${fuel}, as the maker says`,
		simple_transmission: 'Automatic',
		trans: '6 speed automatic',
		gearnum: 6,
		drive: body === 'Ute' ? '4WD' : 'FWD',
		engine_size: '2.4 L',
		dealercomments: comments(turn),
		standardEquipment: Array.from({ length: FEATURES }, (_, step) => nth(EQUIPMENT, turn + step)),
		images: pictures(dealer, id),
		city: 'Brisbane',
		state: 'qld',
		location_id: '1',
		location_name: 'Brisbane',
		variant: VARIANT,
	};
}

function pictures(dealer: number, id: string) {
	return Array.from({ length: PICTURES }, (_, view) => ({
		image: {
			url: `https://pictures.example/stock/${dealer}/${id}/${view + 1}-1200x900.jpg`,
			width: 1200,
			height: 900,
		},
	}));
}

function comments(turn: number): string {
	return [0, 3, 6]
		.map((first) => [0, 1, 2, 3].map((step) => nth(SAYINGS, turn + first + step * 3)).join(' '))
		.join('\n\n');
}

/** The entry of a list at an index that wraps around. */
function nth<T>(list: readonly T[], index: number): T {
	return list[index % list.length] as T;
}
