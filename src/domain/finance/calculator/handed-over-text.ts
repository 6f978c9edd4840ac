import { formatDollarsAndCents } from '../../price/money.ts';
import { choicesOfAddress } from './address-choices.ts';

/**
 * The calculator's figures in an address as a sentence for the message of an enquiry or a test drive, so that they are not asked again.
 * Without rates and repayment: those may be stated only with each other and the warning (resolution 220). Null where the address names no
 * more than a price, as every link to a finance page does (FINANCE-008).
 *
 * @param query '?vehiclePriceBudget=30000&deposit=5000&term_years=5'
 */
export function handedOverText(query: string): string | null {
	const { price, deposit, trade_in_value, trade_in_owing, years, balloon, frequency } =
		choicesOfAddress(query);
	const dollars = (amount: number | undefined, name: string) =>
		amount ? [`${formatDollarsAndCents(amount)} ${name}`] : [];
	const chosen = [
		...dollars(deposit, 'deposit'),
		...dollars(trade_in_value, 'trade-in'),
		...dollars(trade_in_owing, 'owing on the trade-in'),
		...(years ? [`over ${years} ${years === 1 ? 'year' : 'years'}`] : []),
		...dollars(balloon, 'balloon'),
		...(frequency ? [`repaid every ${frequency}`] : []),
	];
	if (chosen.length === 0) return null;
	return `My figures from the finance calculator: ${[...dollars(price, 'price'), ...chosen].join(', ')}.`;
}
