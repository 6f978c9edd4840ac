import type { Context } from 'hono';
import { sentLead } from '../../../api/leads/sent-lead.ts';
import { success } from '../../../api/leads/success.ts';
import { sentLeadOf } from '../../answers/lead-summary.ts';
import { Refusal, tooMany } from '../../answers/refusal.ts';
import { thanksPage } from '../../answers/success-page.ts';
import type { Deps, Env } from '../../deps.ts';
import { leadOfAttempt } from '../../intake/lead-of-attempt.ts';
import { countCall } from '../../limits/count-call.ts';
import { sentReservation } from '../../reservations/sent-reservation.ts';
import { route } from '../../route.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { ownDrawing } from '../../trade-in/own-drawing.ts';

/** The submitted lead, for the success page; both ids are the proof (ENQUIRY-029, resolution 103). */
export const sentLeadRoute = route(sentLead, (deps) => async (c, { params, query }) => {
	const lead = await provedLead(c, deps, params.lead_id, query.submission_id);
	const sent = sentLeadOf(lead, c.var.site);
	const reservation = await sentReservation(deps, c.var.site, lead);
	return {
		...sent,
		reservation,
		trade_in: sent.trade_in && { ...sent.trade_in, ...(await ownDrawing(deps, lead)) },
	};
});

/** Success page for a browser without JavaScript, with the same facts and proof. */
export const successRoute = route(success, (deps) => async (c, { query }) => {
	const lead = await provedLead(c, deps, query.lead_id, query.submission_id);
	return thanksPage(lead, c.var.site);
});

/** A lead, for a caller who knows its submission id as well. Throws a Refusal. */
async function provedLead(c: Context<Env>, deps: Deps, leadId = '', submissionId = ''): Promise<StoredLead> {
	const wait = await countCall(deps, 'reload', c.var.address);
	if (wait !== null) throw tooMany(wait);
	const ids = { lead_id: leadId, submission_id: submissionId };
	const lead = await leadOfAttempt(deps, c.var.site.slug, ids);
	// The same response for a wrong submission id and a missing lead.
	if (!lead) throw new Refusal(404, 'There is no enquiry with these ids.');
	return lead;
}
