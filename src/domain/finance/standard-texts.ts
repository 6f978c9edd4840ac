import { FEE_NOTES } from './fee-note.ts';
import type { LoanTerms } from './loan-terms.ts';

/** What every calculator says of its figures unless the lender has a text of its own (FINANCE-041). */
export const STANDARD_DISCLAIMER =
	'These figures are indicative only. They are not a binding quote and do not take your financial situation into account. The interest rate is set by the finance provider. Finance is for approved applicants only. Fees, charges and lending criteria apply.';

/** Terms without the texts that every site has, for pages whose bytes are few: {@link withStandardTexts} adds them again. */
export function withoutStandardTexts(terms: LoanTerms): LoanTerms {
	const disclaimer = terms.disclaimer === STANDARD_DISCLAIMER ? '' : terms.disclaimer;
	return { ...terms, disclaimer, fee_note: '' };
}

/** Terms with the texts that {@link withoutStandardTexts} left out. */
export function withStandardTexts(terms: LoanTerms): LoanTerms {
	return {
		...terms,
		disclaimer: terms.disclaimer || STANDARD_DISCLAIMER,
		fee_note: FEE_NOTES[terms.fee_treatment],
	};
}
