import { expect, test } from 'vitest';
import { type Vehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { type Selection, selectStock } from './select-stock.ts';

const vehicle = (fields: { id: string } & Record<string, unknown>): Vehicle => ({
	...VehicleSchema.parse({ make: 'Kia', model: 'Rio', ...fields }),
	slug: fields.id,
});

const ALL: Selection['filter'] = {
	minimum_photos: 0,
	exclude_stock_numbers: [],
	exclude_makes: [],
	exclude_car_types: [],
};

const STOCK = [
	vehicle({ id: 'plain' }),
	vehicle({ id: 'photo', images: [{ image: { url: '/a.jpg' } }] }),
	vehicle({ id: 'demo', car_type: 'demo' }),
	vehicle({ id: 'saab', make: 'SAAB', stocknum: 'U1' }),
	vehicle({ id: 'van', item_type: 'caravan', make: 'Jayco' }),
];

test.each<{ name: string; selection: Partial<Selection>; shown: string[]; left_out: Record<string, number> }>(
	[
		{
			name: 'cars only',
			selection: {},
			shown: ['plain', 'photo', 'demo', 'saab'],
			left_out: { item_types: 1 },
		},
		{
			name: 'caravans only',
			selection: { item_types: ['caravan'] },
			shown: ['van'],
			left_out: { item_types: 4 },
		},
		{
			name: 'CONFIG-034: with a photo',
			selection: { filter: { ...ALL, minimum_photos: 1 } },
			shown: ['photo'],
			left_out: { item_types: 1, 'filter.minimum_photos': 3 },
		},
		{
			name: 'CONFIG-035: without a stock number',
			selection: { filter: { ...ALL, exclude_stock_numbers: ['U1'] } },
			shown: ['plain', 'photo', 'demo'],
			left_out: { item_types: 1, 'filter.exclude_stock_numbers': 1 },
		},
		{
			name: 'CONFIG-036: without a make',
			selection: { filter: { ...ALL, exclude_makes: ['Saab'] } },
			shown: ['plain', 'photo', 'demo'],
			left_out: { item_types: 1, 'filter.exclude_makes': 1 },
		},
		{
			name: 'CONFIG-037: without a condition',
			selection: { filter: { ...ALL, exclude_car_types: ['demo'] } },
			shown: ['plain', 'photo', 'saab'],
			left_out: { item_types: 1, 'filter.exclude_car_types': 1 },
		},
	],
)('$name', ({ selection, shown, left_out }) => {
	const selected = selectStock(STOCK, { item_types: ['car'], filter: ALL, ...selection });
	expect(selected.vehicles.map(({ id }) => id)).toEqual(shown);
	expect(selected.left_out).toEqual(left_out);
});
