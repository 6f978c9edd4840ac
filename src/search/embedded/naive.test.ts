import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { Filter, Order, SearchRequest } from '../request.ts';
import { answerRequest } from './answer-request.ts';
import { exampleIndex, exampleRequest, foundIds } from './example-stock.ts';

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

/** A filter, and what it means. */
interface Condition {
	filter: Filter<string>;
	passes: (vehicle: Vehicle) => boolean;
}

const SIMPLE: fc.Arbitrary<Condition> = fc.oneof(
	fc.subarray(['Kia', 'MG', 'None']).map((makes) => ({
		filter: { field: 'make', values: makes },
		passes: ({ make }: Vehicle) => makes.includes(make),
	})),
	fc.constantFrom('Sunroof', 'Tow bar').map((feature) => ({
		filter: { field: 'features', values: [feature.toLowerCase(), 'other'] },
		passes: ({ features }: Vehicle) => features.includes(feature),
	})),
	fc.boolean().map((isCertified) => ({
		filter: { field: 'certified', values: [String(isCertified)] },
		passes: ({ certified }: Vehicle) => certified === isCertified,
	})),
	fc.option(fc.integer({ min: -1, max: 10 })).map((thousands) => ({
		filter: { field: 'price', min: null, max: thousands === null ? null : thousands * 1000 },
		passes: ({ price }: Vehicle) => price !== null && (thousands === null || price <= thousands * 1000),
	})),
	fc.tuple(fc.integer({ min: 2017, max: 2023 }), fc.integer({ min: 2017, max: 2023 })).map(([min, max]) => ({
		filter: { field: 'year', min, max },
		passes: ({ year }: Vehicle) => year !== null && min <= year && year <= max,
	})),
	fc.integer({ min: 2018, max: 2022 }).map((wanted) => ({
		filter: { field: 'year', values: [String(wanted)] },
		passes: ({ year }: Vehicle) => year === wanted,
	})),
	fc.constant({
		filter: { not: { field: 'colour', values: [' WHITE'] } },
		passes: ({ colour }: Vehicle) => colour?.toLowerCase() !== 'white',
	}),
);

const CONDITION: fc.Arbitrary<Condition> = fc.letrec<{ any: Condition }>((tie) => ({
	any: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		SIMPLE,
		fc.array(tie('any'), { maxLength: 3 }).map((parts) => ({
			filter: { all: parts.map(({ filter }) => filter) },
			passes: (vehicle: Vehicle) => parts.every(({ passes }) => passes(vehicle)),
		})),
		fc.array(tie('any'), { maxLength: 3 }).map((parts) => ({
			filter: { any: parts.map(({ filter }) => filter) },
			passes: (vehicle: Vehicle) => parts.some(({ passes }) => passes(vehicle)),
		})),
		tie('any').map(({ filter, passes }) => ({
			filter: { not: filter },
			passes: (vehicle: Vehicle) => !passes(vehicle),
		})),
	),
})).any;

function search(stock: readonly Vehicle[], differences: Partial<SearchRequest<string>>) {
	return answerRequest<Vehicle>(exampleIndex(stock), exampleRequest(differences));
}

describe('the engine gives the results of a scan of all vehicles', () => {
	test('a filter finds the vehicles that pass', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const ids = search(stock, { filters: [filter] }).hits.map(({ id }) => id);
				expect(ids.sort()).toEqual(stock.filter(passes).map(({ id }) => id));
			}),
		);
	});

	test('a filter passes the same vehicles one by one', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const passesAlone = passesFilter(filter as Filter);
				const found = stock.filter((vehicle) => passesAlone(vehicle as unknown as SearchDocument));
				expect(found).toEqual(stock.filter(passes));
			}),
		);
	});

	test('each value of a facet counts its vehicles', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const facets = ['make', 'features', 'certified', 'year'] as const;
				const { facetDistribution } = search(stock, {
					filters: [filter],
					facets: [...facets],
					pageSize: 0,
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

	test('a range has the lowest and highest number', () => {
		fc.assert(
			fc.property(STOCK, CONDITION, (stock, { filter, passes }) => {
				const prices = stock.filter(passes).flatMap(({ price }) => price ?? []);
				expect(search(stock, { filters: [filter], facets: ['price'] }).facetStats).toEqual(
					prices.length === 0 ? {} : { price: { min: Math.min(...prices), max: Math.max(...prices) } },
				);
			}),
		);
	});

	test.each([1, -1])('an order puts vehicles without a number last (direction %d)', (sign) => {
		fc.assert(
			fc.property(STOCK, (stock) => {
				const order: Order<string> = { by: 'price', direction: sign === 1 ? 'asc' : 'desc' };
				const rank = ({ price }: Vehicle) => (price === null ? Infinity : sign * price);
				const byRules = stock.toSorted(
					(a, b) =>
						compare(rank(a), rank(b)) || compare(-(a.year ?? 0), -(b.year ?? 0)) || compare(a.id, b.id),
				);
				expect(search(stock, { order }).hits.map(({ id }) => id)).toEqual(byRules.map(({ id }) => id));
			}),
		);
	});

	test('pages together are the whole list', () => {
		fc.assert(
			fc.property(STOCK, fc.integer({ min: 1, max: 30 }), (stock, pageSize) => {
				const index = exampleIndex(stock);
				const order: Order<string> = { by: 'price', direction: 'asc' };
				const pages = Array.from({ length: Math.ceil(stock.length / pageSize) + 1 }, (_, page) =>
					foundIds(index, { order, pageSize, page: page + 1 }),
				);
				expect(pages.flat()).toEqual(foundIds(index, { order }));
			}),
		);
	});
});

function compare<Key extends number | string>(a: Key, b: Key): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
