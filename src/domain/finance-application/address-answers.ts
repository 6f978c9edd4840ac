import { readAnswers } from './answers.ts';
import type { ApplicationAnswers } from './fields.ts';

/**
 * What addresses that lead to an application say, by the answers they give: the price of links to finance pages (FINANCE-008), and the
 * choices of the finance calculator, so that nothing is asked twice.
 */
export const ADDRESS_ANSWERS: Readonly<Record<string, string>> = {
	vehiclePriceBudget: 'vehicle_price',
	deposit: 'deposit',
	trade_in_value: 'trade_in_value',
	trade_in_owing: 'trade_in_owing',
	term_years: 'term_years',
	balloon: 'balloon',
	repayment: 'repayment',
	repayment_frequency: 'repayment_period',
};

/**
 * The answers an address gives, in their one spelling; what cannot be read is left out.
 *
 * @param query 'vehiclePriceBudget=30000&deposit=5000'
 */
export function answersOfAddress(query: string): ApplicationAnswers {
	const named = [...new URLSearchParams(query)].flatMap(([parameter, text]) => {
		const name = Object.hasOwn(ADDRESS_ANSWERS, parameter) ? ADDRESS_ANSWERS[parameter] : undefined;
		return name === undefined ? [] : [[name, text] as const];
	});
	return readAnswers(Object.fromEntries(named));
}
