import { expect, test } from 'vitest';
import { sidebarSections } from '../facets/sidebar.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { briefCounts } from './brief-counts.ts';
import type { SearchCounts, SearchSettings } from './search-model.ts';
import { searchModelOf } from './search-model-of.ts';

const SETTINGS: SearchSettings = {
	item_types: ['car'],
	sections: sidebarSections({
		item_types: ['car'],
		dealerships: 1,
		locations: 1,
		cities: 1,
		states: 1,
		weekly_estimate: false,
		subscription: false,
		certified: false,
		categories: 0,
	}),
	sorts: ['relevant'],
	page_size: 24,
	makes: { makes_by_volume: true, popular_makes: [] },
	scales: {},
	stock_count: null,
	tiles: null,
	estimate: null,
	saves_searches: false,
};

const COUNTS: SearchCounts = {
	total: 55,
	available: 54,
	pages: 3,
	values: {
		make: { Toyota: 10, Kia: 9, MG: 8, Mazda: 7, Ford: 6, Suzuki: 5, Nissan: 4, Honda: 3, Skoda: 2, Audi: 1 },
		make_model: { 'Toyota Corolla': 6, 'Toyota HiLux': 4, 'Kia Sportage': 9 },
		colour: { White: 30, Red: 25 },
	},
	stats: { price: { min: 8000, max: 90_000 } },
	more: {},
};

const brief = (state: SearchState) => briefCounts(COUNTS, searchModelOf(state, COUNTS, SETTINGS));
const TOYOTAS = { ...EMPTY_SEARCH, refinements: { make: ['Toyota'] } };

test('an open section keeps the values before Show All and the number of others (FACETS-047)', () => {
	const { values, more } = brief(EMPTY_SEARCH);
	expect(Object.keys(values['make'] ?? {})).toEqual([
		'Toyota',
		'Kia',
		'MG',
		'Mazda',
		'Ford',
		'Suzuki',
		'Nissan',
	]);
	expect(more['make']).toBe(3);
});

test('a folded section keeps only the number of its values', () => {
	const { values, more } = brief(EMPTY_SEARCH);
	expect(values['colour']).toBeUndefined();
	expect(more['colour']).toBe(2);
});

test('a section with a ticked value is open', () => {
	expect(brief({ ...EMPTY_SEARCH, refinements: { colour: ['Red'] } }).values['colour']).toEqual({
		Red: 25,
		White: null,
	});
});

test('values beside a ticked one have no count: their vehicles are not in the list, and change none of its pages', () => {
	expect(brief(TOYOTAS).values['make']).toMatchObject({ Toyota: 10, Kia: null, MG: null });
	const model = { ...EMPTY_SEARCH, refinements: { make: ['Toyota'], make_model: ['Toyota HiLux'] } };
	expect(brief(model).values['make_model']).toEqual({ 'Toyota HiLux': 4, 'Toyota Corolla': null });
});

test('values without a ticked one beside them have counts', () => {
	expect(brief(EMPTY_SEARCH).values['make']).toMatchObject({ Toyota: 10, Kia: 9 });
});

test('models are kept for the make that is ticked', () => {
	expect(brief(EMPTY_SEARCH).values['make_model']).toBeUndefined();
	expect(brief(TOYOTAS).values['make_model']).toEqual({ 'Toyota Corolla': 6, 'Toyota HiLux': 4 });
});

test('a page rendered from the brief counts has the same sections as from all counts', () => {
	for (const state of [EMPTY_SEARCH, TOYOTAS]) {
		const whole = searchModelOf(state, COUNTS, SETTINGS);
		const drawn = searchModelOf(state, brief(state), SETTINGS);
		expect(drawn.sections.map(({ facet, isOpen }) => [facet, isOpen])).toEqual(
			whole.sections.map(({ facet, isOpen }) => [facet, isOpen]),
		);
		expect(drawn.total).toBe(55);
	}
});
