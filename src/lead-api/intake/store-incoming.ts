import type { ApiSite } from '../../api/site/site-file.ts';
import { fieldRefusal, tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { leadCounts, subjectOf } from '../limits/count-lead.ts';
import type { Sent } from '../request/read-sent.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { NewLead, Saved } from '../store/leads/new-lead.ts';
import type { PrivateAnswers } from '../store/leads/private-store.ts';
import { hasReceipt, receiptTargets } from './receipt-targets.ts';
import { checkSender, type SpamCheck } from './spam-check.ts';
import { type Submission, submissionOf } from './submission.ts';
import { deliveryOf } from './unfinished.ts';

/** A form sent to a dealer. */
export interface IncomingForm {
	site: ApiSite;
	address: string;
	sent: Sent;
	submission: Submission;
	now: Date;
}

/** Stores a new lead; null when a limit refuses it. */
export type SaveLead = (order: NewLead) => Promise<Saved | null>;

/** A form sent now, with the submission it belongs to. */
export function incomingForm(deps: Deps, site: ApiSite, address: string, sent: Sent): IncomingForm {
	const now = deps.now();
	return { site, address, sent, now, submission: submissionOf(sent, { address, secret: deps.secret, now }) };
}

/** The lead already stored for this submission, so that a repetition gets the same response; null for a new one. */
export function repetitionOf(deps: Deps, { site, submission }: IncomingForm): Promise<Saved | null> {
	return deps.store.findRepetition(site.slug, submission.submission_id, submission.body_hash);
}

/**
 * Stores a lead with its outbox entries and starts delivery. Throws a Refusal: 422 for a script without a proof of work, 429 above the
 * limit of submissions without proof.
 *
 * @param make the lead to store, from the result of the spam check
 * @param private_answers answers stored separately from the lead; null for none
 * @param save stores it together with what belongs to it; null for a limit
 */
export async function storeIncoming(
	deps: Deps,
	incoming: IncomingForm,
	make: (check: SpamCheck) => StoredLead,
	private_answers: PrivateAnswers | null,
	save: SaveLead = (order) => deps.store.save(order),
): Promise<Saved> {
	const { site, address, sent, submission, now } = incoming;
	const { captcha, company_website } = sent.values;
	const check = await checkSender(
		{
			captcha: typeof captcha === 'string' ? captcha : undefined,
			company_website: typeof company_website === 'string' ? company_website : undefined,
		},
		{ site, isForm: sent.isForm, secret: deps.secret, log: deps.log },
	);
	const lead = make(check);
	const counted = leadCounts(deps, {
		dealer: site.slug,
		address,
		phone: lead.fields.phone,
		subject: subjectOf(lead),
		sender: check.sender,
	});
	const isProved = check.proof !== null || (site.forms.captcha && check.status === 'unverified');
	const { targets, deliver_at } = deliveryOf(deps, lead, site, now);
	const saved = await save({
		lead,
		received_at: now.toISOString(),
		submission_id: submission.submission_id,
		body_hash: submission.body_hash,
		deliver_at,
		targets: hasReceipt(lead) ? [...targets, ...(await receiptTargets(deps, lead, site, isProved))] : targets,
		private_answers,
		counted,
		notice_to: site.email,
		proof: check.proof,
	});
	if (!saved) throw tooMany(secondsUntil(counted[0]?.ends_at, now));
	reportStored(deps, lead, saved);
	return saved;
}

/** Logs a stored lead and starts its delivery. */
export function reportStored(
	{ log, deliverNow }: Deps,
	lead: StoredLead,
	{ id, status, isNew }: Saved,
): void {
	log({
		level: status === 'quarantined' ? 'warn' : 'info',
		message: 'lead stored',
		dealer: lead.dealer,
		lead: id,
		kind: lead.kind,
		status,
		is_new: isNew,
	});
	// A quarantined lead has a notice to the dealer in the outbox.
	if (isNew && status !== 'unverified') deliverNow();
}

function secondsUntil(moment: string | undefined, now: Date): number {
	return moment === undefined ? 60 : Math.ceil((Date.parse(moment) - now.getTime()) / 1000);
}

/** Throws a Refusal when there are problems. */
export function requireNoProblems(problems: readonly { field: string; message: string }[]): void {
	if (problems.length > 0) throw fieldRefusal(problems);
}
