import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import type { Selection } from '../../domain/list/selection.ts';
import { categoriesBy } from '../document/categories-by.ts';
import { passesFilter } from './passes-filter.ts';
import { selectionFilter } from './selection-filter.ts';

const passes = (selection: Selection, fields: Parameters<typeof aDocument>[0] = {}) =>
	passesFilter(selectionFilter(selection))(aDocument(fields));

test.each<{ selection: Selection; expected: boolean }>([
	{ selection: { body: 'suv', seats: { min: 7 } }, expected: true },
	{ selection: { seats: { min: 8 } }, expected: false },
	{ selection: { price: { min: 50_000, max: 60_000 } }, expected: true },
	{ selection: { any: [{ price: { max: 20_000 } }, { filtered_features: 'Tow bar' }] }, expected: true },
	{ selection: { any: [{ price: { max: 20_000 } }, { make: 'Kia' }] }, expected: false },
	{ selection: { not: { make: ['Toyota', 'Kia'] } }, expected: false },
	{ selection: { not: { make: 'Toyota', body: 'Ute' } }, expected: true },
	{ selection: { certified: false }, expected: true },
	{ selection: { make: 'Toyota', any: [{ year: { min: 2020 } }], not: { colour: 'Red' } }, expected: true },
])('$selection: $expected of a used Toyota Kluger', ({ selection, expected }) => {
	expect(passes(selection)).toBe(expected);
});

test('a missing value matches no selection of values and every exclusion', () => {
	const unknown = { price: null, badge: null };
	expect(passes({ price: { min: 0 } }, unknown)).toBe(false);
	expect(passes({ not: { price: { min: 0 } } }, unknown)).toBe(true);
	expect(passes({ badge: 'null' }, unknown)).toBe(false);
});

test('a vehicle has the labels of the named searches that find it (FACETS-004)', () => {
	const categories = categoriesBy([
		{ label: 'Family SUVs', filter: { body: 'SUV', seats: { min: 7 } } },
		{ label: 'First cars', filter: { price: { max: 20_000 } } },
	]);
	expect(categories(aDocument())).toEqual(['Family SUVs']);
});
