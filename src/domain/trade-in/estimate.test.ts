import { expect, test } from 'vitest';
import { estimateFrom, type TypicalPrice } from './estimate.ts';

const TYPICAL: TypicalPrice = {
	price: 20_000,
	source: 'From advertised prices',
	margin: 0.1,
	kms: { usual: 30_000, amount: -1_230 },
};
const ANSWERS = { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' };
const estimate = (typical: Partial<TypicalPrice> = {}, answers: object = {}) =>
	estimateFrom(
		{ ...TYPICAL, ...typical },
		{ title: '2021 Mazda CX-5', kms: 40_000, itemType: 'car', answers: { ...ANSWERS, ...answers } },
	);

test('the middle is the sum of the reasons, and the ends differ from it by the price’s error', () => {
	const { offer_price, upper_price, reasons = [] } = estimate() ?? {};
	expect(reasons.map(({ label, detail, amount }) => [label, detail, amount])).toEqual([
		['2021 Mazda CX-5', 'From advertised prices', 20_000],
		['40,000 km', '10,000 km over the usual for its age', -1_250],
		['Paint and panels', 'Normal wear', 0],
		['Tyres', 'Plenty left', 0],
		['Service history', 'Full, with the log book', 500],
	]);
	// 19,250 less and more ten per cent, outwards to whole hundreds.
	expect([offer_price, upper_price]).toEqual([17_300, 21_200]);
});

test('a more certain price has a narrower range', () => {
	const { offer_price, upper_price } = estimate({ margin: 0.05 }) ?? {};
	expect([offer_price, upper_price]).toEqual([18_200, 20_300]);
});

test('a price for the vehicle’s own kilometres has no reason about kilometres', () => {
	expect(estimate({ kms: null })?.reasons.map(({ label }) => label)).not.toContain('40,000 km');
});

test.each([
	['an accident', {}, { accident: 'yes' }],
	['an invalid answer', {}, { tyres: 'shiny' }],
	['a middle below $1,000', { price: 1_500 }, {}],
])('%s has no estimate', (_, typical, answers) => {
	expect(estimate(typical, answers)).toBeNull();
});
