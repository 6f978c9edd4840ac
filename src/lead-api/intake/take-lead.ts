import { LeadSchema } from '../../api/leads.ts';
import type { Deps } from '../deps.ts';
import type { Saved } from '../store/store.ts';
import { keptApart } from './application.ts';
import { leadProblems } from './check-lead.ts';
import { completeLead } from './complete-fields.ts';
import { newVehicleLead } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type Arrival, requireNone, takeIn } from './take-in.ts';
import { takeStep } from './take-step.ts';
import { takenProblems } from './taken-times.ts';

/** Takes a lead about a vehicle in, or a further step of one. Throws a Refusal that names what to mend. */
export async function takeLead(deps: Deps, arrival: Arrival): Promise<Saved> {
	const { site, sent, submission, now } = arrival;
	const said = parseSent(LeadSchema, sent.values, (read) =>
		read.lead_id === null ? leadProblems(completeLead(read, site), site, now) : [],
	);
	if (said.lead_id !== null) return takeStep(deps, arrival, said.lead_id, said);
	const fields = completeLead(said, site);
	requireNone(leadProblems(fields, site, now));
	requireNone(await takenProblems(deps, arrival, fields));
	const kept = keptApart(fields, site, now);
	const make: Parameters<typeof takeIn>[2] = (standing) =>
		newVehicleLead(kept.fields, { site, submission, standing, now });
	return takeIn(deps, arrival, make, kept.private_answers);
}
