import { countedYears, type LoanChoices, type LoanFees } from '../loan/loan-choices.ts';
import { typedAmount } from '../typed-amount.ts';
import { FEE_PARAMETERS, textsOfAddress, waysOfAddress } from './calculator-address.ts';

/**
 * What an address chooses. Amounts that are no number from 0 on, and words that are none of the known, are left out. Links that people
 * write may have amounts as they are typed into the fields: '$45,990'. A term counts as in its field.
 *
 * @param query the query of an address: '?deposit=5000&term_years=5'
 */
export function choicesOfAddress(
	query: string,
): Partial<Omit<LoanChoices, 'fees'>> & { fees: Partial<LoanFees> } {
	const read = textsOfAddress(query).flatMap(([field, text]): [string, number][] => {
		const amount = typedAmount(field, text) ?? -1;
		// Ten million and more is a slip of the keyboard, as in forms.
		if (amount < 0 || amount >= 10_000_000) return [];
		return [[field, field === 'years' ? countedYears(amount) : amount]];
	});
	const isFee = ([field]: [string, number]) => field in FEE_PARAMETERS;
	return {
		...Object.fromEntries(read.filter((one) => !isFee(one))),
		...waysOfAddress(query),
		fees: Object.fromEntries(read.filter(isFee)),
	};
}
