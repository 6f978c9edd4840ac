import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search-document.ts';
import { clientFacetResult, clientResult } from './search-result.ts';

const document = aDocument();
const answer = () => ({
	indexUid: 'Car_production',
	hits: [{ ...document, _formatted: { ...document, make: '<em>Toy</em>ota' } }],
	query: 'toy',
	page: 2,
	hitsPerPage: 24,
	totalHits: 25,
	totalPages: 2,
	facetDistribution: { make: { Toyota: 25 } },
	facetStats: { price: { min: 1000, max: 9000 } },
	processingTimeMs: 3,
});

test('an answer has hits, count, facets, pages and milliseconds (RESULTS-012)', () => {
	expect(clientResult(answer(), 'Car_production:price:asc')).toMatchObject({
		index: 'Car_production:price:asc',
		hits: [{ id: '1', objectID: '1', make: 'Toyota' }],
		nbHits: 25,
		facets: { make: { Toyota: 25 } },
		facets_stats: { price: { min: 1000, max: 9000 } },
		page: 1,
		nbPages: 2,
		processingTimeMS: 3,
	});
});

test('counts of a slider’s numbers are not even read: it has its lowest and highest', () => {
	const facetDistribution = {
		make: { Toyota: 25 },
		get price(): Record<string, number> {
			throw new Error('read');
		},
	};
	const { facets, facets_stats } = clientResult({ ...answer(), hits: [], facetDistribution }, 'x');
	expect(facets).toEqual({ make: { Toyota: 25 }, price: {} });
	expect(facets_stats['price']).toMatchObject({ min: 1000, max: 9000 });
});

test('highlighted attributes come beside the vehicle, not in it', () => {
	const [hit] = clientResult(answer(), 'Car_production').hits;
	expect(hit).not.toHaveProperty('_formatted');
	expect(hit?._highlightResult).toMatchObject({
		make: { value: '<em>Toy</em>ota' },
		badge: { value: 'GX' },
		filtered_features: [{ value: 'Tow bar' }, { value: 'Sunroof' }],
	});
	expect(hit?._highlightResult).not.toHaveProperty('picture');
});

test.each([
	{ typed: 'TOY', highlighted: '<b>Toy</b>ota' },
	{ typed: '', highlighted: 'Toyota' },
	{ typed: 'kia', highlighted: 'Toyota' },
])('a value found by "$typed" is shown as $highlighted', ({ typed, highlighted }) => {
	const found = { facetHits: [{ value: 'Toyota', count: 4 }], facetQuery: typed, processingTimeMs: 1 };
	const tags = { highlightPreTag: '<b>', highlightPostTag: '</b>' };
	expect(clientFacetResult(found, tags).facetHits).toEqual([{ value: 'Toyota', count: 4, highlighted }]);
});
