import { MAX_VALUATION_BYTES, miscellaneous } from '../../../api/leads/miscellaneous.ts';
import { Refusal, tooMany } from '../../answers/refusal.ts';
import { leadOfAttempt } from '../../intake/lead-of-attempt.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { newId } from '../../store/database/new-id.ts';

/** Stores the result of a valuation with its lead; only the lead's sender may send it (resolution 129). */
export const miscellaneousRoute = route(miscellaneous, (deps) => async (c, asked) => {
	const { site, address } = c.var;
	const { lead_id, first_submission_id, ...fields } = asked.body;
	const body = JSON.stringify({ lead_id, ...fields });
	if (Buffer.byteLength(body) > MAX_VALUATION_BYTES)
		throw new Refusal(413, `Please send no more than ${MAX_VALUATION_BYTES / 1024} kB.`);
	const wait = await countCall(deps, 'miscellaneous', address);
	if (wait !== null) throw tooMany(wait);
	if (!(await leadOfAttempt(deps, site.slug, { lead_id, submission_id: first_submission_id })))
		throw new Refusal(404, 'There is no lead with these ids.');
	const waitOfLead = await countCall(deps, 'valuation', lead_id);
	if (waitOfLead !== null) throw tooMany(waitOfLead);
	const now = deps.now();
	await deps.store.saveMiscellaneous({
		id: newId('misc', now),
		dealer: site.slug,
		received_at: now.toISOString(),
		lead_id,
		body,
	});
	return { success: true as const };
});
