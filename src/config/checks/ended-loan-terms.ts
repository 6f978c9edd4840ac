import { localTime } from '../../domain/time/local-date.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { Problem } from '../problems/problem.ts';
import { statedTerms } from './loan-terms.ts';

/** Loan terms that have expired: no figure may be shown with them. */
export function endedLoanTerms(dealer: Dealer, now: Date): Problem[] {
	const today = localTime(now, dealer.time_zone).date;
	return statedTerms(dealer)
		.filter(({ terms: { ends } }) => ends !== null && ends < today)
		.map(({ option, terms: { ends, interest_rate } }) => ({
			file: `${dealer.slug}/dealer.ts`,
			option: `${option}.ends`,
			message: `the rate of ${interest_rate.usual} % held until ${ends}. Ask the lender for the rate that holds now and state interest_rate, comparison_rate, holds_from and ends`,
		}));
}
