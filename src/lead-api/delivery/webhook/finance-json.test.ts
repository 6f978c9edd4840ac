import { expect, test } from 'vitest';
import { COAST, HILUX } from '../../../../tests/fixtures/leads/coast-motors.ts';
import { enquiry, vehicleLead } from '../../../../tests/fixtures/leads/delivered-lead.ts';
import { LENDERS } from '../../../domain/finance/providers.ts';
import { adfDocument } from '../adf/adf.ts';
import { leadMail } from '../mail/lead-mail.ts';
import { financeJson } from './finance-json.ts';

const LENDING = { ...COAST, vehicles: [{ ...HILUX, loan_terms: LENDERS.taurus }] };

const APPLICATION = {
	...{ vehicle_price: '44888', deposit: '6000', trade_in_value: '8000', trade_in_owing: '3000' },
	...{ term_years: '5', balloon: '5000', repayment: '150', repayment_period: 'week' },
};

test('a webhook has the loan of an application in numbers, with the rates the page showed', () => {
	const lead = vehicleLead({ category: 'Finance Enquiry', application: APPLICATION });
	expect(financeJson(lead, LENDING)).toEqual({
		amount: 33_888,
		vehicle_price: 44_888,
		deposit: 6000,
		trade_in_value: 8000,
		trade_in_owing: 3000,
		term_years: 5,
		balloon: 5000,
		repayment: 150,
		repayment_period: 'week',
		interest_rate: 12.94,
		comparison_rate: 12.98,
	});
});

test('a webhook has the calculator’s figures of an enquiry, unknown ones as null, and no rate where the site shows none', () => {
	const lead = vehicleLead({ finance_figures: 'vehiclePriceBudget=20000&deposit=500.50&term_years=1.5' });
	expect(financeJson(lead, COAST)).toEqual({
		amount: 19_499.5,
		vehicle_price: 20_000,
		deposit: 500.5,
		trade_in_value: null,
		trade_in_owing: null,
		term_years: 1.5,
		balloon: null,
		repayment: null,
		repayment_period: null,
		interest_rate: null,
		comparison_rate: null,
	});
});

test('mail, ADF and webhook state the same amount, rates and repayment', () => {
	const lead = vehicleLead({ category: 'Finance Enquiry', application: APPLICATION });
	const json = financeJson(lead, LENDING);
	expect(leadMail(lead, LENDING).text).toContain('Amount to borrow: $33,888\n');
	expect(adfDocument(lead, LENDING)).toContain('limit="exact" currency="AUD">33888<');
	for (const text of [leadMail(lead, LENDING).text, adfDocument(lead, LENDING)]) {
		expect(text).toContain(`Repayment wanted: $${json?.['repayment']} a ${json?.['repayment_period']}`);
		expect(text).toContain(`Interest rate: ${json?.['interest_rate']}% p.a.`);
		expect(text).toContain(`Comparison rate: ${json?.['comparison_rate']}% p.a.`);
	}
});

test.each([
	['a lead without a loan in mind', vehicleLead()],
	['an enquiry about no vehicle', enquiry()],
	['figures that cannot be read', vehicleLead({ finance_figures: 'deposit=NaN&term_years=-5' })],
])('%s has no loan', (_, lead) => {
	expect(financeJson(lead, LENDING)).toBeNull();
});
