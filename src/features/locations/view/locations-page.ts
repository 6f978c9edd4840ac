import { holidaysFrom } from '../../../domain/hours/holiday-hours.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { LOCATIONS_PATH, POSTCODES_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { autoDealer } from '../../../site/json-ld.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { scheduleOf, visibleLocations } from '../../../site/shown-location.ts';
import { reviewsSummary } from '../../reviews/embed/reviews-summary.ts';
import { locationCards } from '../embed/location-cards.ts';
import { departmentOf } from '../embed/location-header.ts';
import { mapArea } from '../embed/map-area.ts';
import type { LocationsData } from '../page-data.ts';

/** Content of the locations page: hours, map and search by postcode (LOCATIONS-028, GEO-005). */
export function locationsContent(context: SiteContext): PageContent<'locations'> {
	const { site } = context;
	const { dealer } = site;
	const cards = locationCards(context);
	const title = cards.length === 1 ? 'Our location' : 'Our locations';
	const cities = [...new Set(cards.map(({ city }) => city))];
	return {
		meta: metaOf(context, {
			path: LOCATIONS_PATH,
			title,
			description: `Where to find ${dealer.name}: ${inWords(cities)}. Addresses, phone numbers, opening hours and directions.`,
			jsonLd: visibleLocations(dealer).map((location) =>
				autoDealer(location, dealer, scheduleOf(location, dealer, site.now)),
			),
			trail: [{ label: title, href: LOCATIONS_PATH }],
			section: LOCATIONS_PATH,
		}),
		data: {
			...whereabouts(cards, context),
			title,
			text: `Find ${dealer.name} in ${inWords(cities)}.`,
			reviews: reviewsSummary(context),
		},
	};
}

/** Data of any page with several locations. */
export function whereabouts(
	cards: LocationsData['cards'],
	{ site }: SiteContext,
): Pick<LocationsData, 'cards' | 'finder' | 'map' | 'holidays'> {
	const { dealer, now } = site;
	const { geocoding } = dealer.features;
	const from = localTime(now, dealer.time_zone).date;
	const locations = visibleLocations(dealer).filter(({ slug }) => cards.some((card) => card.slug === slug));
	const departments = locations.map((location) => ({
		department: departmentOf(location),
		label: location.name,
		location_name: location.name,
		schedule: scheduleOf(location, dealer, now),
	}));
	return {
		cards,
		// It finds the nearest of several.
		finder:
			cards.filter(({ at }) => at !== null).length > 1
				? { table: POSTCODES_PATH, geocoding_key: geocoding ? geocoding.key : null }
				: null,
		map: mapArea(cards, site),
		holidays: {
			time_zone: dealer.time_zone,
			dates: holidaysFrom(dealer.special_hours, departments, from),
		},
	};
}

/** 'Newstead, Southport and Toowoomba'. */
export function inWords(names: readonly string[]): string {
	const [last = '', ...others] = names.toReversed();
	return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
