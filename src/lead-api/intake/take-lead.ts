import { type FieldProblem, type Lead, LeadSchema } from '../../contracts/lead.ts';
import type { Deps } from '../deps.ts';
import type { Saved } from '../store/store.ts';
import { leadProblems } from './check-lead.ts';
import { completeLead } from './complete-fields.ts';
import { newVehicleLead } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type Arrival, repetitionOf, requireNone, takeIn } from './take-in.ts';
import { takeStep } from './take-step.ts';

/** Takes a lead about a vehicle in, or a further step of one. Throws a Refusal that names what to mend. */
export async function takeLead(deps: Deps, arrival: Arrival): Promise<Saved> {
	const { site, sent, submission, now } = arrival;
	const said = parseSent(LeadSchema, sent.values);
	if (said.lead_id !== null) return takeStep(deps, arrival, said.lead_id, said);
	const fields = completeLead(said, site);
	requireNone(leadProblems(fields, site, now));
	requireNone(await bookedProblems(deps, arrival, fields));
	const make: Parameters<typeof takeIn>[2] = (standing) =>
		newVehicleLead(fields, { site, submission, standing, now });
	return takeIn(deps, arrival, make, fields.isLastStep);
}

/**
 * That somebody has booked the time of a visit since the form showed it as free (resolution 103). Two who ask in the same moment both
 * get through: whoever answers them settles it.
 */
async function bookedProblems(
	deps: Deps,
	arrival: Arrival,
	{ test_drive_date, dealership_slug }: Lead,
): Promise<FieldProblem[]> {
	if (test_drive_date === null) return [];
	const [date = '', time = ''] = test_drive_date.split('T');
	const booked = await deps.store.bookedTimes(arrival.site.slug, dealership_slug, date);
	// By this very form, sent again.
	if (!booked.includes(time) || (await repetitionOf(deps, arrival))) return [];
	return [
		{ field: 'test_drive_date', message: 'Somebody has just booked this time. Please choose another one.' },
	];
}
