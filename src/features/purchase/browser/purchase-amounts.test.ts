import { expect, test } from 'vitest';
import { extraWords, purchaseAmounts } from './purchase-amounts.ts';

const TERMS = { price: 23_990, deposit: 200 };
const OPTIONS = {
	extras: [
		{ name: 'Floor mats', price: 160 },
		{ name: 'Dash mat', price: 0 },
	],
	delivery: { price: 90, area: 'Perth' },
};

test.each([
	[
		'nothing chosen',
		[],
		false,
		['Price, drive away $23,990', 'Deposit today, refundable −$200', 'Left to pay at handover $23,790'],
	],
	[
		'extras and delivery',
		['Floor mats'],
		true,
		[
			'Price, drive away $23,990',
			'Floor mats $160',
			'Delivery $90',
			'Deposit today, refundable −$200',
			'Left to pay at handover $24,040',
		],
	],
	[
		'an unknown extra',
		['Gold rims'],
		false,
		['Price, drive away $23,990', 'Deposit today, refundable −$200', 'Left to pay at handover $23,790'],
	],
])('the amounts with %s', (_, extras, isDelivered, lines) => {
	const amounts = purchaseAmounts(TERMS, 'drive away', OPTIONS, { extras, isDelivered });
	expect(amounts.map(({ label, value }) => `${label} ${value}`)).toEqual(lines);
});

test('an extra without a price is included', () => {
	expect(OPTIONS.extras.map(extraWords)).toEqual(['Floor mats, $160', 'Dash mat, included']);
});
