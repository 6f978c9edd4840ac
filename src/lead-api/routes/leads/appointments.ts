import { appointments } from '../../../api/leads/appointments.ts';
import { freeTimes, isDay } from '../../../domain/hours/appointments.ts';
import { timetableOf } from '../../../domain/hours/timetable.ts';
import { fieldRefusal, tooMany } from '../../answers/refusal.ts';
import { locationOf, onlyDealership, visitedLocation } from '../../intake/known-locations.ts';
import { takenAt } from '../../intake/taken-times.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** The free times for a test drive or an inspection on a day (TESTDRIVE-001, resolutions 103 and 106). */
export const appointmentsRoute = route(appointments, (deps) => async (c, { query }) => {
	const { site, address } = c.var;
	const { date = '' } = query;
	const chosen = locationOf(site, query.location_id ?? null);
	const dealership = query.dealership_slug || chosen?.dealership_slug || onlyDealership(site);
	const isKnown = site.dealerships.some(({ slug }) => slug === dealership);
	const problems = [
		...(isDay(date) ? [] : [{ field: 'date', message: 'Please choose a day (YYYY-MM-DD).' }]),
		...(isKnown ? [] : [{ field: 'dealership_slug', message: 'Please choose a dealership.' }]),
	];
	if (problems.length > 0) throw fieldRefusal(problems);
	const wait = await countCall(deps, 'appointments', address);
	if (wait !== null) throw tooMany(wait);
	const location = chosen ?? visitedLocation(site, null, dealership);
	const taken = await takenAt(deps, site, dealership, date);
	const times = location ? freeTimes(timetableOf(location.schedule), date, deps.now(), taken) : [];
	return { date, times };
});
