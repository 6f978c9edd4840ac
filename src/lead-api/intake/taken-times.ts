import type { Lead } from '../../api/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { takenTimes } from '../../domain/hours/appointments.ts';
import type { Deps } from '../deps.ts';
import { type Arrival, repetitionOf } from './take-in.ts';

/** The times of a day at a dealership for which no further test drive can be asked. */
export async function takenAt(
	{ store }: Pick<Deps, 'store'>,
	site: ApiSite,
	dealership: string | null,
	date: string,
): Promise<string[]> {
	const booked = await store.bookedTimes(site.slug, dealership, date);
	const atOnce = site.dealerships.find(({ slug }) => slug === dealership)?.test_drives_at_once;
	return takenTimes(booked, atOnce ?? 1);
}

/**
 * That the time of a visit was asked for since the form showed it as free (resolution 103). Two who ask in the same moment both get
 * through: the dealership settles it.
 */
export async function takenProblems(
	deps: Deps,
	arrival: Arrival,
	{ test_drive_date, dealership_slug }: Pick<Lead, 'test_drive_date' | 'dealership_slug'>,
): Promise<FieldProblem[]> {
	if (test_drive_date === null) return [];
	const [date = '', time = ''] = test_drive_date.split('T');
	const taken = await takenAt(deps, arrival.site, dealership_slug, date);
	// By this very form, sent again.
	if (!taken.includes(time) || (await repetitionOf(deps, arrival))) return [];
	return [
		{
			field: 'test_drive_date',
			reason: 'taken',
			message:
				'Other shoppers have asked for this time since you opened the page. Please choose another one.',
		},
	];
}
