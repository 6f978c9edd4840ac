import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../open/open-site.ts';
import { vehicleLoanOf } from './vehicle-loans.ts';

const LENDER = { interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 203, paymentMonth: 880 };

/** The terms for a vehicle of a site with these options. */
function termsOf(options: object, differences: object = {}) {
	const vehicle = aVehicle({
		...{ id: '1', price: 42_990, price_type: 'drive_away', finance_lenders: { manual: LENDER } },
		...differences,
	} as never);
	return vehicleLoanOf(openSite(aParsedDealer(options), [vehicle], new Map(), NOW))(vehicle)?.terms ?? null;
}

test('a vehicle has the rates the lender states for it, with the dealership’s other terms', () => {
	const finance = { provider: 'manual' };
	expect(termsOf({ finance, loan_terms: { disclaimer: 'Lender’s own.' } })).toMatchObject({
		interest_rate: { usual: 8.49 },
		comparison_rate: 9.36,
		fee_treatment: 'left_out',
		disclaimer: 'Lender’s own.',
	});
});

test('a vehicle has the establishment fees the lender states for it, in its repayment and both rates (FINANCE-016)', () => {
	const options = {
		finance: { provider: 'manual' },
		loan_terms: { fees: { establishment: 395, monthly: 8 }, comparison_rate: 10 },
	};
	const lender = (fees: object) => ({ finance_lenders: { manual: { ...LENDER, ...fees } } });
	const usual = termsOf(options, lender({}));
	const stated = termsOf(options, lender({ establishmentFees: 1500 }));
	expect(usual?.fees).toMatchObject({ establishment: 395, monthly: 8 });
	expect(stated?.fees).toMatchObject({ establishment: 1500, monthly: 8 });
	expect(stated?.comparison_rate).toBeGreaterThan(usual?.comparison_rate ?? 99);
});

test.each([
	['a Suzuki (FINANCE-043)', {}, { make: 'Suzuki' }],
	['a dealership left out (FINANCE-044)', { exclude_dealerships: ['north'] }, { dealership_slug: 'north' }],
	['a sold vehicle', {}, { status: 'sold' }],
	['a vehicle without a price', {}, { price: null }],
	[
		'a vehicle without a comparison rate (FINANCE-042)',
		{},
		{ finance_lenders: { manual: { interestRate: 8 } } },
	],
])('%s has no terms, so that no place can show a figure', (_, finance, differences) => {
	expect(termsOf({ finance: { provider: 'manual', ...finance } }, differences)).toBeNull();
});
