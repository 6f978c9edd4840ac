import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { comparisonRate } from '../../domain/finance/loan/comparison-rate.ts';
import { COMPARISON_WARNING } from '../../domain/finance/loan/comparison-text.ts';
import { FINANCE_PROVIDERS, LENDERS } from '../../domain/finance/providers.ts';
import { endedLoanTerms } from './ended-loan-terms.ts';
import { lawfulLoanTerms } from './loan-terms.ts';

const finance = { provider: 'manual' as const };

test.each(FINANCE_PROVIDERS)('the platform’s default terms of %s are lawful', (provider) => {
	expect(findings(lawfulLoanTerms, { finance: { provider } })).toEqual([]);
	const { interest_rate, fees, frequency, comparison_rate } = LENDERS[provider];
	expect(comparisonRate({ interest_rate: interest_rate.usual, fees, frequency })).toBe(comparison_rate);
});

test.each<[what: string, loan_terms: object, expected: RegExp]>([
	[
		'a rate without a comparison rate',
		{ interest_rate: { usual: 10 } },
		/^loan_terms\.comparison_rate: missing; .*here 10\.03 or more/,
	],
	[
		'fees without a comparison rate',
		{ fees: { establishment: 395 } },
		/^loan_terms\.comparison_rate: missing; .* State the one of the lender's schedule/,
	],
	[
		'a comparison rate below what rate and fees come to',
		{ interest_rate: { usual: 10 }, comparison_rate: 10 },
		/^loan_terms\.comparison_rate: expected at least 10\.03, .*, found 10\./,
	],
	[
		'a rate outside its bounds',
		{ interest_rate: { usual: 16 }, comparison_rate: 17 },
		/^loan_terms\.interest_rate\.usual: expected a rate from min 0\.5 to max 15, found 16/,
	],
	[
		'a warning cut short',
		{ warning: COMPARISON_WARNING.slice(0, 100) },
		/^loan_terms\.warning: expected the whole statutory warning/,
	],
	[
		'an end before the start',
		{ holds_from: '2026-07-01', ends: '2026-06-30' },
		/^loan_terms\.ends: expected a day from 2026-07-01 on/,
	],
])('%s is refused', (_, loan_terms, expected) => {
	const found = findings(lawfulLoanTerms, { finance, loan_terms });
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(expected);
});

test('loan terms of a site without a lender are refused', () => {
	expect(findings(lawfulLoanTerms, { loan_terms: { frequency: 'month' } })[0]).toMatch(
		/set finance\.provider/,
	);
});

test('a dealership has terms of its own over those of the site (FINANCE-035 to FINANCE-038)', () => {
	const dealerships = [
		{ id: 1, slug: 'southport', name: 'Southport' },
		{ id: 2, slug: 'newstead', name: 'Newstead', loan_terms: { fees: { establishment: 395, monthly: 8 } } },
	];
	const found = findings(lawfulLoanTerms, {
		finance,
		loan_terms: { interest_rate: { usual: 10 }, comparison_rate: 10.03 },
		dealerships,
	});
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(/^dealerships\[1\]\.loan_terms\.comparison_rate: expected at least 11\./);
});

test('a rate whose last day has passed is refused from the next day at the dealer on', () => {
	const dealer = aParsedDealer({ finance, loan_terms: { holds_from: '2026-01-01', ends: '2026-11-20' } });
	expect(endedLoanTerms(dealer, new Date('2026-11-20T13:00:00Z'))).toEqual([]);
	const [found] = endedLoanTerms(dealer, new Date('2026-11-20T15:00:00Z'));
	expect(found?.option).toBe('loan_terms.ends');
	expect(found?.message).toMatch(/held until 2026-11-20\. Ask the lender for the rate that holds now/);
});
