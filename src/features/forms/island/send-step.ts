import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';
import { summaryOf } from '../browser/error-summary.ts';
import { loadSender } from '../browser/load-sender.ts';
import { submitLead } from '../browser/submit-lead.ts';
import { stepOf } from './form-flow.ts';
import type { PressedForm } from './pressed-form.ts';

/**
 * Sends a step that is not the last. One that cannot be sent now stops no visitor: the next one carries its answers along.
 *
 * @returns whether the form may go on; not where the lead API names something to mend
 */
export async function sendStep({ live, form, flow, dispatch }: PressedForm): Promise<boolean> {
	const { element } = live;
	dispatch({ type: 'sending' });
	const { attempt, outcome } = await submitLead(
		element,
		{ definition: form, flow, sender: await loadSender(), isLast: false },
		live,
	);
	dispatch({ type: 'answered' });
	if (outcome.status === 'invalid') {
		const { problems, message } = outcome;
		const error = message === PROBLEMS_HEADING ? null : message;
		const step = stepOf(problems[0]?.field ?? '', form, flow);
		dispatch({
			type: 'failed',
			summary: summaryOf(element, problems, error),
			isRefused: true,
			...(problems.length > 0 && { step }),
		});
		return false;
	}
	if (outcome.status === 'received' || outcome.status === 'held')
		live.lead = {
			lead_id: outcome.lead_id,
			first_submission_id: live.lead?.first_submission_id ?? attempt.body.submission_id,
			held: [...new Set([...(live.lead?.held ?? []), ...flow.sentPrivately(element)])],
		};
	return true;
}
