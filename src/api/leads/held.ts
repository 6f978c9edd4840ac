import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const PATH = '/held';
const token = z._default(z.string(), '');

/** The dealer's page of quarantined enquiries, by the signed link in a notice. Opening it changes nothing. */
export const held = {
	method: 'get',
	path: PATH,
	summary: 'Enquiries that are held, for the dealer',
	query: z.object({ token }),
	answers: { 200: { description: 'A page with a button', type: 'text/html' } },
	refusals: [429],
} as const satisfies Endpoint;

/** The action of that page's button. */
export const releaseHeld = {
	method: 'post',
	path: PATH,
	summary: 'Release enquiries that are held',
	body: { type: 'form', schema: z.object({ token, lead: z._default(z.array(z.string()), []) }) },
	answers: { 200: { description: 'They are delivered now', type: 'text/html' } },
} as const satisfies Endpoint;
