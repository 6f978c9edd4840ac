import { leadTarget } from '../../../api/lead-target.ts';
import type { LeadInputs, LeadOutcome } from '../../../api/send-lead.ts';
import { unreached } from '../../../api/unreached.ts';
import type { ProofOfWork } from '../../../browser/leads/proof-of-work.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { Attempt, attempts } from './attempt.ts';
import type { Sender } from './load-sender.ts';
import { bodyOf } from './read-form.ts';
import { leadAttributes } from './visit.ts';

/** What became of a form, with the attempt it was; `unproved` where this browser cannot make the proof of work. */
export type Submission = { attempt: Attempt; outcome: LeadOutcome | { status: 'unproved' } };

/**
 * Sends what a form holds; sending the same again is the same attempt, with a proof of its own.
 *
 * @param sender null where it could not be loaded: the form is then kept, as without an answer
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
	// The form was checked by the schema of this address.
	const input = {
		...attempt.body,
		...(made && { captcha: made.payload }),
	} as unknown as LeadInputs[typeof target.kind];
	return { attempt, outcome: await sender.sendLead(input, target) };
}
