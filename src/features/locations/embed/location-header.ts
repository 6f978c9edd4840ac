import { type Dealership, dealershipOf } from '../../../config/complete-dealer.ts';
import type { Location } from '../../../config/sections/locations.ts';
import { starFills } from '../../../domain/dealer/review-rules.ts';
import { holidaysFrom } from '../../../domain/hours/holiday-hours.ts';
import type { Department } from '../../../domain/hours/special-hours.ts';
import { dialled } from '../../../domain/phone/phone.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { formatNumber } from '../../../domain/vehicle/attributes/measures.ts';
import { contactPath, LOCATIONS_PATH, locationPath, SELL_PATH, teamPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { links } from '../../../site/shell.ts';
import { scheduleOf, visibleLocations } from '../../../site/shown-location.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { LocationDepartment, LocationHeader, ReviewsBadge } from '../page-data.ts';
import { locationCard } from './location-cards.ts';

const LABELS: Record<Department, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' };

/** Header card of a location; its own department comes first. */
export function locationHeader(
	location: Location,
	context: SiteContext,
	{ hasReviews }: { hasReviews: boolean },
): LocationHeader {
	const { dealer, now } = context.site;
	const dealership = dealershipOf(dealer, location.dealership_slug ?? null);
	const own = departmentOf(location);
	const offered = departmentsAt(location, dealership, visibleLocations(dealer));
	const schedule = scheduleOf(location, dealer, now);
	const departments = offered.map((at) => department(at, location, context));
	return {
		location: locationCard(location, context),
		badge: badgeOf(location, dealership, hasReviews ? '#reviews' : null, context),
		departments: departments.toSorted((a, b) => Number(b.department === own) - Number(a.department === own)),
		holidays: {
			time_zone: schedule.time_zone,
			dates: holidaysFrom(
				dealer.special_hours,
				offered.map((at) => ({
					department: departmentOf(at),
					label: LABELS[departmentOf(at)],
					location_name: at.name,
					schedule: scheduleOf(at, dealer, now),
				})),
				localTime(now, schedule.time_zone).date,
			),
		},
		facts: [
			...fact('Dealer licence', location.dealer_license_number),
			...fact('Motor vehicle repairer', location.motor_vehicle_repairer),
		],
		links: [...landlineLink(location), ...ownLinks(location, dealership, context)],
	};
}

/** One location of the dealership per department; the location itself for its own department. */
function departmentsAt(own: Location, dealership: Dealership, locations: readonly Location[]): Location[] {
	const near = locations.filter(
		({ dealership_slug }) => dealership_slug === undefined || dealership_slug === dealership.slug,
	);
	return (Object.keys(LABELS) as Department[]).flatMap((department) => {
		const able = near.filter((location) => departmentOf(location) === department);
		return able.find(({ slug }) => slug === own.slug) ?? able[0] ?? [];
	});
}

function department(
	at: Location,
	own: Location,
	{ shownLocations, link, site }: SiteContext,
): LocationDepartment {
	const shown = shownLocations.find(({ slug }) => slug === at.slug);
	if (!shown) throw new Error(`the location ${at.slug} is hidden`);
	const { name, address, directions, phone, hours } = shown;
	const asks = at.location_type === 'service' && at.enquire_when_closed;
	return {
		department: departmentOf(at),
		label: LABELS[departmentOf(at)],
		elsewhere: at.slug === own.slug ? null : { name, address, directions },
		phone,
		hours: site.dealer.compact_hours ? { ...hours, rows: hours.compact } : hours,
		ask: asks ? link(`${contactPath(at.slug)}#enquiry`) : null,
	};
}

/** Department of a location; one without a type counts as sales. */
export function departmentOf({ location_type }: Location): Department {
	return location_type ?? 'sales';
}

/** Number and average of reviews: the location's own, else its dealership's. */
function badgeOf(
	{ reviews }: Location,
	{ average_rating, review_count }: Dealership,
	here: string | null,
	{ link, site }: SiteContext,
): ReviewsBadge | null {
	const average = reviews?.average_rating ?? average_rating;
	const count = reviews?.count ?? review_count;
	if (average === null || !count) return null;
	const hasList = site.dealer.features.reviews !== false && site.content.reviews !== null;
	const all = link(LOCATIONS_PATH);
	return {
		average: average.toFixed(1),
		stars: starFills(average),
		text: `Based on ${formatNumber(count)} reviews`,
		href: here ?? (hasList && all ? `${all}#reviews` : null),
	};
}

function fact(label: string, value: string | null): LocationHeader['facts'] {
	return value === null ? [] : [{ label, value }];
}

/** The landline of a location whose phone is another number, such as a mobile (LOCATIONS-016). */
function landlineLink({ contact_detail: { phone, landline_phone } }: Location): Link[] {
	if (phone === null || landline_phone === null || dialled(phone) === dialled(landline_phone)) return [];
	return [{ label: `Landline ${landline_phone}`, href: `tel:${dialled(landline_phone)}` }];
}

function ownLinks(location: Location, dealership: Dealership, { site, link }: SiteContext): Link[] {
	const { youtube_url, linkedin_url } = location.contact_detail;
	const hasPeople = site.content.people.some(({ locations }) => locations.includes(location.slug));
	const buys = location.location_subtype.includes('buying') && dealership.features.trade_in !== false;
	const isPartOf = site.dealer.dealerships.length > 1 && dealership.slug !== location.slug;
	return links(
		[
			...(hasPeople ? [{ label: 'Meet the team', href: teamPath(location.slug) }] : []),
			...(buys ? [{ label: `Sell us your ${stockNoun(site.dealer).one}`, href: SELL_PATH }] : []),
			...(isPartOf ? [{ label: dealership.name, href: locationPath(dealership.slug) }] : []),
			...(youtube_url ? [{ label: 'YouTube', href: youtube_url }] : []),
			...(linkedin_url ? [{ label: 'LinkedIn', href: linkedin_url }] : []),
		],
		link,
	);
}
