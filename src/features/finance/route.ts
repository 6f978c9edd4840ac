import { FINANCE_CALCULATOR_PATHS } from '../../paths/paths.ts';
import { page, type Route } from '../../site/route.ts';
import { financeContent, listedAddress } from './view/finance-page.ts';

/** The finance page, where the dealer has a lender: several addresses show it, one is listed (resolution 144). */
export const financeRoute: Route = {
	name: 'finance',
	pages: (site) =>
		site.dealer.finance === false
			? []
			: FINANCE_CALCULATOR_PATHS.map((path) =>
					page({
						path,
						kind: 'finance',
						sitemap: path === listedAddress({ site }) ? 'pages' : null,
						content: (context) => financeContent(path, context),
					}),
				),
};
