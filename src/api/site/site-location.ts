import * as z from 'zod/mini';
import type { SpecialHoursEntry } from '../../domain/hours/special-hours.ts';
import type { OpeningHourEntry, Schedule } from '../../domain/hours/timetable.ts';

const text = z.nullable(z.string());

const ScheduleSchema = z.object({
	time_zone: z.string(),
	weekly: z.custom<readonly OpeningHourEntry[]>((value) => Array.isArray(value)),
	special: z.custom<readonly SpecialHoursEntry[]>((value) => Array.isArray(value)),
	appointment_saturdays_from: text,
	unavailable_text: z.enum(['Closed', 'By appointment only']),
}) satisfies z.ZodMiniType<Schedule>;

/** The service's data about a location of a dealer. */
export const ApiLocationSchema = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	dealership_slug: z.string(),
	location_type: z.nullable(z.enum(['sales', 'service', 'parts'])),
	/** '212 Latrobe Terrace, Geelong West VIC 3218'. */
	address: z.string(),
	phone: text,
	/** The hours for test drives, or those of the workshop at a location with only a workshop. */
	schedule: ScheduleSchema,
});

export type ApiLocation = z.output<typeof ApiLocationSchema>;
