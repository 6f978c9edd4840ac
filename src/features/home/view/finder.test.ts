import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { finderOf } from './finder.ts';

const finder = (vehicles: Parameters<typeof aVehicle>[0][]) =>
	finderOf({
		site: openSite(
			aParsedDealer(),
			vehicles.map((vehicle, index) => aVehicle({ id: String(index), ...vehicle })),
			new Map(),
			NOW,
		),
	});

const TWO_OF_EACH = [
	{ make: 'Kia', simple_body: 'Hatch', car_type: 'new' as const },
	{ make: 'MG', simple_body: 'SUV', car_type: 'used' as const },
];

test('a finder narrows by make, body and condition, with the values of the list’s address', () => {
	const { fields, action, count } = finder(TWO_OF_EACH);

	expect({ action, count }).toEqual({ action: '/search/new-used-and-demo-cars', count: 2 });
	expect(fields.map(({ facet, choices }) => [facet, choices.map(({ value }) => value).toSorted()])).toEqual([
		['make', ['Kia', 'MG']],
		['body', ['Hatch', 'SUV']],
		['car_type', ['new', 'used']],
	]);
});

test('a finder of a single make has no field for it', () => {
	const { fields } = finder(TWO_OF_EACH.map((vehicle) => ({ ...vehicle, make: 'Toyota' })));

	expect(fields.map(({ facet }) => facet)).toEqual(['body', 'car_type']);
});

test.each([
	{ types: ['new', 'used'] as const, words: 'new or used' },
	{ types: ['new', 'demo', 'used'] as const, words: 'new, demo or used' },
])('conditions as a choice: $words', ({ types, words }) => {
	expect(finder(types.map((car_type) => ({ car_type }))).fields.at(-1)?.words).toBe(words);
});
