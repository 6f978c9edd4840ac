import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlug } from '../../domain/vehicle/naming/slug.ts';
import { type ParsedVehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { withSlugs } from './slugs.ts';

const vehicle = (fields: Record<string, unknown>) =>
	VehicleSchema.parse({ make: 'Kia', model: 'Rio', ...fields });

/** The slugs of vehicles by their ids, and the ids of vehicles whose slug was that of another one. */
function slugs(vehicles: readonly ParsedVehicle[]) {
	const changed: string[] = [];
	const given = withSlugs(vehicles, ({ id }) => changed.push(id));
	return { byId: Object.fromEntries(given.map(({ id, slug }) => [id, slug])), changed };
}

describe('a vehicle without a slug gets one of its year, make, model, badge and id', () => {
	test.each([
		{ fields: { id: '7', year: 2020, badge: 'S (Sport)' }, slug: '2020-kia-rio-s-sport-7' },
		{ fields: { id: 'KX/0042' }, slug: 'kia-rio-kx-0042' },
		{ fields: { id: '7', make: 'Citroën', model: 'C4 & C5' }, slug: 'citroen-c4-and-c5-7' },
		{ fields: { id: '7', make: '車', model: '車' }, slug: '7' },
	])('$slug', ({ fields, slug }) => {
		expect(slugs([vehicle(fields)]).byId).toEqual({ [fields.id]: slug });
	});

	test.each([{ id: '車' }, { id: '***' }, { id: 'x'.repeat(60) }])(
		'even when its id is %o, which is not valid in an address',
		({ id }) => {
			expect(slugs([vehicle({ id })]).byId[id]).toMatch(/^kia-rio-[0-9a-f]{12}$/);
		},
	);

	test('a long badge in a slug is cut between words', () => {
		const slug = slugs([vehicle({ id: '7', badge: 'very long badge '.repeat(20) })]).byId['7'];
		expect(slug).toMatch(/^kia-rio-.*(very|long|badge)-7$/);
		expect(slug?.length).toBeLessThanOrEqual(100);
	});
});

describe('of vehicles with the same slug', () => {
	test('the lowest id keeps it and the others append theirs', () => {
		const result = slugs([
			vehicle({ id: '10', slug: 'rio' }),
			vehicle({ id: '9', slug: 'rio' }),
			vehicle({ id: '11', slug: 'rio' }),
		]);
		expect(result.byId).toEqual({ 9: 'rio', 10: 'rio-10', 11: 'rio-11' });
		expect(result.changed).toEqual(['10', '11']);
	});

	test('none gets the slug of another vehicle', () => {
		const { byId } = slugs([
			vehicle({ id: '1', slug: 'rio' }),
			vehicle({ id: '2', slug: 'rio' }),
			vehicle({ id: '3', slug: 'rio-2' }),
		]);
		expect(byId).toMatchObject({ 1: 'rio', 3: 'rio-2' });
		expect(byId[2]).toMatch(/^rio-[0-9a-f]{12}$/);
	});
});

test('every vehicle has a different slug, which does not depend on the order', () => {
	const feed = fc.uniqueArray(
		fc.record({
			id: fc
				.string({ minLength: 1, maxLength: 4 })
				.filter((id) => id.trim() === id && !/^(-|null)?$/.test(id)),
			slug: fc.constantFrom(null, 'rio', 'rio-a', 'rio-1', 'kia-rio-1'),
		}),
		{ selector: ({ id }) => VehicleSchema.safeParse({ id }).data?.id ?? '', maxLength: 12 },
	);
	fc.assert(
		fc.property(feed, fc.infiniteStream(fc.nat()), (records, order) => {
			const vehicles = records.flatMap(
				(record) => VehicleSchema.safeParse({ ...record, make: 'Kia', model: 'Rio' }).data ?? [],
			);
			const shuffled = vehicles.map((each) => ({ each, at: order.next().value })).sort((a, b) => a.at - b.at);
			const { byId } = slugs(vehicles);
			expect(slugs(shuffled.map(({ each }) => each)).byId).toEqual(byId);
			expect(new Set(Object.values(byId)).size).toBe(vehicles.length);
			expect(Object.values(byId).filter((slug) => !isSlug(slug))).toEqual([]);
		}),
	);
});
