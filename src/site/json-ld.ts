import type { Dealer } from '../config/complete-dealer.ts';
import type { Location } from '../config/sections/locations.ts';
import type { Schedule } from '../domain/hours/timetable.ts';
import { STATES } from '../domain/place/states.ts';
import { WEEKDAY_NAMES } from '../domain/time/local-date.ts';
import type { Link } from '../ui/layout/layout-data.ts';

/** The `@context` of all structured data. */
export const CONTEXT = 'https://schema.org';

/** The path of a page from the home page (schema.org BreadcrumbList). */
export function breadcrumbList(trail: readonly Link[], absolute: (path: string) => string): object {
	return {
		'@context': CONTEXT,
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: absolute(href),
		})),
	};
}

/** One location of a dealer with its hours (schema.org AutoDealer). */
export function autoDealer(location: Location, dealer: Dealer, schedule: Schedule): object {
	const { address, contact_detail, reviews } = location;
	const state = address.state ?? dealer.state;
	return {
		'@context': CONTEXT,
		'@type': 'AutoDealer',
		'@id': `${dealer.url}/#${location.slug}`,
		name: dealer.locations.length > 1 ? `${dealer.name}, ${location.name}` : dealer.name,
		url: `${dealer.url}/`,
		telephone: contact_detail.phone ?? contact_detail.landline_phone ?? dealer.phone,
		email: dealer.email,
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: STATES[state].label,
			postalCode: address.postcode,
			addressCountry: 'AU',
		},
		...(address.lat !== null && address.long !== null
			? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
			: {}),
		openingHoursSpecification: [
			...schedule.weekly
				.filter(({ status, open, close }) => status === 'Open' && open !== null && close !== null)
				.map(({ weekday, open, close }) => ({
					'@type': 'OpeningHoursSpecification',
					dayOfWeek: WEEKDAY_NAMES[weekday],
					opens: open,
					closes: close,
				})),
			...schedule.special.map(({ date, status, start_hour, end_hour }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: date,
				validThrough: date,
				opens: status === 'Open' ? start_hour : '00:00',
				closes: status === 'Open' ? end_hour : '00:00',
			})),
		],
		...(reviews && reviews.count > 0
			? {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: reviews.average_rating,
						reviewCount: reviews.count,
					},
				}
			: {}),
	};
}
