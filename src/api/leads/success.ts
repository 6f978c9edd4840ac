import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** The success page of a browser without JavaScript: what was sent, for its sender, who knows both ids. */
export const success = {
	method: 'get',
	path: '/success',
	summary: 'The success page of a form sent without JavaScript',
	query: z.object({ lead_id: z.string(), submission_id: z.string() }),
	answers: { 200: { description: 'A page', type: 'text/html' } },
	refusals: [429],
} as const satisfies Endpoint;
