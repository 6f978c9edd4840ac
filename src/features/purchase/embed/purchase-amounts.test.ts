import { expect, test } from 'vitest';
import { NOTHING_CHOSEN, optionsOf, purchaseAmounts } from './purchase-amounts.ts';

const CAR = { price: 23_990, price_type: 'Drive away', deposit: 200 };
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
		{},
		['Price, drive away $23,990', 'Deposit today, refundable −$200', 'Left to pay at handover $23,790'],
	],
	[
		'extras and delivery',
		{ extras: ['Floor mats'], isDelivered: true },
		[
			'Price, drive away $23,990',
			'Floor mats $160',
			'Delivery $90',
			'Deposit today, refundable −$200',
			'Left to pay at handover $24,040',
		],
	],
	[
		'a trade-in, which has no amount yet',
		{ isTradedIn: true },
		[
			'Price, drive away $23,990',
			'Deposit today, refundable −$200',
			'Your trade-in Taken off at handover',
			'Left to pay at handover $23,790',
		],
	],
	[
		'an unknown extra',
		{ extras: ['Gold rims'] },
		['Price, drive away $23,990', 'Deposit today, refundable −$200', 'Left to pay at handover $23,790'],
	],
])('the amounts with %s', (_, chosen, lines) => {
	const amounts = purchaseAmounts(CAR, OPTIONS, { ...NOTHING_CHOSEN, ...chosen });
	expect(amounts.map(({ label, value }) => `${label} ${value}`)).toEqual(lines);
});

test('a vehicle has the options of its dealership, or those of the first dealership if it has none', () => {
	const other = { extras: [], delivery: null };
	const dealerships = { perth: OPTIONS, bunbury: other };
	expect(optionsOf(dealerships, 'bunbury')).toBe(other);
	expect(optionsOf(dealerships, null)).toBe(OPTIONS);
	expect(optionsOf({}, 'perth')).toEqual(other);
});
