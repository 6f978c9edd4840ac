import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '../protocol.ts';
import { answerQuery } from './answer-query.ts';
import { exampleIndex, foundIds } from './example-stock.ts';

/** A vehicle with few different values, so that many are alike. */
const VEHICLE = fc.record({
	make: fc.constantFrom('Kia', 'MG', 'Mazda', 'Citroën'),
	colour: fc.constantFrom('White', 'white', 'Red', null),
	price: fc.option(fc.integer({ min: 0, max: 9 }).map((price) => price * 1000.5)),
	year: fc.option(fc.integer({ min: 2018, max: 2022 })),
	features: fc.uniqueArray(fc.constantFrom('Sunroof', 'Tow bar', 'Camera'), { maxLength: 3 }),
	certified: fc.boolean(),
});

const STOCK = fc
	.array(VEHICLE, { maxLength: 70 })
	.map((vehicles) => vehicles.map((vehicle, place) => ({ id: String(place).padStart(3, '0'), ...vehicle })));

type Vehicle = typeof STOCK extends fc.Arbitrary<(infer One)[]> ? One : never;

/** A condition in words, and what it means. */
interface Condition {
	filter: string;
	passes: (vehicle: Vehicle) => boolean;
}

const SIMPLE: fc.Arbitrary<Condition> = fc.oneof(
	fc.constantFrom('Kia', 'MG', 'None').map((make) => ({
		filter: `make = "${make}"`,
		passes: (vehicle: Vehicle) => vehicle.make === make,
	})),
	fc.constantFrom('Sunroof', 'Tow bar').map((feature) => ({
		filter: `features IN ["${feature.toLowerCase()}", other]`,
		passes: (vehicle: Vehicle) => vehicle.features.includes(feature),
	})),
	fc.integer({ min: -1, max: 10 }).map((thousands) => ({
		filter: `price <= ${thousands * 1000}`,
		passes: ({ price }: Vehicle) => price !== null && price <= thousands * 1000,
	})),
	fc.tuple(fc.integer({ min: 2017, max: 2023 }), fc.integer({ min: 2017, max: 2023 })).map(([from, to]) => ({
		filter: `year ${from} TO ${to}`,
		passes: ({ year }: Vehicle) => year !== null && from <= year && year <= to,
	})),
	fc.constant({ filter: 'colour IS NULL', passes: ({ colour }: Vehicle) => colour === null }),
	fc.constant({
		filter: 'colour != WHITE',
		passes: ({ colour }: Vehicle) => colour?.toLowerCase() !== 'white',
	}),
);

const CONDITION: fc.Arbitrary<Condition> = fc.letrec<{ any: Condition }>((tie) => ({
	any: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		SIMPLE,
		fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
			filter: `(${a.filter}) AND (${b.filter})`,
			passes: (vehicle: Vehicle) => a.passes(vehicle) && b.passes(vehicle),
		})),
		fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
			filter: `${a.filter} OR ${b.filter}`,
			passes: (vehicle: Vehicle) => a.passes(vehicle) || b.passes(vehicle),
		})),
		tie('any').map((a) => ({
			filter: `NOT (${a.filter})`,
			passes: (vehicle: Vehicle) => !a.passes(vehicle),
		})),
	),
})).any;

function search(stock: readonly Vehicle[], query: Partial<SearchQuery>) {
	return answerQuery<Vehicle>(exampleIndex(stock), {
		indexUid: 'x',
		q: '',
		page: 1,
		hitsPerPage: 1000,
		...query,
	});
}

describe('The engine gives what looking at every vehicle gives', () => {
	test('a filter finds those that pass', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const ids = search(stock, { filter: [filter] }).hits.map(({ id }) => id);
				expect(ids.sort()).toEqual(stock.filter(passes).map(({ id }) => id));
			}),
		);
	});

	test('each value of a facet counts those that have it', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const facets = ['make', 'features', 'certified', 'year'] as const;
				const { facetDistribution } = search(stock, {
					filter: [filter],
					facets: [...facets],
					hitsPerPage: 0,
				});
				for (const facet of facets) {
					const values = stock.filter(passes).flatMap((vehicle): unknown[] => [vehicle[facet] ?? []].flat());
					const counts = Object.entries(Object.groupBy(values, String));
					expect(facetDistribution?.[facet]).toEqual(
						Object.fromEntries(counts.map(([value, list]) => [value, list?.length])),
					);
				}
			}),
		);
	});

	test('a range tells the lowest and highest number', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const prices = stock.filter(passes).flatMap(({ price }) => price ?? []);
				expect(search(stock, { filter: [filter], facets: ['price'] }).facetStats).toEqual(
					prices.length === 0 ? {} : { price: { min: Math.min(...prices), max: Math.max(...prices) } },
				);
			}),
		);
	});

	test.each([1, -1])('an order puts vehicles without a number last (direction %d)', (sign) => {
		fc.assert(
			fc.property(STOCK, (stock) => {
				const order = sign === 1 ? 'price:asc' : 'price:desc';
				const rank = ({ price }: Vehicle) => (price === null ? Infinity : sign * price);
				const byRules = stock.toSorted(
					(a, b) =>
						compare(rank(a), rank(b)) || compare(-(a.year ?? 0), -(b.year ?? 0)) || compare(a.id, b.id),
				);
				expect(search(stock, { sort: [order] }).hits.map(({ id }) => id)).toEqual(
					byRules.map(({ id }) => id),
				);
			}),
		);
	});

	test('pages together are the whole list', () => {
		fc.assert(
			fc.property(STOCK, fc.integer({ min: 1, max: 30 }), (stock, hitsPerPage) => {
				const index = exampleIndex(stock);
				const sort = ['price:asc', 'make:desc'];
				const pages = Array.from({ length: Math.ceil(stock.length / hitsPerPage) + 1 }, (_, page) =>
					foundIds(index, { sort, hitsPerPage, page: page + 1 }),
				);
				expect(pages.flat()).toEqual(foundIds(index, { sort }));
			}),
		);
	});
});

function compare<Key extends number | string>(a: Key, b: Key): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
