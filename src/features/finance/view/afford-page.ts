import { budgetOf } from '../../../domain/finance/budget/budget.ts';
import { fittingLimits } from '../../../domain/finance/budget/fitting-stock.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { AFFORD_PATH, FINANCE_CALCULATOR_PATHS } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { allShownUntil } from '../../../site/loans/dealership-loan-terms.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { calculatorAddress, enquiryAddress } from '../embed/finance-addresses.ts';
import { FIRST_BUDGET } from '../embed/first-budget.ts';
import { estimatedStock, estimatedVehicles, fittingVehicles } from './estimated-vehicles.ts';

/** 'What can I afford', for a site whose lender's terms hold. */
export function affordContent(terms: LoanTerms, context: SiteContext): PageContent<'afford'> {
	const { dealer } = context.site;
	const noun = stockNoun(dealer);
	const [finance] = FINANCE_CALCULATOR_PATHS;
	const most = budgetOf(FIRST_BUDGET, terms)?.price ?? 0;
	const vehicles = estimatedVehicles(context);
	const stock = estimatedStock(vehicles);
	const first = fittingLimits(FIRST_BUDGET, most, stock);
	return {
		meta: metaOf(context, {
			path: AFFORD_PATH,
			title: `What ${noun.one} can I afford? ${salesArea(dealer)}`,
			description: `Start with what you can pay each week: see what price that buys at ${dealer.name}, with interest and comparison rate, and the ${noun.many} that fit.`,
			trail: [
				{ label: 'Finance', href: finance },
				{ label: 'What can I afford?', href: AFFORD_PATH },
			],
			section: finance,
		}),
		data: {
			title: 'What can I afford?',
			text: `Start with what feels comfortable. We turn it into a price, then show the ${noun.many} that fit.`,
			afford: {
				terms,
				until: allShownUntil(dealer, context.site.now),
				noun,
				stock,
				first,
				fitting: first ? fittingVehicles(vehicles, first) : [],
				variants: dealer.search.route_variants,
				calculator: calculatorAddress(context),
				ask: enquiryAddress(context),
				call: { text: context.shell.phone.text, href: context.shell.phone.href },
			},
		},
	};
}
