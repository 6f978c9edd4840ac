import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import { wordsOfDocuments } from '../../../tests/fixtures/search/words-of-documents.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { stateRequest } from '../counts/state-request.ts';
import { buildIndex } from '../embedded/build-index.ts';
import { embeddedTransport } from '../embedded/transport.ts';
import { INDEX_SETTINGS } from '../settings.ts';
import { changeSearch, EMPTY_SEARCH } from '../state.ts';
import { readSentence } from './read-sentence.ts';
import { searchClient } from './search-client.ts';

const STOCK = [
	{ id: 'white', make: 'GWM', model: 'Cannon', simple_body: 'Ute', colour: 'White', price: 30_000 },
	{ id: 'jolion', make: 'GWM', model: 'Haval Jolion', simple_body: 'SUV', colour: 'White', price: 25_000 },
	{ id: 'kluger', make: 'Toyota', model: 'Kluger', simple_body: 'SUV', colour: 'White', price: 39_000 },
	{ id: 'dear', make: 'Toyota', model: 'Prado', simple_body: 'SUV', colour: 'White', price: 80_000 },
	{ id: 'hatch', make: 'Suzuki', model: 'Swift', simple_body: 'Hatch', simple_fuel: 'Petrol', price: 18_000 },
	{ id: 'hybrid', make: 'Suzuki', model: 'Swift Hybrid', simple_fuel: 'Hybrid', price: 27_000 },
	{ id: 'full', make: 'Yamaha', model: 'MT-07', colour: 'Black', price: 12_000 },
	{ id: 'learner', make: 'Yamaha', model: 'MT-07LA', colour: 'Red', price: 11_000 },
	{ id: 'other', make: 'Yamaha', model: 'MT-070', colour: 'Red', price: 11_000 },
].map((fields) => aDocument({ name: null, carsales_title: null, stocknum: fields.id, ...fields }));

const index = buildIndex(STOCK, INDEX_SETTINGS);
const client = searchClient(
	embeddedTransport<SearchDocument>(async () => index),
	{
		rules: { filters: [], lowest_price_excludes_unpriced: false },
		words: wordsOfDocuments(STOCK),
		cache: { searches: 10, filters: 10 },
	},
);
const NOWHERE = async () => new Map();
const read = (typed: string) => readSentence(typed, client, NOWHERE, new Date('2026-11-23T00:00:00Z'));

test('a sentence finds the vehicles it describes, without those it excludes', async () => {
	const sentence = await read('White SUV under 40k, not a Haval');
	const state = changeSearch(EMPTY_SEARCH, sentence?.change ?? {});
	expect(state).toMatchObject({
		query: '-haval',
		refinements: { body: ['SUV'], colour: ['White'] },
		ranges: { price: { min: null, max: 40_000 } },
	});
	const { answers } = await client.search([
		stateRequest(state, client.rules, { pageSize: 10, fields: ['stocknum'] }),
	]);
	expect(answers[0]?.hits.map(({ stocknum }) => stocknum)).toEqual(['kluger']);
});

test('a keyword that no vehicle has beside the filters is left out and named, though another vehicle has it', async () => {
	expect(await read('white suv dear')).toMatchObject({ change: { query: 'dear' }, unused: [] });
	expect(await read('white suv learner')).toMatchObject({ change: { query: '' }, unused: ['learner'] });
	expect(await read('white hatch learner')).toMatchObject({ change: { query: 'learner' }, unused: [] });
});

test('names that shoppers have for the stock are understood', async () => {
	expect(await read('utility or crossover')).toMatchObject({
		change: { refinements: { body: ['Ute', 'SUV'] }, query: '' },
		unused: [],
	});
});

test('words that no vehicle has are left out and named; others are keywords', async () => {
	const sentence = await read('reliable white gwm haval jolion with sunroof for zebras, no rust');
	expect(sentence).toEqual({
		change: {
			query: '',
			refinements: {
				make: [],
				make_model: ['GWM Haval Jolion'],
				colour: ['White'],
				filtered_features: ['Sunroof'],
			},
			ranges: {},
		},
		unused: ['reliable', 'zebras', 'no rust'],
		near: new Map(),
	});
});

test('without the postcodes the rest of a sentence is understood, and the words about a place are named', async () => {
	const failed = () => Promise.reject(new TypeError('Failed to fetch'));
	const sentence = await readSentence(
		'white suv for camels approx 40k near 3220',
		client,
		failed,
		new Date(),
	);
	expect(sentence).toMatchObject({
		change: {
			query: '',
			refinements: { body: ['SUV'], colour: ['White'] },
			ranges: { price: { min: 36_000, max: 44_000 } },
		},
		unused: ['camels', 'near', '3220'],
	});
});

test('a text without filters is left to keyword search', async () => {
	expect(await read('zzzzqq something nice')).toBeNull();
	expect(await read('<img src=x onerror=alert(1)>')).toBeNull();
});

test('a sentence without any usable part says so, and is not used for keyword search', async () => {
	expect((await read('no white imports, white slip'))?.unused).toEqual(['white-slip', 'no white-imports']);
	const nothing = { change: { query: '', refinements: {}, ranges: {} }, near: new Map() };
	expect(await read('toyota or under 30k')).toEqual({ ...nothing, unused: ['toyota or under 30k'] });
	expect(await read('no rust')).toEqual({ ...nothing, unused: ['no rust'] });
});

test('a make or model that a sentence names replaces those of the search', async () => {
	const listed = { ...EMPTY_SEARCH, refinements: { make: ['Toyota'], make_model: ['Toyota Kluger'] } };
	const after = async (typed: string) => changeSearch(listed, (await read(typed))?.change ?? {}).refinements;
	expect(await after('gwm')).toEqual({ make: ['GWM'] });
	expect(await after('cannon ute')).toEqual({ make_model: ['GWM Cannon'], body: ['Ute'] });
	expect(await after('white')).toEqual({ ...listed.refinements, colour: ['White'] });
});

test('where no vehicle of a model has what is wished for, those of models whose names begin with it are found', async () => {
	const modelsOf = async (typed: string) => (await read(typed))?.change.refinements?.make_model;
	expect(await modelsOf('swift under 30k, hybrid')).toEqual(['Suzuki Swift', 'Suzuki Swift Hybrid']);
	expect(await modelsOf('swift under 20k')).toEqual(['Suzuki Swift']);
	expect(await modelsOf('swift with a diesel')).toEqual(['Suzuki Swift']);
	expect(await modelsOf('red mt 07')).toEqual(['Yamaha MT-07', 'Yamaha MT-07LA']);
});

test('a sentence about towing alone gives no filter, and is named as not used', async () => {
	expect(await read('tow vehicle')).toMatchObject({
		change: { query: '', ranges: {} },
		unused: ['tow vehicle'],
	});
});

test('‘p plater’ is one term, not the first letter of a name and another word', async () => {
	expect(await read('white, for a p plater')).toMatchObject({ change: { query: '' }, unused: ['p plater'] });
});
