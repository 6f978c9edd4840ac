import type { Lead } from '../../api/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { fullyBookedTimes } from '../../domain/hours/appointments.ts';
import type { Deps } from '../deps.ts';
import { type IncomingForm, repetitionOf } from './store-incoming.ts';

/** Fully booked test drive times of a day at a dealership. */
export async function takenAt(
	{ store }: Pick<Deps, 'store'>,
	site: ApiSite,
	dealership: string | null,
	date: string,
): Promise<string[]> {
	const booked = await store.bookedTimes(site.slug, dealership, date);
	const atOnce = site.dealerships.find(({ slug }) => slug === dealership)?.test_drives_at_once;
	return fullyBookedTimes(booked, atOnce ?? 1);
}

/**
 * Problem of a test drive time that was booked out since the form showed it as free (resolution 103). Two simultaneous requests both pass;
 * the dealership settles it.
 */
export async function takenProblems(
	deps: Deps,
	incoming: IncomingForm,
	{ test_drive_date, dealership_slug }: Pick<Lead, 'test_drive_date' | 'dealership_slug'>,
): Promise<FieldProblem[]> {
	if (test_drive_date === null) return [];
	const [date = '', time = ''] = test_drive_date.split('T');
	const taken = await takenAt(deps, incoming.site, dealership_slug, date);
	// The booking may be this form's own, sent again.
	if (!taken.includes(time) || (await repetitionOf(deps, incoming))) return [];
	return [
		{
			field: 'test_drive_date',
			reason: 'taken',
			message:
				'Other shoppers have asked for this time since you opened the page. Please choose another one.',
		},
	];
}
