import { expect, test } from 'vitest';
import { apiSite } from '../../../tests/fixtures/leads/api-site.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { similarVehicles } from './similar-vehicles.ts';

const [FIRST] = apiSite().vehicles as [ApiVehicle];

/** A vehicle for sale. */
const vehicle = (id: string, make: string, model: string, price: number | null, change: object = {}) => ({
	...FIRST,
	id,
	price,
	is_shown: true,
	car_fields: { ...FIRST.car_fields, make, model, status: 'in_stock', sold: false, ...change },
});

const WANTED = { make: 'Toyota', model: 'Corolla', price: 28_000, fields: null };
const idsFor = (vehicles: ApiVehicle[]) => similarVehicles(WANTED, vehicles).map(({ id }) => id);

test('the same model comes first, then the make, then the nearest price', () => {
	expect(
		idsFor([
			vehicle('kia', 'Kia', 'Rio', 28_000),
			vehicle('yaris', 'Toyota', 'Yaris', 28_000),
			vehicle('far', 'Toyota', 'Corolla', 40_000),
			vehicle('near', 'Toyota', 'Corolla', 27_000),
		]),
	).toEqual(['near', 'far', 'yaris']);
});

test('a vehicle without a price comes after those with one', () => {
	expect(
		idsFor([vehicle('ask', 'Toyota', 'Corolla', null), vehicle('far', 'Toyota', 'Corolla', 90_000)]),
	).toEqual(['far', 'ask']);
});

test('sold and hidden vehicles are not offered', () => {
	expect(
		idsFor([
			vehicle('sold', 'Toyota', 'Corolla', 28_000, { sold: true }),
			{ ...vehicle('hidden', 'Toyota', 'Corolla', 28_000), is_shown: false },
		]),
	).toEqual([]);
});

test('for a used vehicle used ones are offered, those of the same year and badge before those of a nearer price', () => {
	const fields = { car_type: 'used', badge: 'Atmos', year: 2022 } as const;
	const of = (id: string, price: number, change: object) =>
		vehicle(id, 'Toyota', 'Corolla', price, { ...fields, ...change });
	const vehicles = [
		of('new', 28_000, { car_type: 'new', year: 2026 }),
		of('later', 27_500, { year: 2025, badge: 'GX' }),
		of('same', 24_000, {}),
	];
	expect(similarVehicles({ ...WANTED, fields }, vehicles).map(({ id }) => id)).toEqual([
		'same',
		'later',
		'new',
	]);
});
