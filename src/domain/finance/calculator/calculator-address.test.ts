import { expect, test } from 'vitest';
import type { LoanChoices } from '../loan/loan-choices.ts';
import { choicesOfAddress } from './address-choices.ts';
import { addressOfChoices } from './calculator-address.ts';

const CHOICES: LoanChoices = {
	price: 64_990,
	deposit: 5000,
	trade_in_value: 23_400,
	trade_in_owing: 6500,
	years: 5.5,
	interest_rate: 8.49,
	balloon: 13_000,
	frequency: 'fortnight',
	fees: { establishment: 395, security_registration: 6, monthly: 8, agency: 912.25 },
	are_fees_financed: false,
};

test('choices of the calculator that are written to an address are read back from it', () => {
	const address = addressOfChoices(CHOICES, null);
	expect(address.toString()).toBe(
		'vehiclePriceBudget=64990&deposit=5000&trade_in_value=23400&trade_in_owing=6500&term_years=5.5&interest_rate=8.49&balloon=13000&repayment_frequency=fortnight&establishment_fee=395&security_registration_fee=6&monthly_fee=8&agency_fee=912.25&fees_paid=upfront',
	);
	expect(choicesOfAddress(`?${address}`)).toEqual(CHOICES);
});

test('an address to share has only the choices that differ from the defaults', () => {
	const usual = { ...CHOICES, deposit: 0, fees: { ...CHOICES.fees, monthly: 0 } };
	expect(addressOfChoices(CHOICES, usual).toString()).toBe('deposit=5000&monthly_fee=8');
	expect(addressOfChoices(CHOICES, CHOICES).toString()).toBe('');
});

test('amounts in an address may have a dollar sign and commas', () => {
	expect(choicesOfAddress('?vehiclePriceBudget=%2445,990&deposit=+$5,000.50+&interest_rate=8,5')).toEqual({
		price: 45_990,
		deposit: 5000.5,
		interest_rate: 8.5,
		fees: {},
	});
});

test('values in an address that are not amounts are left out', () => {
	expect(
		choicesOfAddress(
			'?deposit=-5&balloon=1e9&term_years=NaN&interest_rate=8;5%25x&trade_in_value=99999999999&repayment_frequency=day&fees_paid=later&vehiclePriceBudget=&monthly_fee=0x10',
		),
	).toEqual({ fees: {} });
});
