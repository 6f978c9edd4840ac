import { closedOnHolidays } from '../../../domain/hours/national-holidays.ts';
import { type Schedule, type Timetable, timetableOf } from '../../../domain/hours/timetable.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import type { SiteContext } from '../../../site/context.ts';
import { scheduleOf, visibleLocations } from '../../../site/shown-location.ts';

/**
 * Where a vehicle can be brought, with its hours: the locations that buy (LOCATIONS-009), where there are any, else the sales locations;
 * only those of dealerships that take trade-ins.
 */
export function buyingPlaces({ site: { dealer, now } }: SiteContext) {
	const excluded = dealer.dealerships
		.filter(
			({ slug, features: { trade_in } }) => trade_in === false || trade_in.exclude_dealerships.includes(slug),
		)
		.map(({ slug }) => slug);
	const taking = visibleLocations(dealer).filter(
		({ dealership_slug }) => !excluded.includes(dealership_slug ?? dealer.dealerships[0].slug),
	);
	const buying = taking.filter(({ location_subtype }) => location_subtype.includes('buying'));
	const selling = taking.filter(({ location_type }) => location_type === null || location_type === 'sales');
	return (buying.length > 0 ? buying : selling).map((location) => ({
		id: location.id,
		label: `${location.name}, ${location.address.street}`,
		timetable: inspectionTimetable(scheduleOf(location, dealer, now), now),
	}));
}

/** When a place inspects vehicles: its hours, and not on public holidays. */
function inspectionTimetable(schedule: Schedule, now: Date): Timetable {
	return closedOnHolidays(timetableOf(schedule), localTime(now, schedule.time_zone).date);
}
