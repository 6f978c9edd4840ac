import type { LeadProblem } from '../lead/lead-problems.ts';
import { formatDollarsAndCents } from '../price/money.ts';

/** What a dealer says of payments online. */
export interface PaymentRules {
	/** The least and the most, dollars. Very small payments are what stolen cards are tried out with. */
	least: number;
	most: number;
	/** How a reference looks on its invoices: 'RC-20481'. */
	example: string;
}

/** The longest reference, characters. */
const REFERENCE_LENGTH = 40;

/** The dollars of a typed amount, '$1,480.50'; null for anything else. */
export function typedAmount(typed: string): number | null {
	const digits = /^\s*\$?\s*(\d[\d,\s]*?(?:\.\d{0,2})?)\s*$/.exec(typed)?.[1]?.replace(/[,\s]/g, '');
	return digits === undefined ? null : Number(digits);
}

/**
 * What must be mended in a payment, in the order of its fields.
 *
 * @param amount dollars; null for one that could not be read
 */
export function paymentProblems(
	{ reference, amount }: { reference: string; amount: number | null },
	{ least, most, example }: PaymentRules,
): LeadProblem[] {
	const written = reference.trim();
	const isReference = /[\p{L}\p{N}]/u.test(written) && written.length <= REFERENCE_LENGTH;
	const isAmount = amount !== null && Math.round(amount * 100) / 100 === amount;
	return [
		...(isReference
			? []
			: [
					{
						field: 'payment_reference',
						message: `Please enter the reference on your quote or invoice, such as ${example}.`,
					},
				]),
		...(isAmount && amount >= least && amount <= most
			? []
			: [
					{
						field: 'payment_amount',
						message: `Please enter the amount in dollars, such as 1,480.50: ${formatDollarsAndCents(least)} to ${formatDollarsAndCents(most)}.`,
					},
				]),
	];
}
