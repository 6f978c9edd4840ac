import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../open/open-site.ts';
import { emptySelections } from './empty-selections.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const notesOf = (search: object) => {
	const dealer = aParsedDealer({ lead_api: '/api', search });
	return emptySelections(openSite(dealer, [aVehicle({ id: 'one', year: 2021 })], new Map(), NOW));
};
const category = (filter: object) => ({ label: 'Newer', slug: 'newer', filter });

test('a filter of the whole site that no vehicle passes is reported', () => {
	expect(notesOf({ filter: { year: { min: 2090 } } })).toEqual([
		'search.filter: none of 1 vehicle agrees with it; compare its values with those of the stock',
	]);
});

test('a category that no vehicle passes is reported', () => {
	const search_categories = [category({ year: { min: 2020 } }), category({ make: 'Toyotta' })];
	expect(notesOf({ search_categories })).toEqual([
		expect.stringMatching(/^search\.search_categories\[1\]\.filter: none of 1 vehicle/),
	]);
});

test('a selection that some vehicle passes needs no note', () => {
	expect(notesOf({ filter: { year: { min: 2020 } } })).toEqual([]);
	expect(notesOf({})).toEqual([]);
});
