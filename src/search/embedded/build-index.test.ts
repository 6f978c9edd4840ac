import { expect, test } from 'vitest';
import { answerRequest } from './answer-request.ts';
import { buildIndex, indexDocuments, indexFile } from './build-index.ts';
import { EXAMPLE_SETTINGS, exampleIndex, exampleRequest, foundIds } from './example-stock.ts';
import { openIndex } from './open-index.ts';

const DOCUMENTS = [
	{
		id: 'a',
		year: 2020,
		price: null,
		features: ['Sunroof', 'Tow bar'],
		picture: { url: '/a.svg', width: 4 },
		certified: true,
	},
	{ id: 'b', year: 2024, price: 30_990.5, features: [], picture: null, certified: false, nested: {} },
	{
		id: 'c',
		year: null,
		price: 100,
		features: [['odd'], 3, null],
		picture: { url: '/a.svg', width: 3 },
		_geo: { lat: -27.5, lng: 153 },
	},
	{ id: 'd', year: 2020, make: '' },
];

test('every document is returned as it was indexed', () => {
	const { hits } = answerRequest<{ id: string }>(exampleIndex(DOCUMENTS), exampleRequest());
	for (const document of DOCUMENTS) expect(hits.find(({ id }) => id === document.id)).toEqual(document);
});

test('results can be changed without changing the index', () => {
	const index = exampleIndex(DOCUMENTS);
	const search = () =>
		answerRequest<{ features: unknown[] }>(
			index,
			exampleRequest({ filters: [{ field: 'features', values: ['Sunroof'] }] }),
		);
	search().hits[0]?.features.push('changed');
	expect(search().hits[0]?.features).toEqual(['Sunroof', 'Tow bar']);
});

test('documents have the order of the last ranking rule', () => {
	expect(foundIds(exampleIndex(DOCUMENTS.toReversed()), {})).toEqual(['b', 'a', 'd', 'c']);
});

test('the same documents and settings give the same bytes, in any order of the settings', () => {
	const settings = Object.fromEntries(
		Object.entries(EXAMPLE_SETTINGS).reverse(),
	) as unknown as typeof EXAMPLE_SETTINGS;
	expect(buildIndex(DOCUMENTS, settings)).toEqual(buildIndex(DOCUMENTS, EXAMPLE_SETTINGS));
});

test('an index of documents is the one that is read from its file', () => {
	const made = indexDocuments(DOCUMENTS, EXAMPLE_SETTINGS);
	const { settings, rowCount, columns } = openIndex(indexFile(made));
	expect([made.settings, made.rowCount]).toEqual([settings, rowCount]);
	expect([...made.columns]).toEqual([...columns]);
});

test('an index has only the synonyms that find one of its documents', () => {
	const synonymsOf = (make: string) =>
		indexDocuments([{ id: 'a', make }], EXAMPLE_SETTINGS).settings.synonyms;
	expect(synonymsOf('Mercedes-Benz')).toEqual({ merc: ['mercedes benz'] });
	expect(synonymsOf('Pickup')).toEqual({ ute: ['pickup'] });
	expect(synonymsOf('Mercedes')).toEqual({});
});

test('an empty stock has an index', () => {
	expect(
		foundIds(exampleIndex([]), {
			query: 'toyota',
			order: { by: 'price', direction: 'asc' },
			facets: ['make'],
		}),
	).toEqual([]);
});
