import type { FeeTreatment } from '../loan/loan-terms.ts';

/** The text about the fees in a calculation, by how they are treated. */
export const FEE_NOTES: Readonly<Record<FeeTreatment, string>> = {
	itemised: 'These are the lender’s usual fees. Change them to compare a quote.',
	left_out:
		'The lender’s estimate is before its fees; the comparison rate counts them. Enter those of a quote.',
	in_rate: 'The lender lists no fees: they are what its comparison rate comes to for this loan.',
};
