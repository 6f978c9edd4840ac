import type { Context } from 'hono';
import type { ApiSite } from '../../api/site-file.ts';
import { mendPage } from '../answers/mend-page.ts';
import { questionPage } from '../answers/question-page.ts';
import { Refusal } from '../answers/refusal.ts';
import { receivedRedirect, successRedirect } from '../answers/success-page.ts';
import { makeQuestion } from '../captcha/question.ts';
import type { Deps, Env } from '../deps.ts';
import { type Arrival, arrivalOf } from '../intake/take-in.ts';
import type { Sent } from '../request/read-sent.ts';
import type { Saved } from '../store/store.ts';

/**
 * Answers what a form sends: JSON to a script, and to a browser without one a page that says what to mend, the one question, or the way
 * to the page that says thanks.
 */
export async function answerSent<Answer>(
	c: Context<Env>,
	deps: Deps,
	sent: Sent,
	take: (deps: Deps, arrival: Arrival) => Promise<Saved>,
	answer: (saved: Saved) => Answer,
): Promise<Response | Answer> {
	const { site, address } = c.var;
	try {
		const saved = await take(deps, arrivalOf(deps, site, address, sent));
		return sent.isForm ? await formAnswer(deps, site, saved) : answer(saved);
	} catch (error) {
		if (!(sent.isForm && error instanceof Refusal && error.problems.length > 0)) throw error;
		return mendPage(c.req.path, sent.values, error.problems, site);
	}
}

/** A question while the lead waits for its answer; no promise of a reply for one that is held. */
async function formAnswer(deps: Deps, site: ApiSite, { id, status }: Saved): Promise<Response> {
	if (status === 'quarantined') return receivedRedirect();
	if (status === 'unverified') return questionPage(makeQuestion(id, deps.secret, deps.now()), site, false);
	const lead = await deps.store.find(site.slug, id);
	if (!lead) throw new Error(`The lead ${id} was stored and is not there`);
	return successRedirect(lead);
}
