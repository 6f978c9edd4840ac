import { FEE_NOTES } from '../fees/fee-note.ts';
import { type LoanFees, NO_FEES } from '../loan/loan-choices.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';

/** What every calculator says of its figures unless the lender has a text of its own (FINANCE-041). */
export const STANDARD_DISCLAIMER =
	'These figures are indicative only, not a binding quote, and do not take your financial situation into account. The rate is set by the finance provider. Finance is for approved applicants only. Fees and lending criteria apply.';

/** Terms without what most sites have: for pages whose bytes are few. */
export interface PackedTerms extends Omit<LoanTerms, 'disclaimer' | 'fee_note' | 'fees'> {
	readonly disclaimer?: string;
	readonly fees?: LoanFees;
}

/** Terms without the texts that every site has, and without fees of nothing: {@link unpackedTerms} adds them again. */
export function packedTerms({ disclaimer, fee_note, fees, ...terms }: LoanTerms): PackedTerms {
	return {
		...terms,
		...(disclaimer !== STANDARD_DISCLAIMER && { disclaimer }),
		...(Object.values(fees).some((dollars) => dollars > 0) && { fees }),
	};
}

/** Terms with what {@link packedTerms} left out. */
export function unpackedTerms(terms: PackedTerms): LoanTerms {
	return {
		fees: NO_FEES,
		disclaimer: STANDARD_DISCLAIMER,
		fee_note: FEE_NOTES[terms.fee_treatment],
		...terms,
	};
}
