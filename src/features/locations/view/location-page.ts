import type { Location } from '../../../config/sections/locations.ts';
import { LOCATIONS_PATH, locationPath, teamPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { autoDealer } from '../../../site/json-ld.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { scheduleOf } from '../../../site/shown-location.ts';
import { reviewsSummary } from '../../reviews/embed/reviews-summary.ts';
import { locationCards } from '../embed/location-cards.ts';
import { locationHeader } from '../embed/location-header.ts';
import { mapArea } from '../embed/map-area.ts';
import { peopleAt } from './person-cards.ts';

/** Team members shown on a location's page; the team page has all. */
const INTRODUCED = 4;

/** Content of a location's page (LOCATIONS-006): header card, map, team, reviews and the dealer's other locations. */
export function locationContent(location: Location, context: SiteContext): PageContent<'location'> {
	const { site, link } = context;
	const { dealer } = site;
	const reviews = reviewsSummary(context, {
		title: `What customers say about ${location.name}`,
		location,
	});
	const header = locationHeader(location, context, { hasReviews: reviews !== null });
	const cards = locationCards(context);
	const people = peopleAt(location.slug, site);
	const path = locationPath(location.slug);
	return {
		meta: metaOf(context, {
			path,
			title: `${location.name} location and opening hours`,
			description: `${dealer.name}, ${location.name}: ${header.location.address}. Opening hours, phone number, directions and reviews.`,
			jsonLd: [autoDealer(location, dealer, scheduleOf(location, dealer, site.now))],
			trail: [
				{ label: 'Locations', href: LOCATIONS_PATH },
				{ label: location.name, href: path },
			],
			section: LOCATIONS_PATH,
		}),
		data: {
			header,
			map: mapArea([header.location], site, location.address.map_key),
			reviews,
			people: {
				cards: people.slice(0, INTRODUCED),
				all: people.length > 0 ? link(teamPath(location.slug)) : null,
			},
			others: cards.filter(({ slug }) => slug !== location.slug),
		},
	};
}
