/** Addresses that say what a calculator is to begin with: the names of calculator-address.ts, which a page need not load to find out. */
const NAMES_FIGURES =
	/[?&](vehiclePriceBudget|repayment|deposit|trade_in_\w+|term_years|interest_rate|balloon|repayment_frequency|\w+_fee|fees_paid|car_id|preferredDealership)=/;

/**
 * Hydrates the calculators and the budget of a page before they are touched where its address names figures, a vehicle or the calculator
 * itself.
 */
export function watchCalculators(page: Document): void {
	const { search, hash } = page.location;
	if (!NAMES_FIGURES.test(search) && hash !== '#finance-calculator') return;
	// The script that hydrates islands comes after this one.
	for (const island of page.querySelectorAll('#finance-calculator astro-island, #budget astro-island'))
		island.setAttribute('data-hydrate', '');
}
