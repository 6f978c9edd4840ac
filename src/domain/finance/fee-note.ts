import type { FeeTreatment } from './loan-terms.ts';

/** What a shopper is told of the fees in a calculation, as they are treated. */
export const FEE_NOTES: Readonly<Record<FeeTreatment, string>> = {
	itemised: 'These are the lender’s usual fees. Change them to compare a quote.',
	left_out:
		'The lender’s estimate leaves its fees out of the repayment; the comparison rate counts them. Enter the fees of a quote to see them in the sum.',
	in_rate:
		'The lender does not list its fees. The repayment is worked out from the comparison rate, which counts them: for this loan they come to this much, added to what you borrow.',
};
