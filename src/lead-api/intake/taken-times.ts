import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
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

/** The fields of a lead with a visit that takes one of a dealership's times. */
const VISITS = ['test_drive_date', 'inspection_date', 'handover_date'] as const;

/**
 * Problems of a test drive or inspection time that was booked out since the form showed it as free (resolution 103). Two simultaneous
 * requests both pass; the dealership settles it.
 *
 * @param before the lead before this step, whose own time is not taken from it; null for a first step
 */
export async function takenProblems(
	deps: Deps,
	incoming: IncomingForm,
	fields: Pick<Lead, (typeof VISITS)[number] | 'dealership_slug'>,
	before: Lead | null = null,
): Promise<FieldProblem[]> {
	for (const field of VISITS) {
		const at = fields[field];
		if (at === null || at === before?.[field]) continue;
		const [date = '', time = ''] = at.split('T');
		const taken = await takenAt(deps, incoming.site, fields.dealership_slug, date);
		// The booking may be this form's own, sent again.
		if (!taken.includes(time) || (await repetitionOf(deps, incoming))) continue;
		return [{ field, reason: 'taken', message: TAKEN }];
	}
	return [];
}

const TAKEN = 'Other shoppers have asked for this time since you opened the page. Please choose another one.';
