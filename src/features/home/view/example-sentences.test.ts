import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { exampleSentences } from './example-sentences.ts';

const examples = (vehicles: Parameters<typeof aVehicle>[0][]) =>
	exampleSentences(
		openSite(
			aParsedDealer(),
			vehicles.map((vehicle, index) => aVehicle({ id: String(index), ...vehicle })),
			new Map(),
			NOW,
		),
	);

const SUV = { make: 'Toyota', simple_body: 'SUV', colour: 'Glacier White' };

test('the examples are the largest body up to the price of half its vehicles, and the largest make in its usual colour', () => {
	const vehicles = [
		{ ...SUV, price: 28_000 },
		{ ...SUV, price: 33_500, colour: 'Burning Red' },
		{ ...SUV, price: 70_000 },
		{ make: 'Kia', simple_body: 'Hatch', price: 18_000 },
	];
	expect(examples(vehicles)).toEqual(['SUV under 40k', 'cheapest white Toyota']);
});

test('a body name that is an ordinary word is written in lower case', () => {
	expect(examples([{ ...SUV, simple_body: 'Hatch', price: 10_000 }])[0]).toBe('hatch under 10k');
});

test('a stock without prices and colours has no examples', () => {
	expect(examples([{ ...SUV, price: null, colour: null }])).toEqual([]);
	expect(examples([])).toEqual([]);
});
