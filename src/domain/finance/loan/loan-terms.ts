import type { LocalDate } from '../../time/local-date.ts';
import type { Frequency, LoanFees } from './loan-choices.ts';
import type { OfferedLoan } from './offered-loan.ts';

/**
 * How the fees that a comparison rate counts take part in a repayment: `itemised` as the listed fees, `left_out` of it as in a lender's own
 * figures before fees, or `in_rate`: the lender lists none, and the repayment follows from its comparison rate (resolution 136).
 */
export type FeeTreatment = 'itemised' | 'left_out' | 'in_rate';

/** A lender's rates, fees and mandatory texts. Dollars and percent a year. */
export interface LoanTerms {
	readonly interest_rate: {
		/** The calculator's initial rate. */
		readonly usual: number;
		readonly min: number;
		readonly max: number;
		/** Whether a shopper may try another rate. */
		readonly varies: boolean;
	};
	/** The comparison rate the lender states for the usual rate and its own fees (FINANCE-042). */
	readonly comparison_rate: number;
	/** The only loan that the rate is for; absent for a rate that is for every term and balloon. */
	readonly offered_loan?: OfferedLoan;
	/** The lowest purchase price it lends for (FINANCE-033). */
	readonly lowest_price: number;
	/** How often it is repaid where the shopper does not choose; the comparison rate is worked out for this. */
	readonly frequency: Frequency;
	readonly fees: LoanFees;
	readonly fee_treatment: FeeTreatment;
	/** The text about the fees. */
	readonly fee_note: string;
	readonly disclaimer: string;
	/** The warning beside the comparison rate; it holds the whole statutory text. */
	readonly warning: string;
	/** The first day on which these terms hold. */
	readonly holds_from: LocalDate;
	/** The last one; null where the lender named none. */
	readonly ends: LocalDate | null;
}

/** What a loan is worked out from: terms without texts and dates. */
export type LoanNumbers = Omit<LoanTerms, 'fee_note' | 'disclaimer' | 'warning' | 'holds_from' | 'ends'>;

/** Some fields of a type; `undefined` is as good as absent. */
type Some<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | undefined };

/** A dealer's or a dealership's changes to its lender's terms. */
export interface TermsOverride
	extends Some<Omit<LoanTerms, 'interest_rate' | 'fees' | 'fee_treatment' | 'fee_note' | 'offered_loan'>> {
	readonly interest_rate?: Some<LoanTerms['interest_rate']> | undefined;
	readonly fees?: Some<LoanFees> | undefined;
}

/** A lender's terms with the changes of a dealer. */
export function termsWith(lender: LoanTerms, override: TermsOverride): LoanTerms {
	const { interest_rate: rate = {}, fees = {} } = override;
	return {
		interest_rate: {
			usual: rate.usual ?? lender.interest_rate.usual,
			min: rate.min ?? lender.interest_rate.min,
			max: rate.max ?? lender.interest_rate.max,
			varies: rate.varies ?? lender.interest_rate.varies,
		},
		comparison_rate: override.comparison_rate ?? lender.comparison_rate,
		lowest_price: override.lowest_price ?? lender.lowest_price,
		frequency: override.frequency ?? lender.frequency,
		fees: {
			establishment: fees.establishment ?? lender.fees.establishment,
			security_registration: fees.security_registration ?? lender.fees.security_registration,
			monthly: fees.monthly ?? lender.fees.monthly,
			agency: fees.agency ?? lender.fees.agency,
		},
		fee_treatment: lender.fee_treatment,
		fee_note: lender.fee_note,
		disclaimer: override.disclaimer ?? lender.disclaimer,
		warning: override.warning ?? lender.warning,
		holds_from: override.holds_from ?? lender.holds_from,
		ends: override.ends === undefined ? lender.ends : override.ends,
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
