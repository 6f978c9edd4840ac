import { availableCount } from '../../../domain/vehicle/stock/available-count.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockCountOf, stockNoun } from '../../../site/text/nouns.ts';

/** Content of the price slider page, which links to matching vehicles (DIRECTORY-010). */
export function priceRangeContent(context: SiteContext): PageContent<'price-range'> {
	const { dealer, listed } = context.site;
	const { price_range_path: path, route_variants: variants } = dealer.search;
	const noun = stockNoun(dealer);
	const count = stockCountOf(listed, dealer);
	return {
		meta: metaOf(context, {
			path,
			title: `Find ${noun.many} by price in ${salesArea(dealer)}`,
			description: `Set a price range and see which of the ${count} at ${dealer.name}, ${salesArea(dealer)}, fit your budget.`,
			trail: [{ label: 'Price range', href: path }],
			section: path,
		}),
		data: {
			title: 'What would you like to spend?',
			text: `Set your lowest and highest price, and we’ll show how many ${noun.many} fit.`,
			noun,
			count: availableCount(listed),
			list: stockListPath('new-used-and-demo-cars', variants),
			variants,
		},
	};
}
