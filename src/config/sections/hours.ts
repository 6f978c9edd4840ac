import { z } from 'zod';
import type { Weekday } from '../../domain/time/local-date.ts';

const TimeOfDay = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time on a 24-hour clock, such as 08:30')
	.nullable()
	.default(null);
const LocalDate = z.iso.date('expected a date, such as 2026-12-25');
const Status = z.enum(['Open', 'Closed']);

/** The hours of one weekday (LOCATIONS-017). */
export const OpeningHourSchema = z.strictObject({
	/** 0 is Sunday, 6 is Saturday. */
	weekday: z
		.int()
		.min(0)
		.max(6)
		.transform((day) => day as Weekday),
	status: Status,
	/** Text shown when `open` or `close` is missing, such as 'By appointment'. */
	formated_hours: z.string().nullable().default(null),
	open: TimeOfDay,
	close: TimeOfDay,
});

/** The hours of one date, which replace the weekday's (LOCATIONS-018). */
export const SpecialHoursSchema = z.strictObject({
	date: LocalDate,
	status: Status,
	start_hour: TimeOfDay,
	end_hour: TimeOfDay,
	department: z.enum(['sales', 'service', 'parts', 'all']).default('all'),
	/** The name of its location; default: all. */
	location_name: z.string().nullable().default(null),
});

/** A week's opening hours: an entry for each weekday that is named, none twice. */
export const HoursSchema = z.array(OpeningHourSchema).superRefine((entries, context) => {
	const seen = new Set<number>();
	for (const [index, { weekday }] of entries.entries()) {
		if (seen.has(weekday)) {
			context.addIssue({
				code: 'custom',
				path: [index, 'weekday'],
				message: 'expected a weekday that is not there yet',
			});
		}
		seen.add(weekday);
	}
});

/** Every other Saturday by appointment, counted from the first one (LOCATIONS-034). */
export const AppointmentSaturdaysSchema = LocalDate.refine(
	(date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6,
	'expected a Saturday',
);
