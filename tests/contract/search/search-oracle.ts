import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { isListFacet } from '../../../src/search/facets/facets.ts';
import { INDEX_NAME } from '../../../src/search/settings.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../src/search/state.ts';
import { leaveOut } from '../../fixtures/reporting/leave-out.ts';
import { type BothClients, bothClients, type Pair } from '../../fixtures/search/both-clients.ts';
import { baseOf, conformanceStates } from '../../fixtures/search/conformance-answers.ts';
import type { TestServer } from '../../fixtures/servers/meilisearch.ts';

/** Stock on a real server; null where there is none, as recorded answers exist only for our own requests. */
export interface OracleStock {
	documents: readonly SearchDocument[];
	server: TestServer | null;
}

/**
 * Our search has the meaning of InstantSearch's own widgets: over one real server it returns what Meilisearch's own client for
 * InstantSearch returns for their requests. Deliberate differences are listed at the end.
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

		const differing = <Part>(our: (answer: Pair['our']) => Part, their: (result: Pair['their']) => Part) =>
			pairs.filter(isAlike).flatMap((pair) => {
				const [a, b] = [our(pair.our), their(pair.their)];
				return isDeepStrictEqual(a, b) ? [] : [{ state: JSON.stringify(pair.state), our: a, their: b }];
			});

		test('find as many vehicles on as many pages', () => {
			expect(pairs.filter(({ their }) => their.nbHits > 0).length).toBeGreaterThan(100);
			expect(
				differing(
					({ totalHits, totalPages }) => [totalHits, totalPages],
					({ nbHits, nbPages }) => [nbHits, nbPages],
				),
			).toEqual([]);
		});

		test('count the values of every facet alike', () => {
			expect(pairs.some(({ our }) => Object.keys(counts(our.facetDistribution)).length > 20)).toBe(true);
			expect(
				differing(
					({ facetDistribution }) => counts(facetDistribution),
					({ facets }) => counts(facets),
				),
			).toEqual([]);
		});

		test('have the same lowest and highest number of every numeric facet', () => {
			expect(
				differing(
					({ facetStats }) => facetStats,
					({ facets_stats }) =>
						Object.fromEntries(
							Object.entries(facets_stats).map(([facet, { min, max }]) => [facet, { min, max }]),
						),
				),
			).toEqual([]);
		});

		test('find the same vehicles in the same order', () => {
			const within = pairs.filter(({ their }) => !isBeyond(their));
			expect(within.some(({ their }) => their.hits.length > 1)).toBe(true);
			const ids = ({ hits }: { hits: readonly SearchDocument[] }) => hits.map(({ id }) => id);
			const different = within.filter(({ our, their }) => !isDeepStrictEqual(ids(our), ids(their)));
			expect(different.map(({ state }) => JSON.stringify(state))).toEqual([]);
		});

		test.each(['make', 'model', 'badge'] as const)('find the same values of %s', async (facet) => {
			const { ours, theirs, filters } = clients;
			for (const text of ['', 'a', 'to', 'qqq']) {
				const our = await ours.searchValues({ query: '', filters: ours.rules.filters, facet, text });
				const params = { facetName: facet, facetQuery: text, filters };
				const [their] = await theirs.searchForFacetValues([{ indexName: INDEX_NAME, params }]);
				const values = (found: typeof our | undefined) =>
					found?.facetHits.map(({ value, count }) => [value, count]);
				expect(values(our)).toEqual(values(their));
			}
		});

		test('differ on a page beyond the last one: theirs is empty, ours is the last one (resolution 34)', async () => {
			const [{ our, their }] = (await clients.ask([{ ...EMPTY_SEARCH, page: 10_000 }])) as [Pair];
			expect([their.page, their.hits]).toEqual([9999, []]);
			expect(our.page).toBe(their.nbPages);
			expect(our.hits.length).toBeGreaterThan(0);
		});

		test('differ on the counts of makes beside a chosen model: theirs counts only its make, ours every make (resolution 23)', async () => {
			const [{ make, make_model }] = open().documents as [SearchDocument];
			const refinements = { make: [make], make_model: [make_model] };
			const found = await clients.ask([{ ...EMPTY_SEARCH, refinements }]);
			const makes = found.find(({ facet }) => facet === 'make') as Pair;
			expect(Object.keys(makes.their.facets['make'] ?? {})).toEqual([make]);
			expect(Object.keys(makes.our.facetDistribution?.['make'] ?? {}).length).toBeGreaterThan(1);
		});

		test('differ on a make beside a model of another make: theirs finds only the model, ours both (FACETS-033)', async () => {
			const { documents } = open();
			const [{ make, make_model }] = documents as [SearchDocument];
			const other = documents.find((each) => each.make !== make)?.make ?? '';
			const refinements = { make: [make, other], make_model: [make_model] };
			const total = (state: SearchState['refinements']) =>
				clients.ask([{ ...EMPTY_SEARCH, refinements: state }]).then(([first]) => first as Pair);
			const both = await total(refinements);
			const [model, whole] = [await total({ make_model: [make_model] }), await total({ make: [other] })];
			expect(both.our.totalHits).toBe(model.our.totalHits + whole.our.totalHits);
			expect(both.their.nbHits).toBe(model.their.nbHits);
		});
	});
}

/** Whether both have the same meaning: for a make beside a chosen model they have not. */
function isAlike({ state, facet }: Pair): boolean {
	return facet !== 'make' || !('make_model' in state.refinements);
}

/** Counts of values that visitors can tick; counts for each single price or distance are shown nowhere. */
function counts(facets: Pair['their']['facets'] = {}): Record<string, unknown> {
	return Object.fromEntries(Object.entries(facets).filter(([facet]) => isListFacet(facet)));
}

function isBeyond({ page, nbPages }: Pair['their']): boolean {
	return nbPages > 0 && page >= nbPages;
}
