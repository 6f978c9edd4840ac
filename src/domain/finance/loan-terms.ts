import type { LocalDate } from '../time/local-date.ts';
import type { Frequency, LoanFees } from './loan-choices.ts';

/** What a lender lends at, and what it must say of it. Dollars and percent a year. */
export interface LoanTerms {
	readonly interest_rate: {
		/** What the calculator begins with. */
		readonly usual: number;
		readonly min: number;
		readonly max: number;
		/** Whether a shopper may try another rate. */
		readonly varies: boolean;
	};
	/** The comparison rate the lender states for the usual rate and its own fees (FINANCE-042). */
	readonly comparison_rate: number;
	/** The lowest purchase price it lends for (FINANCE-033). */
	readonly lowest_price: number;
	/** How often it is repaid where the shopper does not choose; the comparison rate is worked out for this. */
	readonly frequency: Frequency;
	readonly fees: LoanFees;
	readonly disclaimer: string;
	/** The warning beside the comparison rate; it holds the whole statutory text. */
	readonly warning: string;
	/** The first day on which these terms hold. */
	readonly holds_from: LocalDate;
	/** The last one; null where the lender named none. */
	readonly ends: LocalDate | null;
}

/** What a dealer or a dealership says differently of its lender's terms. */
export interface TermsOverride extends Partial<Omit<LoanTerms, 'interest_rate' | 'fees'>> {
	readonly interest_rate?: Partial<LoanTerms['interest_rate']>;
	readonly fees?: Partial<LoanFees>;
}

/** A lender's terms with what is said differently; what is left out stays the lender's. */
export function termsWith(lender: LoanTerms, override: TermsOverride): LoanTerms {
	return {
		...lender,
		...override,
		interest_rate: { ...lender.interest_rate, ...override.interest_rate },
		fees: { ...lender.fees, ...override.fees },
	};
}

/**
 * Whether terms hold on a day.
 *
 * @param today a calendar day at the dealer
 */
export function termsHold({ holds_from, ends }: LoanTerms, today: LocalDate): boolean {
	return holds_from <= today && (ends === null || today <= ends);
}
