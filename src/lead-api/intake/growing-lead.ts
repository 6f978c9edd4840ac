import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '../../api/leads/leads.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import type { StoredVehicleLead } from '../store/leads/lead-record.ts';
import type { PrivateAnswers } from '../store/leads/private-store.ts';
import type { Submission } from './submission.ts';

/**
 * The hash under which the first step of a growing lead is stored, instead of that of its body: an attempt then begins one lead, whichever
 * step it sends first and however often.
 */
export const FIRST_STEP = 'first step';

/** Whether a lead comes in several steps: a trade-in, a finance application, or one that says so. */
export function isGrowing({ category, application, isLastStep }: Lead): boolean {
	return category === TRADE_IN_CATEGORY || application !== undefined || !isLastStep;
}

/** Whether a step repeats the first one, or changes nothing: its sender got no answer and sent it again. */
export function isRepeatedFirst(
	before: StoredVehicleLead,
	after: { fields: Lead; private_answers: PrivateAnswers | null },
	privateBefore: PrivateAnswers | null,
	{ submission_id, body }: Submission,
): boolean {
	if (submission_id !== before.submission_id) return false;
	if (before.steps.length > 0) return before.steps[0] === body;
	return (
		isDeepStrictEqual(asStored(before.fields), asStored(after.fields)) &&
		isDeepStrictEqual(privateBefore?.answers ?? {}, after.private_answers?.answers ?? {})
	);
}

/** Fields as the store returns them: without those that are undefined. */
function asStored(fields: Lead): unknown {
	return JSON.parse(JSON.stringify(fields));
}
