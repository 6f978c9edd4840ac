import type { Dealer, Dealership } from '../../config/complete-dealer.ts';
import { type LoanTerms, termsHold, termsWith } from '../../domain/finance/loan/loan-terms.ts';
import { LENDERS } from '../../domain/finance/providers.ts';
import { addDays, localTime, startOfDay } from '../../domain/time/local-date.ts';

/**
 * The loan terms of a dealership's calculator: the lender's, with the dealer's overrides. Null without a lender, and where
 * the terms do not apply today: no rate may be shown then.
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

/** The terms 'What can I afford' works with: those of the dealer's first dealership; null where no rate may be shown today. */
export function affordTerms({ dealer, now }: { dealer: Dealer; now: Date }): LoanTerms | null {
	return loanTermsOf(dealer, dealer.dealerships[0], now);
}

/**
 * The last moment at which the figures of a dealership's lender may be shown, Unix milliseconds: pages that were built before it hide them
 * after it (card/drop-outdated.ts). Null where the lender named no end.
 */
export function shownUntil(
	{ finance, time_zone }: Pick<Dealer, 'finance' | 'time_zone'>,
	{ loan_terms }: Pick<Dealership, 'loan_terms'>,
): number | null {
	if (finance === false) return null;
	const { ends } = termsWith(LENDERS[finance.provider], loan_terms);
	return ends === null ? null : startOfDay(addDays(ends, 1), time_zone) - 1;
}

/**
 * The last moment at which figures of every dealership may be shown that may be shown now, Unix milliseconds: for pages and lists of
 * several dealerships. Null where none of their lenders named an end; an end that is past is that of a dealership without figures.
 */
export function allShownUntil(dealer: Dealer, now: Date): number | null {
	const ends = dealer.dealerships.flatMap((dealership) => shownUntil(dealer, dealership) ?? []);
	const toCome = ends.filter((end) => end >= now.getTime());
	return toCome.length > 0 ? Math.min(...toCome) : null;
}
