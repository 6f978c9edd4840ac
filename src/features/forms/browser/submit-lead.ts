import { leadTarget } from '../../../api/lead-target.ts';
import type { LeadInputs, LeadOutcome } from '../../../api/send-lead.ts';
import { unreached } from '../../../api/unreached.ts';
import type { ProofOfWork } from '../../../browser/leads/proof-of-work.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { Attempt, attempts } from './attempt.ts';
import type { Sender } from './load-sender.ts';
import { bodyOf } from './read-form.ts';
import { leadAttributes } from './visit.ts';

/** Outcome of a submission with its attempt; `unproved` when this browser cannot solve the proof of work. */
export type Submission = { attempt: Attempt; outcome: LeadOutcome | { status: 'unproved' } };

/**
 * Sends a form. Unchanged values are sent as the same attempt, with a new proof.
 *
 * @param sender null when it failed to load: the form is then stored, as without a response
 */
export async function submitLead(
	form: HTMLFormElement,
	said: LeadForm,
	sender: Sender | null,
	{ attemptOf, proof }: { attemptOf: ReturnType<typeof attempts>; proof: ProofOfWork | null },
): Promise<Submission> {
	const attempt = attemptOf(
		bodyOf(form, said),
		{ url: location.href, user_agent: navigator.userAgent, lead_attributes: leadAttributes(location) },
		Date.now(),
	);
	if (!sender) return { attempt, outcome: unreached() };
	const made = await proof?.take();
	if (made && 'none' in made) {
		return { attempt, outcome: made.none === 'away' ? unreached() : { status: 'unproved' } };
	}
	const target = leadTarget(said.action);
	if (!target) throw new Error(`${said.action} is no address of the lead API`);
	// The form was validated by this endpoint's schema.
	const input = {
		...attempt.body,
		...(made && { captcha: made.payload }),
	} as unknown as LeadInputs[typeof target.kind];
	return { attempt, outcome: await sender.sendLead(input, target) };
}
