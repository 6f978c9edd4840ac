import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { APPOINTMENTS_PATH } from './get-appointments.ts';

const AppointmentsQuerySchema = z.object({
	/** Required where a dealer has several. */
	dealership_slug: z.optional(z.string()),
	/** The location that is visited; without it the dealership's first sales location. */
	location_id: z.optional(z.string()),
	/** Such as 2026-12-01, in the time zone of the location. */
	date: z.string(),
});

/** The start times of visits on a day, such as '09:30', in the location's time zone (resolutions 103 and 106). */
export const AppointmentsSchema = z.object({
	date: z.string(),
	times: z.array(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
});

/**
 * The free half hours of a day at a dealership; refused with 422 where the day is no date, or the dealership or its location is not known.
 */
export const appointments = {
	method: 'get',
	path: APPOINTMENTS_PATH,
	summary: 'Free times for a test drive or an inspection on a day',
	query: AppointmentsQuerySchema,
	answers: {
		200: {
			description: 'Half hours within the opening hours that are still available',
			schema: AppointmentsSchema,
		},
	},
	refusals: [422, 429],
} as const satisfies Endpoint;
