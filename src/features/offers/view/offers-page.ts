import { nameWithoutRates } from '../../../domain/offer/offer-rates.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { OFFERS_PATH } from '../../../paths/showroom-paths.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { stockCountOf } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { offerCard } from '../embed/offer-card.ts';
import { currentOffers } from '../embed/offers-of.ts';
import type { OffersData } from '../page-data.ts';

/** Content of the offers page: all offers in the dealer's order, by category (OFFERS-002, OFFERS-010, resolution 158). */
export function offersContent(context: SiteContext): PageContent<'offers'> {
	const { dealer, ...site } = context.site;
	const offers = currentOffers({ dealer, ...site });
	const sections = [...Map.groupBy(offers, ({ category }) => category)].map(([title, members]) => ({
		id: slugOf(title),
		title,
		offers: members.map((offer) => offerCard(offer, context)),
	}));
	const data: OffersData = {
		title: 'Special offers',
		text: `Current offers from ${dealer.name}, with their terms and conditions.`,
		sections,
		ways: waysOn(context),
	};
	const names = offers.slice(0, 3).map(({ name }) => nameWithoutRates(name));
	return {
		meta: metaOf(context, {
			path: OFFERS_PATH,
			title: data.title,
			description: [`Current offers from ${dealer.name} in ${salesArea(dealer)}`, names.join('; ')]
				.filter(Boolean)
				.join(': '),
			trail: [{ label: data.title, href: OFFERS_PATH }],
			section: OFFERS_PATH,
		}),
		data,
	};
}

/** Links below offers: stock and phone. */
export function waysOn({ site: { dealer, listed }, shell, link }: SiteContext): Link[] {
	return [
		...links(
			[
				{
					label: `See all ${stockCountOf(listed, dealer)}`,
					href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
				},
			],
			link,
		),
		{ label: `Call ${shell.phone.text}`, href: shell.phone.href },
	];
}
