import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { LIST_FACET_NAMES } from '../../../src/search/facets/facets.ts';
import type { SearchAnswer, SearchTransport } from '../../../src/search/protocol.ts';
import { INDEX_SETTINGS } from '../../../src/search/settings.ts';
import { SORTS } from '../../../src/search/sorts.ts';
import type { SearchState } from '../../../src/search/state.ts';
import { type ConformanceAnswers, conformanceAnswers } from '../../fixtures/search/conformance-answers.ts';

type Answer = SearchAnswer<SearchDocument>;

/** Two transports over the same stock. */
export interface Conformance {
	documents: readonly SearchDocument[];
	/** The transport whose answers count as right. */
	expected: SearchTransport<SearchDocument>;
	actual: SearchTransport<SearchDocument>;
}

/**
 * Conformance suite of the transports: totals, pages, counts of every facet, minima and maxima, the vehicles found, and their order under
 * every sort are the same. The order by relevance to a text may differ; docs/recipes/search-server.md lists where.
 */
export function searchConformance(name: string, open: () => Promise<Conformance>): void {
	describe(`${name}: both transports`, () => {
		let right: ConformanceAnswers;
		let ours: ConformanceAnswers;
		beforeAll(async () => {
			const { documents, expected, actual } = await open();
			right = await conformanceAnswers(expected, documents);
			ours = await conformanceAnswers(actual, documents);
		}, 600_000);

		const differing = (differs: (expected: Answer, actual: Answer, state: SearchState) => unknown) =>
			right.searches.flatMap(({ state, answers }, search) =>
				answers.flatMap((answer, index) => {
					const difference = differs(answer, ours.searches[search]?.answers[index] as Answer, state);
					return difference ? [{ state: JSON.stringify(state), index, difference }] : [];
				}),
			);

		test('answer searches of which most find vehicles and some find none', () => {
			const { searches } = right;
			expect(searches.length).toBeGreaterThan(100);
			const found = searches.filter(({ answers }) => (answers[0]?.totalHits ?? 0) > 0);
			expect(found.length).toBeGreaterThan(searches.length / 2);
			expect(found.length).toBeLessThan(searches.length);
		});

		test('find as many vehicles on as many pages', () => {
			expect(
				differing((a, b) =>
					different([a.totalHits, a.totalPages, a.page], [b.totalHits, b.totalPages, b.page]),
				),
			).toEqual([]);
		});

		test('count the values of every facet alike', () => {
			expect(differing((a, b) => different(counts(a), counts(b)))).toEqual([]);
		});

		test('have the same lowest and highest number of every numeric facet', () => {
			expect(differing((a, b) => different(a.facetStats, b.facetStats))).toEqual([]);
		});

		test('find the same vehicles, with the same fields', () => {
			const byId = ({ hits, totalPages }: Answer) =>
				totalPages === 1 ? hits.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : [];
			expect(differing((a, b) => different(byId(a), byId(b)))).toEqual([]);
		});

		test('sort them in the requested order', () => {
			expect(differing((a, b, state) => different(order(a, state), order(b, state)))).toEqual([]);
		});

		test('replace a text that finds nothing by the same nearest text', () => {
			expect(ours.relaxed).toEqual(right.relaxed);
			expect(right.relaxed.filter(({ total }) => total)).not.toEqual([]);
		});

		test('find as many vehicles by filters of every form', () => {
			expect(ours.selections).toEqual(right.selections);
			expect(right.selections.filter(({ total }) => total)).not.toEqual([]);
		});

		test('find the same values of a facet', () => {
			const named = ({ values }: ConformanceAnswers) =>
				values.map(({ request, answer }) => ({
					request,
					values: trimmed(
						answer.facetHits.map(({ value, count }) => [value.toLowerCase(), count]),
						200,
					),
				}));
			expect(named(ours)).toEqual(named(right));
		});
	});
}

/** The difference between two answers; null when there is none. */
function different(expected: unknown, actual: unknown): { expected: unknown; actual: unknown } | null {
	return isDeepStrictEqual(expected, actual) ? null : { expected: shown(expected), actual: shown(actual) };
}

function shown(value: unknown): string {
	return JSON.stringify(value).slice(0, 500);
}

function counts({ facetDistribution = {} }: Answer): unknown {
	return LIST_FACET_NAMES.map((facet) => [
		facet,
		trimmed(Object.entries(facetDistribution[facet] ?? {}), INDEX_SETTINGS.faceting.maxValuesPerFacet),
	]);
}

/** Values in a fixed order; the rarest values of a list that was cut are left out, as which of them are listed is not guaranteed. */
function trimmed(values: [string, number][], most: number): [string, number][] {
	const rarest = values.length < most ? 0 : Math.min(...values.map(([, count]) => count));
	return values.filter(([, count]) => count > rarest).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** What determines the order of a page: the numbers it is sorted by, and the vehicles where there is no query text. */
function order({ hits }: Answer, { sort, query }: SearchState): unknown {
	const by = SORTS[sort].order?.by;
	return hits.map((hit) => [by ? hit[by] : null, query === '' ? hit.id : null]);
}
