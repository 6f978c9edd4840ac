import { leadTarget } from '../../../../api/leads/lead-target.ts';
import type { LeadInputs, LeadOutcome } from '../../../../api/leads/send-lead.ts';
import { unreached } from '../../../../api/unreached.ts';
import type { BegunLead } from '../../../../browser/stores/form-progress.ts';
import type { LeadFormData } from '../../embed/form-data.ts';
import type { FormFlow } from '../../island/form-flow.ts';
import type { LiveForm } from '../../island/use-live-form.ts';
import { bodyOf } from '../answers/read-form.ts';
import type { Attempt } from './attempt.ts';
import type { Sender } from './load-sender.ts';
import { leadAttributes } from './visit.ts';

/** Outcome of a submission with its attempt; `unproved` when this browser cannot solve the proof of work. */
export type Submission = { attempt: Attempt; outcome: LeadOutcome | { status: 'unproved' } };

/** What is sent of a form, and what sends it. */
interface Sending {
	definition: LeadFormData;
	flow: FormFlow;
	/** Null where it could not be loaded: the form is then kept, as without an answer. */
	sender: Sender | null;
	/** Whether this is all of it; false for a step before the last. */
	isLast: boolean;
}

type Begun = Pick<LiveForm, 'attemptOf' | 'proof'> & { lead: BegunLead | null };

/**
 * Sends a form. Unchanged values are sent as the same attempt, with a new proof.
 */
export async function submitLead(form: HTMLFormElement, sending: Sending, live: Begun): Promise<Submission> {
	const submission = await sendOnce(form, sending, live);
	const { outcome } = submission;
	const isForgotten =
		outcome.status === 'invalid' && outcome.problems.some(({ field }) => field === 'lead_id');
	if (!isForgotten || !live.lead) return submission;
	live.lead = null;
	return sendOnce(form, sending, live);
}

async function sendOnce(
	form: HTMLFormElement,
	{ definition, flow, sender, isLast }: Sending,
	{ attemptOf, proof, lead }: Begun,
): Promise<Submission> {
	const { lead_id, first_submission_id } = lead ?? {};
	const made = attemptOf(
		{
			...bodyOf(form, definition),
			...flow.body(form, new Set(lead?.held), isLast),
			...(definition.rules.kind === 'leads' && { isLastStep: isLast }),
			...(flow.isSentByStep && lead && { lead_id, first_submission_id }),
		},
		{
			url: location.href,
			source: 'Website',
			user_agent: navigator.userAgent,
			lead_attributes: leadAttributes(location),
		},
		Date.now(),
	);
	const own = lead ? undefined : flow.attempt?.(form);
	const attempt = own ? { body: { ...made.body, submission_id: own } } : made;
	if (!sender) return { attempt, outcome: unreached() };
	const taken = lead ? undefined : await proof?.take();
	if (taken && 'none' in taken) {
		return { attempt, outcome: taken.none === 'away' ? unreached() : { status: 'unproved' } };
	}
	const target = leadTarget(definition.action);
	if (!target) throw new Error(`${definition.action} is no address of the lead API`);
	// The form was validated by this endpoint's schema.
	const input = {
		...attempt.body,
		...(taken && { captcha: taken.payload }),
	} as unknown as LeadInputs[typeof target.kind];
	return { attempt, outcome: await sender.sendLead(input, target) };
}
