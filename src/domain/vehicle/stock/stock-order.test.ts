import { describe, expect, test } from 'vitest';
import { byArrival, byRelevance, type OrderedVehicle, rankOf } from './stock-order.ts';

const vehicle = (fields: Partial<OrderedVehicle> & { id: string }): OrderedVehicle => ({
	status: 'in_stock',
	sold: false,
	car_type: 'used',
	reserved: false,
	created_at: '2026-11-01T00:00:00.000Z',
	...fields,
});

const ids = (vehicles: OrderedVehicle[]) => byRelevance(vehicles).map(({ id }) => id);

describe('the default order of a list (RESULTS-009, RESULTS-019)', () => {
	test('new, then demo, then used', () => {
		const used = vehicle({ id: 'used', created_at: '2026-11-20T00:00:00.000Z' });
		const demo = vehicle({ id: 'demo', car_type: 'demo' });
		const isNew = vehicle({ id: 'new', car_type: 'new', created_at: null });
		expect(ids([used, demo, isNew])).toEqual(['new', 'demo', 'used']);
	});

	test('available vehicles come before unavailable ones of any condition', () => {
		const sold = vehicle({ id: 'sold', car_type: 'new', status: 'sold' });
		const marked = vehicle({ id: 'marked', car_type: 'demo', sold: true });
		expect(ids([sold, marked, vehicle({ id: 'used', reserved: true })])).toEqual(['used', 'sold', 'marked']);
	});

	test('reserved vehicles come last of their condition', () => {
		const reserved = vehicle({ id: 'reserved', car_type: 'new', reserved: true });
		const free = vehicle({ id: 'free', car_type: 'new', created_at: null });
		expect(ids([reserved, vehicle({ id: 'used' }), free])).toEqual(['free', 'reserved', 'used']);
	});

	test('the newest arrivals first, those of unknown age last, then by id', () => {
		const vehicles = [
			vehicle({ id: 'b-10' }),
			vehicle({ id: 'unknown', created_at: null }),
			vehicle({ id: 'B-1' }),
			vehicle({ id: 'new', created_at: '2026-11-02T00:00:00.000Z' }),
		];
		expect(ids(vehicles)).toEqual(['new', 'B-1', 'b-10', 'unknown']);
	});
});

test('arrivals are compared to the second, as the search index knows them', () => {
	const first = { id: 'a', created_at: '2026-11-01T00:00:00.100Z' };
	const second = { id: 'b', created_at: '2026-11-01T00:00:00.900Z' };
	expect(byArrival(first, second)).toBeLessThan(0);
	expect(byArrival(first, { ...second, created_at: '2026-11-01T00:00:01.000Z' })).toBeGreaterThan(0);
});

test('a vehicle that is coming soon ranks as in stock', () => {
	expect(rankOf(vehicle({ id: 'a', status: 'coming_soon' }))).toBe(rankOf(vehicle({ id: 'b' })));
});
