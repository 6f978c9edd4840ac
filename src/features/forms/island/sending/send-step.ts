import type { LeadDraft } from '../../../../browser/stores/lead-drafts.ts';
import { loadSender } from '../../browser/sending/load-sender.ts';
import { submitLead } from '../../browser/sending/submit-lead.ts';
import type { FormFlow } from '../form-flow.ts';
import type { LiveForm } from '../use-live-form.ts';
import type { PressedForm } from './pressed-form.ts';
import { settleUnsent } from './settle-submission.ts';

/**
 * Sends a step that is not the last. The one that begins the lead must arrive, because the later steps say that the dealer has it. A later
 * one that cannot be sent does not stop the visitor: the next one includes its answers.
 *
 * @returns whether the form may go on
 */
export async function sendStep({ live, form, flow, steps, dispatch }: PressedForm): Promise<boolean> {
	const { element, dealer, draft } = live;
	dispatch({ type: 'sending' });
	const { attempt, outcome } = await submitLead(
		element,
		{ definition: form, flow, sender: await loadSender(), isLast: false },
		live,
	);
	dispatch({ type: 'answered' });
	const { submission_id } = attempt.body;
	if (outcome.status === 'received' || outcome.status === 'held') {
		draft.forget(submission_id);
		beginLead(live, flow, { lead_id: outcome.lead_id, submission_id });
		return true;
	}
	if (live.lead && outcome.status !== 'invalid') return true;
	const forgetSteps = () => steps.forget(dealer);
	settleUnsent({ attempt, outcome }, { element, form, flow, dealer, draft, forgetSteps, dispatch });
	return false;
}

/**
 * Records the lead of a step that was kept on the device and has been sent since: the form continues it, or is complete after its last
 * step.
 */
export function takeSentDraft(
	{ live, flow, state, steps }: Pick<PressedForm, 'live' | 'flow' | 'state' | 'steps'>,
	{ body }: LeadDraft,
	lead_id: string,
): void {
	if (!flow.isSentByStep) return;
	if (body['isLastStep']) return steps.forget(live.dealer);
	beginLead(live, flow, { lead_id, submission_id: body.submission_id });
	steps.keep(live, state.step);
}

/** Records the lead that a step has begun or added to, and which answers were sent and are not kept here. */
function beginLead(
	live: LiveForm,
	flow: Pick<FormFlow, 'sentPrivately'>,
	{ lead_id, submission_id }: { lead_id: string; submission_id: string },
): void {
	const { first_submission_id = submission_id, held = [] } = live.lead ?? {};
	live.lead = {
		lead_id,
		first_submission_id,
		held: [...new Set([...held, ...flow.sentPrivately(live.element)])],
	};
}
