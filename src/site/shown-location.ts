import { type Dealer, dealershipOf } from '../config/complete-dealer.ts';
import type { Location } from '../config/sections/locations.ts';
import { compactWeek, type DayHours, weekHours } from '../domain/hours/opening-hours.ts';
import { type Department, upcomingSpecialHours } from '../domain/hours/special-hours.ts';
import { type Schedule, timetableOf } from '../domain/hours/timetable.ts';
import { compareNames } from '../domain/list/compare-names.ts';
import { dialled } from '../domain/phone/phone.ts';
import { STATES } from '../domain/place/states.ts';
import { addDays, localTime, WEEKDAY_NAMES } from '../domain/time/local-date.ts';
import type { HoursTable, ShownLocation } from '../ui/hours/hours-data.ts';

/** How many days ahead pages include special dates. */
const SPECIAL_DAYS_AHEAD = 60;

/** The visible locations, the primary one first, then by name (resolution 212). */
export function visibleLocations({ locations }: Dealer): Location[] {
	return locations
		.filter(({ visible }) => visible)
		.toSorted((a, b) => Number(b.primary) - Number(a.primary) || compareNames(a.name, b.name));
}

/** The data of a location for pages. Special dates are those from the day of the build on. */
export function shownLocation(location: Location, dealer: Dealer, now: Date): ShownLocation {
	const { address, contact_detail } = location;
	const state = address.state ?? dealer.state;
	const line = `${address.street}, ${address.city} ${STATES[state].label} ${address.postcode}`;
	const phone = contact_detail.phone ?? contact_detail.landline_phone;
	return {
		name: location.name,
		slug: location.slug,
		href: null,
		address: line,
		city: address.city,
		directions: {
			label: dealershipOf(dealer, location.dealership_slug ?? null).buttons.labels.directions,
			href: address.place_url ?? directionsTo(`${dealer.name}, ${line}`, address.place_id),
		},
		phone: phone === null ? null : { text: phone, href: `tel:${dialled(phone)}` },
		hours: hoursTable(scheduleOf(location, dealer, now), now),
		makes: location.manufacturers,
		licence: location.dealer_license_number,
		note: location.note,
	};
}

/** The address of directions in Google Maps. The place id is exact; the text is the fallback without one (LOCATIONS-015). */
export function directionsTo(words: string, placeId: string | null): string {
	const query = new URLSearchParams({ api: '1', destination: words });
	if (placeId !== null) query.set('destination_place_id', placeId);
	return `https://www.google.com/maps/dir/?${query.toString().replaceAll('+', '%20')}`;
}

/** The opening hours of a location: its own, else the dealer's (CONFIG-022), with future special dates. */
export function scheduleOf(location: Location, dealer: Dealer, now: Date): Schedule {
	const department: Department = location.location_type ?? 'sales';
	const own = location.contact_detail.opening_hours;
	const state = location.address.state ?? dealer.state;
	const time_zone =
		location.address.state && location.address.state !== dealer.state
			? STATES[state].time_zone
			: dealer.time_zone;
	const from = localTime(now, time_zone).date;
	const upcoming = upcomingSpecialHours(dealer.special_hours, {
		department,
		location_name: location.name,
		from,
	});
	return {
		time_zone,
		weekly: own.length > 0 ? own : dealer.opening_hours,
		special: upcoming.filter(({ date }) => date <= addDays(from, SPECIAL_DAYS_AHEAD)),
		appointment_saturdays_from: location.appointment_saturdays_from,
		unavailable_text: location.unavailable_text,
	};
}

/**
 * The hours for tables: each weekday's next occurrence at the time of the build. The browser computes them again from the
 * timetable, marks today and adds 'Open until'; the summary is worded so that it stays true (docs/decisions).
 */
function hoursTable(schedule: Schedule, now: Date): HoursTable {
	const timetable = timetableOf(schedule);
	const week = weekHours(timetable, now);
	const row = ({ label, days, text }: { label: string; days: readonly DayHours[]; text: string }) => ({
		label,
		text,
		isClosed: days.every(({ isClosed }) => isClosed),
		weekdays: days.map(({ weekday }) => weekday),
	});
	const compact = compactWeek(week).map(row);
	const isKnown = schedule.weekly.length > 0;
	return {
		rows: week.map((day) => row({ label: WEEKDAY_NAMES[day.weekday], days: [day], text: day.text })),
		compact,
		timetable: isKnown ? timetable : null,
		summary: isKnown && compact[0] ? `${compact[0].label} ${compact[0].text}` : schedule.unavailable_text,
	};
}
