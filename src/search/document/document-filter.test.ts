import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search-document.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { categoriesBy, documentFilter } from './document-filter.ts';

test.each([
	{ filter: 'body = "suv" AND seats >= 7', passes: true },
	{ filter: 'seats > 7', passes: false },
	{ filter: 'price 50000 TO 60000', passes: true },
	{ filter: 'price < 20000 OR filtered_features = "Tow bar"', passes: true },
	{ filter: 'NOT make IN [Toyota, Kia]', passes: false },
	{ filter: 'make != "Kia"', passes: true },
	{ filter: 'certified = false', passes: true },
	{ filter: 'badge IS NULL', passes: false },
	{ filter: 'categories IS EMPTY', passes: true },
	{ filter: 'badge EXISTS', passes: true },
	{ filter: '', passes: true },
])('$filter: $passes of a used Toyota Kluger', ({ filter, passes }) => {
	expect(documentFilter(filter)(aDocument())).toBe(passes);
});

test('a vehicle without a number passes no comparison of it', () => {
	const vehicle = aDocument({ price: null });
	expect(documentFilter('price >= 0')(vehicle)).toBe(false);
	expect(documentFilter('NOT price >= 0')(vehicle)).toBe(true);
});

test('a vehicle has the labels of the named searches that find it (FACETS-004)', () => {
	const categories = categoriesBy([
		{ label: 'Family SUVs', filter: 'body = SUV AND seats >= 7' },
		{ label: 'First cars', filter: 'price <= 20000' },
	]);
	expect(categories(aDocument())).toEqual(['Family SUVs']);
});

test.each(['body =', '_geoRadius(1, 2, 3)'])('%s is refused as a named search', (filter) => {
	expect(() => documentFilter(filter)).toThrow(SearchUnavailable);
});
