import { expect, test } from 'vitest';
import { handedOverText } from './handed-over-text.ts';

test('figures of the calculator become a sentence for the dealer', () => {
	expect(
		handedOverText(
			'?preferredDealership=north&vehiclePriceBudget=64990&car_id=7&deposit=5000&trade_in_value=23400&trade_in_owing=6500&term_years=5.5&interest_rate=8.5&balloon=13000&repayment_frequency=fortnight&monthly_fee=8&fees_paid=financed',
		),
	).toBe(
		'My figures from the finance calculator: $64,990 price, $5,000 deposit, $23,400 trade-in, $6,500 owing on the trade-in, over 5.5 years, $13,000 balloon, repaid every fortnight.',
	);
});

test('the sentence leaves out amounts of 0, and both rates, which the dealer’s lender sets', () => {
	expect(handedOverText('deposit=2000&balloon=0&interest_rate=9&term_years=1')).toBe(
		'My figures from the finance calculator: $2,000 deposit, over 1 year.',
	);
	// As the calculator counts it (FINANCE-020).
	expect(handedOverText('term_years=5.25')).toBe('My figures from the finance calculator: over 5.5 years.');
});

test.each([
	['a link to a finance page with a price only', '?vehiclePriceBudget=30000&car_id=7&car_type=used'],
	['an address without figures', ''],
	['figures that cannot be read', '?deposit=-5&term_years=NaN'],
])('%s says nothing', (_, query) => {
	expect(handedOverText(query)).toBeNull();
});
