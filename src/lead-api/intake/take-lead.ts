import { LeadSchema } from '../../api/leads/leads.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import type { Deps } from '../deps.ts';
import { holdFor } from '../reservations/hold-for.ts';
import type { Saved } from '../store/leads/new-lead.ts';
import { valuePosted } from '../trade-in/value-posted.ts';
import { splitPrivateAnswers } from './application.ts';
import { vehicleLeadProblems } from './check-lead.ts';
import { completeLead } from './complete-fields.ts';
import { FIRST_STEP, isGrowing } from './growing-lead.ts';
import { newVehicleLead } from './new-lead.ts';
import { parseSent } from './parse-sent.ts';
import { type IncomingForm, requireNoProblems, storeIncoming } from './store-incoming.ts';
import { takeStep } from './take-step.ts';
import { takenProblems } from './taken-times.ts';
import { withOffer } from './trade-in-offer.ts';

/** Validates and stores a lead about a vehicle, or a further step of one. Throws a Refusal that names the invalid fields. */
export async function takeLead(deps: Deps, incoming: IncomingForm): Promise<Saved> {
	const { site, sent, submission, now } = incoming;
	const parsed = parseSent(LeadSchema, sent.values, (read) =>
		read.lead_id === null ? vehicleLeadProblems(completeLead(read, site), site, now) : [],
	);
	if (parsed.lead_id !== null) return takeStep(deps, incoming, parsed.lead_id, parsed);
	const grows = !sent.isForm && isGrowing(parsed);
	const asStep = (id: string) =>
		takeStep(deps, incoming, id, { ...parsed, first_submission_id: submission.submission_id });
	const begun = grows
		? await deps.store.findRepetition(site.slug, submission.submission_id, FIRST_STEP)
		: null;
	if (begun) return asStep(begun.id);
	const complete = completeLead(parsed, site);
	const isPosted = sent.isForm && complete.category === TRADE_IN_CATEGORY;
	const id = isPosted ? await valuePosted(deps, site, incoming.address, complete) : complete.id;
	const fields = await withOffer(deps, site, { ...complete, id }, { before: null, sent: sent.values });
	requireNoProblems(vehicleLeadProblems(fields, site, now));
	requireNoProblems(await takenProblems(deps, incoming, fields));
	const kept = splitPrivateAnswers(fields, site, now);
	const first = grows ? { ...incoming, submission: { ...submission, body_hash: FIRST_STEP } } : incoming;
	const make: Parameters<typeof storeIncoming>[2] = (check) =>
		newVehicleLead(kept.fields, { site, submission, check, now });
	const saved = await storeIncoming(
		deps,
		first,
		make,
		kept.private_answers,
		await holdFor(deps, incoming, fields),
	);
	// Another request of the same attempt was stored first.
	return grows && !saved.isNew ? asStep(saved.id) : saved;
}
