import { expect, test } from 'vitest';
import { changeSearch, EMPTY_SEARCH } from '../../../../search/state.ts';
import { saidParts } from './said-parts.ts';

const SENTENCE = {
	change: {
		query: '-haval',
		refinements: { make_model: ['Toyota RAV4'], colour: ['White'] },
		sort: 'price_asc',
	},
	unused: [],
	near: new Map(),
} as const;
const STATE = {
	...changeSearch(EMPTY_SEARCH, SENTENCE.change),
	refinements: { make: ['Toyota'], make_model: ['Toyota RAV4'], colour: ['White'], car_type: ['used'] },
	said: 'cheapest white rav4, no haval',
};
const words = (parts: readonly { kind: string; text: string }[]) =>
	parts.map(({ kind, text }) => `${kind} ${text}`);

test('the filters and the order of a sentence are separate from those chosen otherwise, and a model is shown with its make', () => {
	const { understood, chosen } = saidParts(STATE, SENTENCE);
	expect(words(understood)).toEqual(['Not Haval', 'Model Toyota RAV4', 'Colour White', 'Order Lowest price']);
	expect(words(chosen)).toEqual(['Condition Used']);
});

test('removing a model removes its make, and the rest of a search has no part of the sentence', () => {
	const { understood, rest } = saidParts(STATE, SENTENCE);
	expect(understood[1]?.without.refinements).toEqual({ colour: ['White'], car_type: ['used'] });
	expect(rest).toMatchObject({ query: '', sort: 'relevant', refinements: { car_type: ['used'] } });
	expect(rest.refinements.make).toBeUndefined();
});

test('until the sentence has been read all filters count as its own', () => {
	const { understood, chosen } = saidParts(STATE, null);
	expect(words(understood)).toContain('Condition Used');
	expect(chosen).toEqual([]);
});

test('a city found by a postcode is shown with the distance, and a named city without', () => {
	const cities = ['Geelong', 'Ballarat', 'Perth'];
	const sentence = {
		change: { refinements: { city: cities } },
		unused: [],
		near: new Map([
			['Geelong', '3220'],
			['Ballarat', '3220'],
		]),
	};
	const { understood } = saidParts(changeSearch(EMPTY_SEARCH, sentence.change), sentence);
	expect(words(understood)).toEqual([
		'Within 50 km of 3220: Geelong',
		'Within 50 km of 3220: Ballarat',
		'In Perth',
	]);
});
