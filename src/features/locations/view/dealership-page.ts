import type { Dealership } from '../../../config/complete-dealer.ts';
import { LOCATIONS_PATH, locationPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import type { Site } from '../../../site/site.ts';
import { locationCards } from '../embed/location-cards.ts';
import { inWords, whereabouts } from './locations-page.ts';

/** Slugs of a dealership's visible locations; a location without a dealership belongs to the first. */
export function locationsOf({ slug }: Dealership, { dealer }: Pick<Site, 'dealer'>): string[] {
	return visibleLocations(dealer)
		.filter(({ dealership_slug }) => (dealership_slug ?? dealer.dealerships[0].slug) === slug)
		.map((location) => location.slug);
}

/**
 * Canonical page of a dealership: the locations page where it is the only dealership, its location's page where it has one location, else
 * its own (resolution 160).
 */
export function dealershipCanonical(dealership: Dealership, site: Pick<Site, 'dealer'>): string {
	const [first, ...others] = locationsOf(dealership, site);
	if (site.dealer.dealerships.length === 1) return LOCATIONS_PATH;
	return locationPath(first !== undefined && others.length === 0 ? first : dealership.slug);
}

/** Content of a dealership's page with its locations (LOCATIONS-007). */
export function dealershipContent(dealership: Dealership, context: SiteContext): PageContent<'locations'> {
	const { site } = context;
	const slugs = locationsOf(dealership, site);
	const cards = locationCards(context).filter(({ slug }) => slugs.includes(slug));
	const cities = inWords([...new Set(cards.map(({ city }) => city))]);
	const path = locationPath(dealership.slug);
	const canonical = dealershipCanonical(dealership, site);
	return {
		meta: metaOf(context, {
			path: canonical,
			title: dealership.name,
			description: `${dealership.name} in ${cities}: addresses, phone numbers, opening hours and directions.`,
			indexed: canonical === path,
			trail: [
				{ label: 'Locations', href: LOCATIONS_PATH },
				{ label: dealership.name, href: path },
			],
			section: LOCATIONS_PATH,
		}),
		data: {
			...whereabouts(cards, context),
			title: dealership.name,
			text: `Find us in ${cities}.`,
			reviews: null,
		},
	};
}
