import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/a-dealer.ts';
import { formatProblem } from '../../config/problem.ts';
import { filterProblems } from './search-filters.ts';

const named = (filter: string) => ({ search_categories: [{ label: 'Family', slug: 'family', filter }] });
const found = (search: object) => filterProblems(aParsedDealer({ search })).map(formatProblem);
const OPTION = 'coast-motors/dealer.ts: search.search_categories[0].filter:';

test.each([
	['a filter', 'body = "SUV" AND seats >= 7'],
	['a list of values', 'make IN ["Kia", "MG"] OR NOT fuel = "Diesel"'],
	['a range', 'price 10000 TO 20000'],
])('%s is understood', (_, filter) => {
	expect(found(named(filter))).toEqual([]);
	expect(found({ filter })).toEqual([]);
});

test.each([
	[
		'an operator that is none',
		'seats >== 7',
		'The filter was rejected: found =, expected a value, in: seats >== 7',
	],
	[
		'a misspelt field',
		'seets >= 7',
		"expected a field that can be filtered, found 'seets'; did you mean 'seats'?",
	],
	['a text compared by size', 'make > 3', "'make' is no number and cannot be compared by size"],
	['a distance', '_geoRadius(-27, 153, 1000)', 'a named search cannot filter by distance'],
	['nothing', ' ', 'expected a filter such as body = "Ute", found nothing'],
])('%s is a problem of its option', (_, filter, message) => {
	expect(found(named(filter))).toEqual([`${OPTION} ${message}`]);
});

test('a field unlike any other comes with those that are known', () => {
	expect(found(named('zzzzzzzz = 1'))[0]).toMatch(
		/found 'zzzzzzzz'; known are id, slug, .*make_model.*, make_volume$/,
	);
});

test('each fault is reported once, and all of them are', () => {
	expect(found({ filter: 'seets >= 7 OR seets >= 8 OR NOT colr = "red"' })).toEqual([
		"coast-motors/dealer.ts: search.filter: expected a field that can be filtered, found 'seets'; did you mean 'seats'?",
		"coast-motors/dealer.ts: search.filter: expected a field that can be filtered, found 'colr'; did you mean 'colour'?",
	]);
});

test('a named search cannot be made of named searches', () => {
	expect(found(named('categories = "Family"'))[0]).toContain("found 'categories'");
});
