import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import type { FeedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { TEMPLATES, type TemplateName } from '../templates/index.ts';

/** Invented vehicles of each kind, as examples of records for a new dealer. */
const VEHICLES: Record<ItemType, readonly Omit<FeedVehicle, 'id'>[]> = {
	car: [
		{
			make: 'Toyota',
			model: 'Corolla',
			badge: 'Ascent Sport',
			year: 2023,
			km: 31_877,
			price: 28_990,
			car_type: 'used',
			simple_body: 'Hatch',
			simple_fuel: 'Hybrid',
			simple_transmission: 'CVT',
			colour: 'Red',
		},
		{
			make: 'Mitsubishi',
			model: 'Triton',
			badge: 'GLX-R',
			year: 2022,
			km: 48_112,
			price: 41_888,
			car_type: 'used',
			simple_body: 'Ute',
			simple_fuel: 'Diesel',
			simple_transmission: 'Automatic',
			colour: 'Silver',
		},
	],
	caravan: [
		{
			item_type: 'caravan',
			make: 'Jayco',
			model: 'Journey',
			year: 2022,
			price: 64_990,
			car_type: 'used',
			simple_body: 'Caravan',
			specifications: { body_length: 19, sleeps: 4, tare_weight: 2100, aggregate_trailer_mass: 2700 },
		},
		{
			item_type: 'caravan',
			make: 'Avan',
			model: 'Cruiseliner',
			year: 2019,
			price: 32_990,
			car_type: 'used',
			simple_body: 'Pop-top',
			specifications: { body_length: 15.5, sleeps: 2, tare_weight: 1180, aggregate_trailer_mass: 1550 },
		},
		{
			item_type: 'caravan',
			make: 'Jayco',
			model: 'Swan',
			badge: 'Outback',
			year: 2021,
			price: 27_490,
			car_type: 'used',
			simple_body: 'Camper trailer',
			specifications: { body_length: 17, sleeps: 6, tare_weight: 1290, aggregate_trailer_mass: 1640 },
		},
	],
	motorcycle: [
		{
			item_type: 'motorcycle',
			make: 'Yamaha',
			model: 'MT-07',
			year: 2023,
			km: 6_420,
			price: 11_490,
			car_type: 'used',
			simple_body: 'Naked',
			engine_size: '689 cc',
			simple_transmission: 'Manual',
			colour: 'Blue',
		},
		{
			item_type: 'motorcycle',
			make: 'Honda',
			model: 'CB500X',
			year: 2022,
			km: 9_815,
			price: 8_990,
			car_type: 'used',
			simple_body: 'Adventure',
			engine_size: '471 cc',
			simple_transmission: 'Manual',
			learner_approved: true,
			colour: 'Red',
		},
		{
			item_type: 'motorcycle',
			make: 'Vespa',
			model: 'GTS 300',
			year: 2021,
			km: 4_260,
			price: 7_490,
			car_type: 'used',
			simple_body: 'Scooter',
			engine_size: '278 cc',
			simple_transmission: 'Automatic',
			learner_approved: true,
			colour: 'White',
		},
	],
};

/** The stock file of a new dealer: vehicles of the kinds its template sells. */
export function starterStock(slug: string, template: TemplateName): string {
	const { stock } = TEMPLATES[template];
	const kinds: readonly ItemType[] = stock?.item_types ?? ['car'];
	const vehicles = kinds
		.flatMap((kind) => VEHICLES[kind])
		.map((vehicle, index) => ({
			id: `${slug}-${index + 1}`,
			...vehicle,
			stocknum: `SAMPLE-${index + 1}`,
		}));
	return `${JSON.stringify(vehicles, null, '\t')}\n`;
}
