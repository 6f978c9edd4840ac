import { AFFORD_PATH, FINANCE_CALCULATOR_PATHS } from '../../paths/paths.ts';
import { affordTerms } from '../../site/loans/dealership-loan-terms.ts';
import { page, type Route } from '../../site/route.ts';
import { listedAddress } from './embed/finance-addresses.ts';
import { affordContent } from './view/afford-page.ts';
import { financeContent } from './view/finance-page.ts';

/**
 * The finance page, where the dealer has a lender: several addresses show it, one is listed (resolution 144). 'What can I afford' is there
 * while the lender's terms hold.
 */
export const financeRoute: Route = {
	name: 'finance',
	pages: (site) => {
		if (site.dealer.finance === false) return [];
		const terms = affordTerms(site);
		return [
			...FINANCE_CALCULATOR_PATHS.map((path) =>
				page({
					path,
					kind: 'finance',
					sitemap: path === listedAddress({ site }) ? 'pages' : null,
					content: (context) => financeContent(path, context),
				}),
			),
			...(terms
				? [
						page({
							path: AFFORD_PATH,
							kind: 'afford',
							sitemap: 'pages',
							content: (context) => affordContent(terms, context),
						}),
					]
				: []),
		];
	},
};
