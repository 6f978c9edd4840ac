import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';
import type { ChangeKind } from './saved-car-change.ts';

test.each<[ChangeKind, number | null, number | null, string | null, string, string]>([
	['price-drop', 64_990, 63_490, '$63,490 drive away', '$1,500 less', 'Now $63,490 drive away, was $64,990.'],
	['price-drop', 64_990, 63_490, null, '$1,500 less', 'Now $63,490, was $64,990.'],
	['back-on-sale', 20_000, 19_000, '$19,000', 'Back on sale', 'It is back on sale: $19,000, was $20,000.'],
	['back-on-sale', 20_000, 20_000, '$20,000', 'Back on sale', 'It is back on sale: $20,000.'],
	['back-on-sale', null, null, null, 'Back on sale', 'It is back on sale.'],
	['sold', 20_000, null, null, 'Sold', 'It has been sold.'],
	['unavailable', 20_000, 20_000, '$20,000', 'No longer available', 'It is no longer available.'],
])('%s from %s to %s', (kind, price_then, price_now, priceText, short, sentence) => {
	expect(changeWords({ kind, price_then, price_now }, priceText)).toEqual({ short, sentence });
});

test('the text about a deposit promises the next alert', () => {
	const words = changeWords({ kind: 'deposit-taken', price_then: 1, price_now: 1 }, '$1');
	expect(words.sentence).toBe('A deposit has been taken. We will tell you if it comes back on sale.');
});
