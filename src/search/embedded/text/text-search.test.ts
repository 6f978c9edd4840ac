import { describe, expect, test } from 'vitest';
import { exampleIndex, foundIds } from '../example-stock.ts';

const STOCK = exampleIndex([
	{ id: 'corolla', make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', stocknum: 'TY100456' },
	{
		id: 'cruiser',
		make: 'Toyota',
		model: 'LandCruiser',
		badge: 'GXL',
		features: ['Tow bar', 'Cruise control'],
	},
	{ id: 'prado', make: 'Toyota', model: 'Land Cruiser Prado', badge: 'VX' },
	{ id: 'cx5', make: 'Mazda', model: 'CX-5', badge: 'Maxx, Sport' },
	{ id: 'c200', make: 'Mercedes-Benz', model: 'C 200', badge: 'Avantgarde' },
	{ id: 'c3', make: 'Citroën', model: 'C3', badge: 'ute' },
	{ id: 'golf', make: 'Volkswagen', model: 'Golf', badge: 'R', features: ['Pickup service'] },
]);

describe('a query finds the same as on Meilisearch', () => {
	test.each([
		['', 'c200 c3 corolla cruiser cx5 golf prado', 'nothing asked for: everything'],
		['  ,. ', 'c200 c3 corolla cruiser cx5 golf prado', 'no words: everything'],
		['toyota', 'corolla cruiser prado', 'a word'],
		['TOYOTA', 'corolla cruiser prado', 'case does not matter'],
		['toy', 'corolla cruiser prado', 'the beginning of the last word'],
		['toy ', '', 'a word that is done is no beginning'],
		['toyota corolla', 'corolla', 'all words'],
		['toyota golf', '', 'words that no vehicle has together'],
		['toyta', 'corolla cruiser prado', 'a missing letter'],
		['tooyta', 'corolla cruiser prado', 'a swapped pair'],
		['royota', '', 'a wrong first letter is two typos'],
		['folkswagen', 'golf', 'a wrong first letter of a long word'],
		['volkswaggon', 'golf', 'two typos in a long word'],
		['volkwaggon', '', 'three typos are too many'],
		['glof', 'golf', 'a swapped pair of four letters'],
		['glf', '', 'no typos in three letters'],
		['gold', '', 'no typos in a word that is another one'],
		['contrl', '', 'no typos in features, whose words are no names'],
		['cruise', 'cruiser prado', 'features as they are written, names misspelt too'],
		['TY100456', 'corolla', 'a number among letters'],
		['citroen', 'c3', 'accents do not matter'],
		['CITROËN', 'c3', 'nor in capitals'],
		['cx5', 'cx5', 'written as one'],
		['cx-5', 'cx5', 'with its hyphen'],
		['cx 5', 'cx5', 'or a space'],
		['land cruiser', 'cruiser prado', 'two words find one'],
		['landcruiser', 'cruiser prado', 'one word finds two'],
		['landcruser', 'cruiser', 'joined and misspelt'],
		['mercedes benz', 'c200', 'a hyphen parts words'],
		['merc', 'c200', 'a synonym of several words'],
		['ute', 'c3 golf', 'a synonym either way'],
		['TY100456', 'corolla', 'a stock number'],
		['TY1004', 'corolla', 'its beginning'],
		['TY100457', '', 'but not one letter off'],
		['"land cruiser"', 'prado', 'a phrase'],
		['"cruiser land"', '', 'a phrase in the wrong order'],
		['"maxx sport"', '', 'a comma parts a phrase'],
		['"land cruiser', 'prado', 'a quote that is never closed'],
		['toyota -corolla', 'cruiser prado', 'without a word'],
		['toyota -"land cruiser"', 'corolla cruiser', 'without a phrase'],
		['-toyota', 'c200 c3 cx5 golf', 'only what must not be found: all the others'],
	])('%s → %s: %s', (q, ids) => {
		expect(foundIds(STOCK, { query: q }).sort().join(' ')).toBe(ids);
	});
});

describe('the best match comes first', () => {
	test.each([
		['land cruiser', 'prado', 'words as they were typed before joined ones'],
		['sport', 'corolla', 'an attribute that matters more, or the nearer place'],
		['r', 'golf', 'the very word before longer ones'],
	])('%s: %s, %s', (q, id) => {
		expect(foundIds(STOCK, { query: q })[0]).toBe(id);
	});

	test('a chosen order ranks above relevance', () => {
		const stock = exampleIndex([
			{ id: 'worse', model: 'Corolla', badge: 'Golf pack', price: 1 },
			{ id: 'better', model: 'Golf', price: 2 },
		]);
		expect(foundIds(stock, { query: 'golf' })).toEqual(['better', 'worse']);
		expect(foundIds(stock, { query: 'golf', order: { by: 'price', direction: 'asc' } })).toEqual([
			'worse',
			'better',
		]);
	});
});

describe('no query is an error', () => {
	test.each([
		['10 kB of one word', 'x'.repeat(10_000), 0],
		['10 kB of words, of which ten count', 'land cruiser '.repeat(800), 2],
		['10 kB of quotes, which ask for nothing', '"'.repeat(10_000), 7],
		['10 kB of minus signs', ' -'.repeat(5000), 7],
		['emoji', '🚗🚙 👨‍👩‍👧', 0],
		['markup', '<script>alert(1)</script>', 0],
		['backslashes and percent garbage', '\\\\ %ZZ %00 \u0000', 0],
		['half a surrogate pair', '\ud83d', 0],
		['names of object members', '__proto__ constructor toString', 0],
	])('%s', (_, q, count) => {
		expect(foundIds(STOCK, { query: q })).toHaveLength(count);
	});
});
