import type { Lead } from '../../api/leads/leads.ts';
import { filingOf } from '../../domain/lead/lead-category.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { leadCounts } from '../limits/count-lead.ts';
import type { JsonObject } from '../request/read-json.ts';
import { holdFor } from '../reservations/hold-for.ts';
import type { StoredVehicleLead } from '../store/leads/lead-record.ts';
import type { Saved } from '../store/leads/new-lead.ts';
import type { LeadStore } from '../store/store.ts';
import { mergedAnswers, splitPrivateAnswers } from './application.ts';
import { vehicleLeadProblems } from './check-lead.ts';
import { completeLead, storedFields } from './complete-fields.ts';
import { isRepeatedFirst } from './growing-lead.ts';
import { leadOfAttempt } from './lead-of-attempt.ts';
import { withoutEmpty } from './parse-sent.ts';
import { receiptOfSteps } from './receipt-targets.ts';
import { type IncomingForm, repetitionOf, reportStored, requireNoProblems } from './store-incoming.ts';
import { takenProblems } from './taken-times.ts';
import { withOffer } from './trade-in-offer.ts';
import { deliveryOf } from './unfinished.ts';

/** Attempts to store a step while other steps of the same lead are being stored. */
const MOST_TRIES = 5;
/** Most steps of one lead; forms have six at most. */
const MOST_STEPS = 20;

/**
 * Adds a step to a lead (LEADAPI-004 to LEADAPI-006, LEADAPI-015). The `submission_id` of its first step, which no mail contains, proves
 * the same sender, so that no second proof of work is needed. Throws a Refusal.
 *
 * @param step the parsed step; only the fields it names replace earlier ones
 */
export async function takeStep(
	deps: Deps,
	incoming: IncomingForm,
	leadId: string,
	step: Lead,
): Promise<Saved> {
	const { site, address, sent, submission, now } = incoming;
	const ids = { lead_id: leadId, submission_id: step.first_submission_id ?? '' };
	if (!(await leadOfAttempt(deps, site.slug, ids))) throw unknownLead();
	const isDeposit = step.isLastStep && step.deposit !== undefined;
	const repetition = await repetitionOf(deps, incoming);
	// The hold of a step sent again may have ended.
	if (repetition && !isDeposit) return repetition;
	let save: LeadStore['addStep'] | undefined;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const before = await deps.store.find(site.slug, leadId);
		if (before?.kind !== 'lead') throw unknownLead();
		if (before.steps.length >= MOST_STEPS)
			throw new Refusal(409, 'This was sent too often.', { remedy: 'call' });
		const apart = await deps.store.privateAnswers(site.slug, leadId, now);
		const application = mergedAnswers(before.fields.application, apart, step.application);
		const together = completeLead({ ...merged(before.fields, step, sent.values), application }, site);
		const all = await withOffer(deps, site, together, { before: before.fields, sent: sent.values });
		requireNoProblems(vehicleLeadProblems(all, site, now));
		requireNoProblems(await takenProblems(deps, incoming, all, before.fields));
		const kept = splitPrivateAnswers(all, site, now);
		const fields = storedFields(kept.fields);
		const { private_answers } = kept;
		if (isRepeatedFirst(before, { fields, private_answers }, apart, submission))
			return { id: leadId, status: before.status, isNew: false };
		const lead = afterStep(before, fields, submission.body);
		const { targets, deliver_at } = deliveryOf(deps, lead, site, now);
		save ??= (await holdFor(deps, incoming, fields, step.isLastStep)) ?? deps.store.addStep;
		const saved = await save({
			lead,
			private_answers,
			received_at: now.toISOString(),
			submission_id: submission.submission_id,
			body_hash: submission.body_hash,
			deliver_at,
			targets: [...targets, ...(await receiptOfSteps(deps, before, lead, site))],
			counted: leadCounts(deps, { dealer: site.slug, address, phone: '', subject: '', sender: 'step' }),
			notice_to: site.email,
			proof: null,
			after_steps: before.steps.length + 1,
		});
		if (saved) {
			reportStored(deps, lead, saved);
			return saved;
		}
	}
	throw new Refusal(409, 'Your last step is still being saved.', { remedy: 'retry' });
}

/** The lead after a step, with the earlier bodies. */
function afterStep(before: StoredVehicleLead, fields: Lead, body: string): StoredVehicleLead {
	const { dealership_slug, consent_text, url } = fields;
	return {
		...before,
		...filingOf(fields),
		dealership_slug,
		consent_text,
		url,
		fields,
		body,
		steps: [...before.steps, before.body],
	};
}

/** Earlier fields overwritten by those that a step names. A finished lead stays finished: another tab may still be in an earlier step. */
function merged(before: Lead, step: Lead, values: JsonObject): Lead {
	const named = Object.keys(withoutEmpty(values));
	const news = Object.entries(step).filter(([name]) => named.includes(name));
	return { ...before, ...Object.fromEntries(news), isLastStep: before.isLastStep || step.isLastStep };
}

/** 404 with the same message for a missing lead, another sender's and another dealer's, so that ids cannot be probed. */
function unknownLead(): Refusal {
	return new Refusal(404, 'We could not find the beginning of this. Please start again, or call us.', {
		problems: [{ field: 'lead_id', message: 'Please start again.' }],
	});
}
