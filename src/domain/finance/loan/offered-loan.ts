import type { LoanChoices } from './loan-choices.ts';

/** The one loan that a rate is for, as the rate of an offer. */
export interface OfferedLoan {
	readonly years: number;
	/** Of the price. */
	readonly final_payment_percent: number;
}

/**
 * Choices over the term and with the final payment of the loan that the rate is for: for any other loan no lender offers it (Australian
 * Consumer Law, section 29).
 */
export function withOfferedLoan(choices: LoanChoices, offered: OfferedLoan | undefined): LoanChoices {
	if (!offered) return choices;
	const { years, final_payment_percent } = offered;
	return { ...choices, years, balloon: Math.round(choices.price * final_payment_percent) / 100 };
}
