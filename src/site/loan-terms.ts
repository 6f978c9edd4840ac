import type { Dealer, Dealership } from '../config/complete-dealer.ts';
import { type LoanTerms, termsHold, termsWith } from '../domain/finance/loan-terms.ts';
import { LENDERS } from '../domain/finance/providers.ts';
import { localTime } from '../domain/time/local-date.ts';

/**
 * The terms a calculator of this dealership works with: the lender's, and what the dealer says differently. Null without a lender, and where
 * the terms do not hold today: no rate may be shown then.
 */
export function loanTermsOf(
	{ finance, time_zone }: Pick<Dealer, 'finance' | 'time_zone'>,
	{ loan_terms }: Pick<Dealership, 'loan_terms'>,
	now: Date,
): LoanTerms | null {
	if (finance === false) return null;
	const terms = termsWith(LENDERS[finance.provider], loan_terms);
	return termsHold(terms, localTime(now, time_zone).date) ? terms : null;
}
