import type { ApiSite } from '../../api/site-file.ts';
import { fieldRefusal, tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { leadCounts, subjectOf } from '../limits/count-lead.ts';
import type { Sent } from '../request/read-sent.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import type { PrivateAnswers } from '../store/private-store.ts';
import type { Saved } from '../store/store.ts';
import { receiptTargets } from './receipt-targets.ts';
import { type Standing, standingOf } from './standing.ts';
import { type Submission, submissionOf } from './submission.ts';
import { deliveryOf } from './unfinished.ts';

/** Something that was sent to a dealer. */
export interface Arrival {
	site: ApiSite;
	address: string;
	sent: Sent;
	submission: Submission;
	now: Date;
}

/** What is sent now, and which attempt it belongs to. */
export function arrivalOf(deps: Deps, site: ApiSite, address: string, sent: Sent): Arrival {
	const now = deps.now();
	return { site, address, sent, now, submission: submissionOf(sent, { address, secret: deps.secret, now }) };
}

/** What was stored of this before, if anything: a repetition gets the same answer. */
export function repetitionOf(deps: Deps, { site, submission }: Arrival): Promise<Saved | null> {
	return deps.store.findRepetition(site.slug, submission.submission_id, submission.body_hash);
}

/**
 * Stores what was sent, with its outbox entries, and lets it be delivered. Throws a Refusal: 422 for a script without a proof, 429 for
 * one too many without.
 *
 * @param make the lead as it is stored, from how far its sender is believed
 * @param private_answers what of it is kept apart; null for nothing
 */
export async function takeIn(
	deps: Deps,
	arrival: Arrival,
	make: (standing: Standing) => StoredLead,
	private_answers: PrivateAnswers | null,
): Promise<Saved> {
	const { site, address, sent, submission, now } = arrival;
	const { captcha, company_website } = sent.values;
	const standing = await standingOf(
		{
			captcha: typeof captcha === 'string' ? captcha : undefined,
			company_website: typeof company_website === 'string' ? company_website : undefined,
		},
		{ site, isForm: sent.isForm, secret: deps.secret },
	);
	const lead = make(standing);
	const counted = leadCounts(deps, {
		dealer: site.slug,
		address,
		phone: lead.fields.phone,
		subject: subjectOf(lead),
		sender: standing.sender,
	});
	const isProved = standing.proof !== null || (site.forms.captcha && standing.status === 'unverified');
	const { targets, deliver_at } = deliveryOf(deps, lead, site, now);
	const saved = await deps.store.save({
		lead,
		received_at: now.toISOString(),
		submission_id: submission.submission_id,
		body_hash: submission.body_hash,
		deliver_at,
		targets: isUnfinished(lead.fields)
			? targets
			: [...targets, ...(await receiptTargets(deps, lead, site, isProved))],
		private_answers,
		counted,
		notice_to: site.email,
		proof: standing.proof,
	});
	if (!saved) throw tooMany(secondsUntil(counted[0]?.ends_at, now));
	tellOf(deps, lead, saved);
	return saved;
}

/** Notes a lead in the log and lets it be delivered. */
export function tellOf({ log, wake }: Deps, lead: StoredLead, { id, status, isNew }: Saved): void {
	log({
		level: status === 'quarantined' ? 'warn' : 'info',
		message: 'lead stored',
		dealer: lead.dealer,
		lead: id,
		kind: lead.kind,
		status,
		is_new: isNew,
	});
	// What is held has a notice to the dealer in the outbox.
	if (isNew && status !== 'unverified') wake();
}

function secondsUntil(moment: string | undefined, now: Date): number {
	return moment === undefined ? 60 : Math.ceil((Date.parse(moment) - now.getTime()) / 1000);
}

/** Throws a Refusal where something must be mended. */
export function requireNone(problems: readonly { field: string; message: string }[]): void {
	if (problems.length > 0) throw fieldRefusal(problems);
}
