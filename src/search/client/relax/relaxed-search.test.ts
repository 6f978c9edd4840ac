import { describe, expect, test } from 'vitest';
import { aDocument } from '../../../../tests/fixtures/search/search-document.ts';
import type { SearchDocument } from '../../../domain/vehicle/record/search-document.ts';
import { stateRequest } from '../../counts/state-request.ts';
import { buildIndex } from '../../embedded/build-index.ts';
import { embeddedTransport } from '../../embedded/transport.ts';
import { INDEX_SETTINGS } from '../../settings.ts';
import { EMPTY_SEARCH, type SearchState } from '../../state.ts';
import { searchClient } from '../search-client.ts';

const CAMERAS = { standardEquipment: ['Reversing camera'] };
const STOCK = [
	{
		id: 'triton-red',
		make: 'Mitsubishi',
		model: 'Triton',
		badge: 'GLX',
		year: 2019,
		colour: 'Red',
		...CAMERAS,
	},
	{
		id: 'triton-white',
		make: 'Mitsubishi',
		model: 'Triton',
		badge: 'GSR',
		year: 2021,
		colour: 'White',
		...CAMERAS,
	},
	{ id: 'hilux', make: 'Toyota', model: 'HiLux', badge: 'SR5', year: 2022, colour: 'White', ...CAMERAS },
	{ id: 'camry', make: 'Toyota', model: 'Camry', badge: 'Ascent', year: 2023, colour: 'Gold', ...CAMERAS },
	{ id: 'golf', make: 'Volkswagen', model: 'Golf', badge: 'R', year: 2020, colour: 'Blue' },
	{ id: 'mazda3', make: 'Mazda', model: '3', badge: 'G20', year: 2023, colour: 'Grey' },
	{ id: 'cx5', make: 'Mazda', model: 'CX-5', badge: 'Maxx', year: 2022, colour: 'Grey', simple_body: 'SUV' },
	{ id: 'cruiser', make: 'Toyota', model: 'LandCruiser', badge: 'GXL', year: 2022, colour: 'Black' },
].map((fields) =>
	aDocument({ name: null, carsales_title: null, simple_body: 'Ute', stocknum: fields.id, ...fields }),
);

const index = buildIndex(STOCK, INDEX_SETTINGS);
const client = searchClient(
	embeddedTransport<SearchDocument>(async () => index),
	{
		rules: {
			filters: [{ field: 'dealer', values: ['coast-motors'] }],
			lowest_price_excludes_unpriced: false,
		},
		cache: { searches: 5, filters: 1 },
		relaxes: true,
	},
);

async function found(query: string, narrowed: Partial<SearchState> = {}) {
	const state = { ...EMPTY_SEARCH, query, ...narrowed };
	const { answers, relaxed } = await client.search([
		stateRequest(state, client.rules, { pageSize: 24, facets: ['make'] }),
		stateRequest(state, client.rules, { facets: ['colour'] }),
	]);
	const [first, second] = answers;
	return {
		ids: first?.hits
			.map(({ id }) => id)
			.sort()
			.join(' '),
		instead: relaxed,
		colours: second?.totalHits,
	};
}

describe('typed text finds the intended vehicles', () => {
	test.each([
		['triton', 'triton-red triton-white'],
		['hilx', 'hilux'],
		['hi lux', 'hilux'],
		['camery', 'camry'],
		['camera', 'camry hilux triton-red triton-white'],
		['golf', 'golf'],
		['gold', 'camry'],
		['mazda3', 'mazda3'],
		['cx5', 'cx5'],
		['cx 5', 'cx5'],
		['cx-5', 'cx5'],
		['land cruiser', 'cruiser'],
		['landcruiser', 'cruiser'],
		['crossover', 'cx5'],
		['toyota 2022', 'cruiser hilux'],
	])('%s finds %s', async (query, ids) => {
		expect(await found(query)).toMatchObject({ ids, instead: null });
	});
});

describe('a text without results is replaced by the nearest one with results', () => {
	test.each([
		['triton 2023', 'triton', 'triton-red triton-white', 'a year there is none of'],
		['2023 triton', 'triton', 'triton-red triton-white', 'with the year in any position'],
		['mitsubishi triton glx 2023', 'mitsubishi triton glx', 'triton-red', 'one word less'],
		['white camry', 'camry', 'camry', 'the colour before the model'],
		['bmw triton', 'triton', 'triton-red triton-white', 'a make that is none of the stock'],
		['mazda triton', 'triton', 'triton-red triton-white', 'the make before the model'],
		['hulix', 'hilux', 'hilux', 'a name misspelt twice'],
		['sliver hulix', 'hilux', 'hilux', 'a misspelt name, without the word it lacks'],
		['golf zzzz qqqq', 'golf', 'golf', 'several words less'],
	])('%s: %s', async (query, instead, ids) => {
		expect(await found(query)).toMatchObject({ ids, instead });
	});

	test.each([
		['zzzz', 'no word of it is known'],
		['5 door', 'only a number of it is known'],
		['h plate', 'only a letter of it is known'],
		['tylux', 'only its end is near a name'],
		['"triton 2023"', 'it is quoted'],
		['triton -mitsubishi', 'something is left out of it'],
	])('%s does not: %s', async (query) => {
		expect(await found(query)).toMatchObject({ ids: '', instead: null });
	});

	test('counts are of the text that is shown', async () => {
		expect(await found('triton 2023')).toMatchObject({ colours: 2 });
	});

	test('other filters stay', async () => {
		expect(await found('triton 2023', { refinements: { colour: ['Red'] } })).toMatchObject({
			ids: 'triton-red',
			instead: 'triton',
		});
	});

	test('a text with results stays where only filters exclude them', async () => {
		expect(await found('triton', { refinements: { colour: ['Pink'] } })).toMatchObject({
			ids: '',
			instead: null,
		});
	});
});
