import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../src/domain/vehicle/record/search-document.ts';
import type { RequestParams } from '../../src/search/client/request.ts';
import type { ClientResult } from '../../src/search/client/search-result.ts';
import { isListFacet } from '../../src/search/facets/facets.ts';
import { INDEX_NAME } from '../../src/search/settings.ts';
import { EMPTY_SEARCH } from '../../src/search/state.ts';
import { type BothClients, bothClients, MARKED, type Pair } from '../fixtures/both-clients.ts';
import { baseOf, conformanceStates } from '../fixtures/conformance-answers.ts';
import { leaveOut } from '../fixtures/leave-out.ts';
import type { TestServer } from '../fixtures/meilisearch.ts';

/** Stock on a real server; null where there is none, as recorded answers are only those to our own questions. */
export interface OracleStock {
	documents: readonly SearchDocument[];
	server: TestServer | null;
}

/**
 * Our search client means what InstantSearch means: over one real server it answers as Meilisearch's own client for InstantSearch
 * does. Where the two differ on purpose is listed at the end.
 */
export function searchOracle(name: string, open: () => OracleStock): void {
	describe(`${name}: our client and Meilisearch’s own`, () => {
		let clients: BothClients;
		let pairs: Pair[];

		beforeAll(async () => {
			const { documents, server } = open();
			if (!server) return;
			clients = bothClients(server, baseOf(documents));
			pairs = await clients.ask(conformanceStates(documents));
		}, 600_000);

		beforeEach((context) => leaveOut(context, open().server === null, 'needs a real Meilisearch server'));

		const differing = (part: (result: ClientResult) => Record<string, unknown>, among = pairs) =>
			among.flatMap(({ state, our, their }) => {
				const difference = differences(part(our), part(their));
				return difference.length > 0 ? [{ state: JSON.stringify(state), difference }] : [];
			});

		test('find as many vehicles on as many pages', () => {
			expect(pairs.filter(({ their }) => their.nbHits > 0).length).toBeGreaterThan(100);
			expect(differing(({ nbHits, nbPages, hitsPerPage }) => ({ nbHits, nbPages, hitsPerPage }))).toEqual([]);
		});

		test('count the values of every facet alike', () => {
			expect(pairs.some(({ our }) => Object.keys(counts(our)).length > 20)).toBe(true);
			expect(differing(counts)).toEqual([]);
		});

		test('know the same lowest and highest numbers', () => {
			expect(differing(({ facets_stats }) => facets_stats)).toEqual([]);
		});

		test('find the same vehicles in the same order, with the same words marked', () => {
			expect(pairs.some(({ our }) => JSON.stringify(our.hits).includes('<mark>'))).toBe(true);
			const within = pairs.filter(({ their }) => !isBeyond(their));
			expect(differing(shown, within)).toEqual([]);
		});

		test.each(['make', 'model', 'badge'])('find the same values of %s', async (facetName) => {
			const { ours, theirs, filters } = clients;
			for (const facetQuery of ['', 'a', 'to', 'qqq']) {
				const params = { facetName, facetQuery };
				const [our] = await ours.searchForFacetValues([{ indexName: INDEX_NAME, params }]);
				const [their] = await theirs.searchForFacetValues([
					{ indexName: INDEX_NAME, params: { ...params, filters } },
				]);
				const values = (found: typeof our) => found?.facetHits.map(({ value, count }) => [value, count]);
				expect(values(our)).toEqual(values(their));
			}
		});

		test('differ on a page beyond the last one: theirs is empty, ours is the last one (resolution 34)', async () => {
			const [{ our, their }] = (await clients.ask([{ ...EMPTY_SEARCH, page: 10_000 }])) as [Pair];
			expect([their.page, their.hits]).toEqual([9999, []]);
			expect(our.page).toBe(their.nbPages - 1);
			expect(our.hits.length).toBeGreaterThan(0);
		});

		test('differ on a value that is left out: theirs looks for one that begins with a minus', async () => {
			const { ours, theirs, filters } = clients;
			const [{ make }] = open().documents as [SearchDocument];
			const request = (params: RequestParams) => [{ indexName: INDEX_NAME, params }];
			const without = { query: '', facetFilters: [`make:-${make}`], facets: ['make'] };
			const [our] = (await ours.search(request(without))).results;
			const [their] = (await theirs.search(request({ ...without, filters }))).results;
			const [all] = (await ours.search(request({ query: '', facets: ['make'] }))).results;
			expect(their?.nbHits).toBe(0);
			expect(our?.nbHits).toBe((all?.nbHits ?? 0) - (all?.facets['make']?.[make] ?? 0));
			expect(our?.nbHits).toBeGreaterThan(0);
		});
	});
}

/** What two answers say that is not the same. */
function differences(our: Record<string, unknown>, their: Record<string, unknown>) {
	return [...new Set([...Object.keys(our), ...Object.keys(their)])]
		.filter((name) => !isDeepStrictEqual(our[name], their[name]))
		.map((name) => ({ name, our: our[name], their: their[name] }));
}

/** The counts of values people tick; how many vehicles have each single price or distance, nothing on a page reads. */
function counts({ facets }: ClientResult): Record<string, unknown> {
	return Object.fromEntries(Object.entries(facets).filter(([facet]) => isListFacet(facet)));
}

function isBeyond({ page, nbPages }: ClientResult): boolean {
	return nbPages > 0 && page >= nbPages;
}

/** What a page shows; a text that a vehicle does not have is 'null' in theirs and left out in ours. */
function shown({ page, hits }: ClientResult): Record<string, unknown> {
	return {
		page,
		hits: hits.map(({ objectID, _highlightResult = {} }) => [
			objectID,
			MARKED.map((name) => {
				const text = [_highlightResult[name] ?? []].flat().map(({ value }) => value);
				return text.filter((value) => value !== 'null');
			}),
		]),
	};
}
