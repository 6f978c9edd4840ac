import { expect, test } from 'vitest';
import { FIGURE_SENTENCES } from '../../../tests/fixtures/search/words/figure-sentences.ts';
import { HELD_BACK_SENTENCES } from '../../../tests/fixtures/search/words/held-back-sentences.ts';
import { PHONE_SENTENCES } from '../../../tests/fixtures/search/words/phone-sentences.ts';
import { SENTENCES_DAY, type Sentence } from '../../../tests/fixtures/search/words/sentence.ts';
import { NAME_SENTENCES } from '../../../tests/fixtures/search/words/sentences.ts';
import { CITIES_NEAR, STOCK_NAMES, STOCK_NUMBERS } from '../../../tests/fixtures/search/words/stock-names.ts';
import { TRAP_SENTENCES } from '../../../tests/fixtures/search/words/trap-sentences.ts';
import { WISH_SENTENCES } from '../../../tests/fixtures/search/words/wish-sentences.ts';
import { YARD_SENTENCES } from '../../../tests/fixtures/search/words/yard-sentences.ts';
import { FACETS, type FacetName, LIST_FACET_NAMES, LIST_FACETS } from '../facets/facets.ts';
import { rangeText } from '../facets/ranges/range-text.ts';
import { stockWordsOf } from './stock/stock-words-of.ts';
import { type Understood, understand } from './understand.ts';
import { type Stock, vocabularyOf } from './vocabulary.ts';

const STOCK = {
	counted: STOCK_NAMES,
	ranges: STOCK_NUMBERS,
	near: CITIES_NEAR,
	now: SENTENCES_DAY,
};
const vocabulary = (stock: Stock) => vocabularyOf(stock, stockWordsOf(stock.counted));
const VOCABULARY = vocabulary(STOCK);

/** The parts of an answer in a fixed order, written as in the table. */
function written({ refinements, ranges, sort, words, unused }: Understood): string[] {
	return [
		...Object.entries(refinements).map(([facet, values]) => `${facet}=${values.toSorted().join(',')}`),
		...Object.entries(ranges).map(([facet, range]) => `${facet}=${rangeText(range)}`),
		...(sort === null ? [] : [`sort=${sort}`]),
		...words.join(' ').split(' ').filter(Boolean),
		...unused.map((text) => `(${text})`),
	].sort();
}

const UNUSED = /(?:^| )\(.*\)$/;

function expected([, filters, words = '']: Sentence): string[] {
	const sorted = (filter: string) => {
		const [facet, values = ''] = filter.split('=');
		return `${facet}=${values.split(',').toSorted().join(',')}`;
	};
	return [
		...filters.split('; ').filter(Boolean).map(sorted),
		...words.toLowerCase().replace(UNUSED, '').split(' ').filter(Boolean),
		...(words.match(UNUSED) ?? []).map((text) => text.trim()),
	].sort();
}

/** The share of sentences that must be understood as a person would. */
const LEAST_RIGHT = 0.95;

test.each([
	['that the grammar was made with', [...NAME_SENTENCES, ...FIGURE_SENTENCES], 200],
	['that were held back', HELD_BACK_SENTENCES, 100],
	['as they are typed on a phone', PHONE_SENTENCES, 60],
	['with several wishes', WISH_SENTENCES, 80],
	['whose words mean something else there', TRAP_SENTENCES, 70],
	['as they are said at a yard', YARD_SENTENCES, 60],
] as const)(
	'sentences %s: 19 of 20 are right, and none is wrong without saying so',
	(kind, sentences, least) => {
		const wrong = sentences
			.map((sentence) => ({
				typed: sentence[0],
				wanted: expected(sentence).join(' ; '),
				got: written(understand(sentence[0], VOCABULARY)).join(' ; '),
			}))
			.filter(({ wanted, got }) => wanted !== got);
		const right = sentences.length - wrong.length;
		console.info(`Plain words, sentences ${kind}: ${right} of ${sentences.length} right`, wrong);
		expect(sentences.length).toBeGreaterThanOrEqual(least);
		expect(right / sentences.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
		expect(wrong).toEqual([]);
	},
);

test('a typo is corrected in the names of tags, as a dealer may tag its hybrids', () => {
	const counted = { ...STOCK_NAMES, tag: { Hybrid: 2 }, fuel: { 'Petrol hybrid': 2 } };
	const { refinements } = understand('rav4 hybird', vocabulary({ ...STOCK, counted }));
	expect(refinements).toMatchObject({ tag: ['Hybrid'] });
});

test('a LandCruiser that the stock has none of is named as it was typed', () => {
	const counted = { ...STOCK_NAMES, make_model: { 'Toyota LandCruiser Prado': 2 } };
	expect(understand('lc79 ute', vocabulary({ ...STOCK, counted }))).toMatchObject({
		refinements: { body: ['Ute'] },
		words: ['lc79'],
	});
});

test('two digits are thousands of dollars where no caravan can be so long, and a van is a caravan where there are no other vans', () => {
	const caravans = { ...STOCK, counted: { ...STOCK_NAMES, body: { Caravan: 2 }, item_type: { caravan: 2 } } };
	expect(understand('electric under 30', vocabulary({ ...STOCK, ranges: ['price'] }))).toMatchObject({
		refinements: { fuel: ['Electric'] },
		ranges: { price: { min: null, max: 30_000 } },
	});
	expect(understand('van under 30', vocabulary(caravans))).toMatchObject({
		refinements: { body: ['Caravan'] },
		ranges: {},
		words: ['under 30'],
	});
});

/**
 * Facets that no sentence of the tables sets: it sets `make_model`, `price` and `city` instead, and subscriptions are on a page of their
 * own. Their values are names all the same, except of those that names.ts leaves out.
 */
const UNSPOKEN: readonly FacetName[] = [
	'model',
	'price_range',
	'location_name',
	'dealership_name',
	'subscription_price',
];

test('the stock of the sentences has values of every facet whose values may be names', () => {
	const named = LIST_FACET_NAMES.filter((name) => LIST_FACETS[name].order !== 'number' && name !== 'model');
	expect(
		named.filter((name) => !(name in STOCK_NAMES)),
		'facets without values in tests/fixtures/search/words/stock-names.ts',
	).toEqual([]);
});

test('every facet can be set by a sentence, or is listed as an exception', () => {
	const sentences = [...NAME_SENTENCES, ...FIGURE_SENTENCES, ...HELD_BACK_SENTENCES];
	const spoken = new Set(
		sentences.flatMap(([, filters]) => filters.split('; ').map((filter) => filter.split('=')[0])),
	);
	expect(
		Object.keys(FACETS).filter((name) => !spoken.has(name)),
		'write a sentence in tests/fixtures/search/words, or list the facet in UNSPOKEN',
	).toEqual(UNSPOKEN);
});
