/**
 * What addresses that lead to an application say, by the answers they give: the price of links to finance pages (FINANCE-008), and the choices
 * of the finance calculator, so that nothing is asked twice.
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
