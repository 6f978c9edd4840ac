import { expect, test } from 'vitest';
import { priceBlock } from '../../card/price-block.ts';
import { subjectLine } from './subject-line.ts';

const TEXTS = {
	no_price_note: '',
	subscription: { period: 'week', minimum_term: 26, includes: 'Insurance included.' },
} as const;
const listed = { amount: 42_490, type: 'drive_away', was: null, reduced: false } as const;

test('the line has the price with its type and the stock number', () => {
	const price = priceBlock({ kind: 'listed', listed }, 'car', TEXTS);
	expect(subjectLine(price, 'S0')).toBe('$42,490 drive away, stock S0');
});

test('the line has a subscription once, in whole sentences, with the price to buy', () => {
	const price = priceBlock({ kind: 'subscription', amount: 279, listed }, 'car', TEXTS);
	expect(subjectLine(price, 'SO-48340')).toBe(
		'Subscribe from $279 per week, at least 26 weeks, $7,254 in total. Insurance included. Or buy for $42,490 drive away. Stock SO-48340',
	);
});

test('the line of a vehicle without a price has the text in its place', () => {
	const price = priceBlock({ kind: 'ask', text: 'Enquire for price.' }, 'car', TEXTS);
	expect(subjectLine(price, 'S1')).toBe('Enquire for price, stock S1');
});
