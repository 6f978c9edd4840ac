import type { Context } from 'hono';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { requireOpenGate } from '../../accounts/require-gate.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { correctionPage } from '../../answers/correction-page.ts';
import { questionPage } from '../../answers/question-page.ts';
import { Refusal } from '../../answers/refusal.ts';
import { seeOther } from '../../answers/see-other.ts';
import { signInFirstPage } from '../../answers/sign-in-first-page.ts';
import { pageAfter, receivedRedirect, successRedirect } from '../../answers/success-page.ts';
import { makeQuestion } from '../../captcha/question.ts';
import type { Deps, Env } from '../../deps.ts';
import { withPageAddress } from '../../intake/page-sent-from.ts';
import { type IncomingForm, incomingForm } from '../../intake/store-incoming.ts';
import { paymentStarted } from '../../online-payments/payment-started.ts';
import type { Sent } from '../../request/read-sent.ts';
import { reservationStarted } from '../../reservations/reservation-started.ts';
import type { Saved } from '../../store/leads/new-lead.ts';

/**
 * Response to a form: JSON for scripts; for browsers without JavaScript the correction page, the question, or a redirect to the success
 * page.
 *
 * @param answer the JSON; `page` is where the browser goes next
 */
export async function answerSent<Answer>(
	c: Context<Env>,
	deps: Deps,
	received: Sent,
	take: (deps: Deps, incoming: IncomingForm) => Promise<Saved>,
	answer: (saved: Saved, page: string) => Answer,
): Promise<Response | Answer> {
	const { site, address } = c.var;
	const ownHost = c.req.header('host') ?? new URL(c.req.url).host;
	const sent = withPageAddress(received, c.req.header('referer'), site, ownHost);
	try {
		await requireOpenGate(c, deps, sent.values);
		const saved = await take(deps, incomingForm(deps, site, address, sent));
		const sender = site.accounts && (await signedIn(c, deps));
		if (sender) await deps.store.linkLead(sender.id, saved.id);
		// The money is paid next, and its payment shows that a person sent the form.
		const payment =
			(await reservationStarted(deps, site, sent.values, saved)) ??
			(await paymentStarted(deps, site, sent.values, saved));
		if (sent.isForm) return payment === null ? await formAnswer(deps, site, saved) : seeOther(payment);
		return answer(saved, payment ?? pageAfter(saved.status));
	} catch (error) {
		if (!sent.isForm || !(error instanceof Refusal)) throw error;
		if (error.sign_in) return signInFirstPage(c.req.path, sent.values, error.sign_in, site);
		if (error.problems.length === 0) throw error;
		return correctionPage(c.req.path, sent.values, error.problems, site);
	}
}

/** The question for an unverified lead; for a quarantined one a page that promises no reply. */
async function formAnswer(deps: Deps, site: ApiSite, { id, status }: Saved): Promise<Response> {
	if (status === 'quarantined') return receivedRedirect();
	if (status === 'unverified') return questionPage(makeQuestion(id, deps.secret, deps.now()), site, 'first');
	const lead = await deps.store.find(site.slug, id);
	if (!lead) throw new Error(`The lead ${id} was stored but cannot be found`);
	return successRedirect(lead);
}
