import { z } from 'zod';
import { AppointmentsSchema } from '../../contracts/lead-calls.ts';
import { freeTimes, isDay } from '../../domain/hours/appointments.ts';
import { timetableOf } from '../../domain/hours/timetable.ts';
import { fieldRefusal, tooMany } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import { onlyDealership, visitedLocation } from '../intake/known-places.ts';
import { takenAt } from '../intake/taken-times.ts';
import { countCall } from '../limits/count-call.ts';

/** When somebody may come for a test drive on a day (TESTDRIVE-001, resolutions 103 and 106). */
export const appointments: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/appointments',
		summary: 'Free times for a test drive on a day',
		request: {
			query: z.object({
				dealership_slug: z.string().optional().openapi({ description: 'Needed where a dealer has several' }),
				date: z.string().openapi({ description: 'Such as 2026-12-01, by the clock of the location' }),
			}),
		},
		responses: {
			200: json('Half hours within the opening hours that can still be asked for', AppointmentsSchema),
			...refusals(false, [422, 429]),
		},
	});
	app.get('/api/appointments', async (c) => {
		const { site, address } = c.var;
		const date = c.req.query('date') ?? '';
		const dealership = c.req.query('dealership_slug') || onlyDealership(site);
		const isKnown = site.dealerships.some(({ slug }) => slug === dealership);
		const problems = [
			...(isDay(date) ? [] : [{ field: 'date', message: 'Please choose a day, such as 2026-12-01.' }]),
			...(isKnown ? [] : [{ field: 'dealership_slug', message: 'Please choose a dealership.' }]),
		];
		if (problems.length > 0) throw fieldRefusal(problems);
		const wait = await countCall(deps, 'appointments', address);
		if (wait !== null) throw tooMany(wait);
		const location = visitedLocation(site, null, dealership);
		const taken = await takenAt(deps, site, dealership, date);
		const times = location ? freeTimes(timetableOf(location.schedule), date, deps.now(), taken) : [];
		return c.json({ date, times });
	});
};
