import { PRINT_PATH } from '../../paths/paths.ts';
import { stockListPath } from '../../paths/stock-lists.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { page, type Route } from '../../site/route.ts';
import { stockCountOf } from '../../site/text/nouns.ts';

/** Print page (VDPACT-020): one for all vehicles, where any dealership of the site allows printing. */
export const printRoute: Route = {
	name: 'print',
	pages: ({ dealer }) =>
		dealer.dealerships.some(({ features }) => features.print_page !== false)
			? [page({ path: PRINT_PATH, kind: 'print', sitemap: null, content })]
			: [],
};

function content(context: SiteContext) {
	const { dealer, listed } = context.site;
	return {
		meta: metaOf(context, {
			path: PRINT_PATH,
			title: 'Print a vehicle',
			description: `A vehicle of ${dealer.name} on one printed page, with its price, key facts and our contact details.`,
			indexed: false,
		}),
		data: {
			stock: {
				label: `See all ${stockCountOf(listed, dealer)}`,
				href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
			},
		},
	};
}
