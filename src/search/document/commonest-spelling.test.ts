import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import { withCommonestSpelling } from './commonest-spelling.ts';

test('values that differ in case alone get the commonest spelling', () => {
	const colours = ['WHITE', 'White', 'White ', 'white', 'White', 'Red'];
	const documents = colours.map((colour, index) => aDocument({ id: String(index), colour }));
	expect(withCommonestSpelling(documents).map(({ colour }) => colour)).toEqual([
		...Array(5).fill('White'),
		'Red',
	]);
});

test('of equally common spellings the first in alphabetical order is used, in any order of the stock', () => {
	const documents = ['slwb', 'SLWB'].map((badge, index) => aDocument({ id: String(index), badge }));
	for (const order of [documents, documents.toReversed()])
		expect(withCommonestSpelling(order).map(({ badge }) => badge)).toEqual(['SLWB', 'SLWB']);
});

test('features are respelt one by one; numbers, flags and unknown values stay', () => {
	const first = aDocument({ standardEquipment: ['Tow bar', 'Sunroof'] });
	const second = aDocument({ standardEquipment: ['Tow bar'] });
	const third = aDocument({ standardEquipment: ['TOW BAR'], badge: null, seats: 5 });
	expect(withCommonestSpelling([first, second, third])[2]).toEqual({
		...third,
		filtered_features: ['Tow bar'],
	});
});
