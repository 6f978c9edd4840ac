import { LOCATIONS_PATH, locationPath, teamPath } from '../../paths/paths.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import { visibleLocations } from '../../site/shown-location.ts';
import type { Site } from '../../site/site.ts';
import { dealershipCanonical, dealershipContent, locationsOf } from './view/dealership-page.ts';
import { locationContent } from './view/location-page.ts';
import { locationsContent } from './view/locations-page.ts';
import { peopleAt } from './view/person-cards.ts';
import { teamContent } from './view/team-page.ts';

/** Location, dealership and team pages (LOCATIONS-001, LOCATIONS-005 to LOCATIONS-007). Hidden locations have no pages (resolution 212). */
export const locationRoute: Route = {
	name: 'locations',
	pages: (site) => {
		const locations = visibleLocations(site.dealer);
		return [
			page({ path: LOCATIONS_PATH, kind: 'locations', sitemap: 'pages', content: locationsContent }),
			...locations.map((location) =>
				page({
					path: locationPath(location.slug),
					kind: 'location',
					sitemap: 'pages',
					content: (context) => locationContent(location, context),
				}),
			),
			...dealershipPages(site),
			...locations.map((location) =>
				page({
					path: teamPath(location.slug),
					kind: 'team',
					sitemap: peopleAt(location.slug, site).length > 0 ? 'pages' : null,
					content: (context) => teamContent(location, context),
				}),
			),
		];
	},
};

/** Pages of dealerships. They come after the locations, which win a shared slug (resolution 160). */
function dealershipPages(site: Site): Page[] {
	const withLocations = site.dealer.dealerships.filter(
		(dealership) => locationsOf(dealership, site).length > 0,
	);
	return withLocations.map((dealership) => {
		const path = locationPath(dealership.slug);
		return page({
			path,
			kind: 'locations',
			sitemap: dealershipCanonical(dealership, site) === path ? 'pages' : null,
			content: (context) => dealershipContent(dealership, context),
		});
	});
}
