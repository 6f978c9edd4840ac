import { leads } from '../../../api/leads/leads.ts';
import { takeLead } from '../../intake/take-lead.ts';
import { route } from '../../route.ts';
import { answerSent } from './answer-sent.ts';

/** Receives leads about a vehicle, in one step or several (LEADAPI-001, LEADAPI-002, resolution 101). */
export const leadsRoute = route(
	leads,
	(deps) =>
		(c, { body }) =>
			answerSent(c, deps, body, takeLead, ({ id }, page) => ({
				lead_id: id,
				success_page: page,
			})),
);
