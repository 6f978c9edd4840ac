import { textsOfAddress, waysOfAddress } from '../../../../domain/finance/calculator/calculator-address.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { type CalculatorAction, type FieldKey, isFee, stateOf } from './calculator-state.ts';

/**
 * What begins a calculator at an address: what it has without one, then what the address says as if it was typed, so that a number no loan
 * can have is named beside its field (FINANCE-018, FINANCE-026) and no figure of another one is taken for it.
 *
 * @param query '?vehiclePriceBudget=30000&deposit=5000'
 */
export function addressActions(query: string, terms: LoanTerms, usual: LoanChoices): CalculatorAction[] {
	return [
		{ type: 'choose', chosen: { ...stateOf(usual), ...waysOfAddress(query) } },
		...textsOfAddress(query)
			.filter(([field]) => isChosen(field, terms))
			.map(([field, text]) => ({ type: 'settle', field, text }) as const),
	];
}

/** Whether a lender lets the shopper choose a number, which then has a field. */
function isChosen(field: FieldKey, { offered_loan, interest_rate, fee_treatment }: LoanTerms): boolean {
	if (isFee(field)) return fee_treatment !== 'in_rate';
	if (field === 'interest_rate') return interest_rate.varies;
	return !(offered_loan && (field === 'years' || field === 'balloon'));
}
