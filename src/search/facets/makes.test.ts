import { describe, expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { makeOfModel, toggleMake, toggleModel } from './makes.ts';

const search = (make: string[], make_model: string[] = []): SearchState => ({
	...EMPTY_SEARCH,
	refinements: { ...(make.length > 0 && { make }), ...(make_model.length > 0 && { make_model }) },
});

test.each([
	{ model: 'Isuzu UTE D-MAX', makes: ['Isuzu', 'Isuzu UTE'], expected: 'Isuzu UTE' },
	{ model: 'Isuzu N-Series', makes: ['Isuzu', 'Isuzu UTE'], expected: 'Isuzu' },
	{ model: 'MGA', makes: ['MG'], expected: undefined },
	{ model: 'MG 3', makes: ['MG'], expected: 'MG' },
	{ model: 'Kia EV6', makes: [], expected: undefined },
])('among $makes, $model belongs to $expected', ({ model, makes, expected }) => {
	expect(makeOfModel(model, makes)).toBe(expected);
});

describe('brand cards and their models (FACETS-033)', () => {
	test('a brand card is ticked beside others', () => {
		expect(toggleMake(search(['Kia']), 'MG')).toEqual(search(['Kia', 'MG']));
	});

	test('unticking a brand card unticks its models', () => {
		const state = search(['Isuzu', 'Isuzu UTE'], ['Isuzu UTE D-MAX', 'Isuzu N-Series']);
		expect(toggleMake(state, 'Isuzu')).toEqual(search(['Isuzu UTE'], ['Isuzu UTE D-MAX']));
	});

	test('a model is ticked with its make', () => {
		expect(toggleModel(search([]), 'Kia', 'Kia EV6')).toEqual(search(['Kia'], ['Kia EV6']));
		expect(toggleModel(search(['Kia'], ['Kia EV6']), 'Kia', 'Kia EV9')).toEqual(
			search(['Kia'], ['Kia EV6', 'Kia EV9']),
		);
	});

	test('unticking a model keeps its make', () => {
		expect(toggleModel(search(['Kia'], ['Kia EV6']), 'Kia', 'Kia EV6')).toEqual(search(['Kia']));
	});

	test('FACETS-037: both return to the first page', () => {
		expect(toggleMake({ ...EMPTY_SEARCH, page: 4 }, 'Kia').page).toBe(1);
		expect(toggleModel({ ...EMPTY_SEARCH, page: 4 }, 'Kia', 'Kia EV6').page).toBe(1);
	});
});
