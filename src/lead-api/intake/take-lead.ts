import { LeadSchema } from '../../api/leads.ts';
import type { Deps } from '../deps.ts';
import type { Saved } from '../store/store.ts';
import { splitPrivateAnswers } from './application.ts';
import { leadProblems } from './check-lead.ts';
import { completeLead } from './complete-fields.ts';
import { newVehicleLead } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type IncomingForm, requireNoProblems, storeIncoming } from './store-incoming.ts';
import { takeStep } from './take-step.ts';
import { takenProblems } from './taken-times.ts';

/** Validates and stores a lead about a vehicle, or a further step of one. Throws a Refusal that names the invalid fields. */
export async function takeLead(deps: Deps, incoming: IncomingForm): Promise<Saved> {
	const { site, sent, submission, now } = incoming;
	const said = parseSent(LeadSchema, sent.values, (read) =>
		read.lead_id === null ? leadProblems(completeLead(read, site), site, now) : [],
	);
	if (said.lead_id !== null) return takeStep(deps, incoming, said.lead_id, said);
	const fields = completeLead(said, site);
	requireNoProblems(leadProblems(fields, site, now));
	requireNoProblems(await takenProblems(deps, incoming, fields));
	const kept = splitPrivateAnswers(fields, site, now);
	const make: Parameters<typeof storeIncoming>[2] = (check) =>
		newVehicleLead(kept.fields, { site, submission, check, now });
	return storeIncoming(deps, incoming, make, kept.private_answers);
}
