import { expect, test } from 'vitest';
import { firstChoices } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { LENDERS } from '../../../../domain/finance/providers.ts';
import { addressActions } from './address-actions.ts';
import { calculatorReducer, choicesOf, type FieldKey, stateOf } from './calculator-state.ts';

const terms = LENDERS.manual;
function stateAt(query: string, of: LoanTerms = terms) {
	const first = stateOf(firstChoices(of, {}));
	return addressActions(query, of, firstChoices(of, { price: 25_000 })).reduce(calculatorReducer(of), first);
}

test.each<[query: string, field: FieldKey, shown: string, said: string | null]>([
	['vehiclePriceBudget=-5', 'price', '0', 'Cannot be less than $1,000 or more than $250,000'],
	['vehiclePriceBudget=999999999', 'price', '999999999', 'Cannot be less than $1,000 or more than $250,000'],
	['vehiclePriceBudget=cheap', 'price', 'cheap', 'Enter an amount in dollars, such as 5,000.'],
	['vehiclePriceBudget=%2445,990', 'price', '45,990', null],
	['deposit=999999999', 'deposit', '250,000', 'The most here is $250,000, not 999999999.'],
	['deposit=NaN', 'deposit', 'NaN', 'Enter an amount in dollars, such as 5,000.'],
	['trade_in_value=-1', 'trade_in_value', '0', 'The least here is $0, not -1.'],
	['balloon=1e9', 'balloon', '1e9', 'Enter an amount in dollars, such as 5,000.'],
	['term_years=5.25', 'years', '5.25', 'Terms go by half years: 5.25 counts as 5.5 years.'],
	['interest_rate=20', 'interest_rate', '15.00', 'The most here is 15.00%, not 20.'],
	['monthly_fee=0x10', 'monthly', '0x10', 'Enter an amount in dollars, such as 395.'],
	['deposit=', 'deposit', '0', null],
])('an address is read like typed values: %s', (query, field, text, message) => {
	expect(stateAt(`?${query}`).fields[field]).toMatchObject({ text, message });
});

test('an address with a number that no loan can have gives no figures of another loan', () => {
	expect(choicesOf(stateAt('?vehiclePriceBudget=-5'))).toBeNull();
	expect(choicesOf(stateAt('?deposit=a+bit'))).toBeNull();
});

test('values that the lender sets are not taken from an address, and every message has a field', () => {
	const set: LoanTerms = {
		...terms,
		interest_rate: { ...terms.interest_rate, varies: false },
		offered_loan: { years: 4, final_payment_percent: 45 },
		fee_treatment: 'in_rate',
	};
	const state = stateAt('?interest_rate=x&term_years=x&balloon=x&monthly_fee=x', set);
	expect(choicesOf(state)).toEqual(firstChoices(set, { price: 25_000 }));
});
