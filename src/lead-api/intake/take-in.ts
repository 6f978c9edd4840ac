import type { ApiSite } from '../../api/site-file.ts';
import { fieldRefusal, tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { leadCounts, subjectOf } from '../limits/count-lead.ts';
import type { Sent } from '../request/read-sent.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { Saved } from '../store/store.ts';
import { receiptTargets } from './receipt-targets.ts';
import { type Standing, standingOf } from './standing.ts';
import { type Submission, submissionOf } from './submission.ts';

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
 * @param isComplete whether it is to be delivered; an earlier step is not
 */
export async function takeIn(
	deps: Deps,
	arrival: Arrival,
	make: (standing: Standing) => StoredLead,
	isComplete: boolean,
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
	const saved = await deps.store.save({
		lead,
		received_at: now.toISOString(),
		submission_id: submission.submission_id,
		body_hash: submission.body_hash,
		targets: isComplete
			? [...deps.chooseTargets(lead, site), ...(await receiptTargets(deps, lead, site, standing))]
			: [],
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
