import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const PATH = '/private-answers';
const token = z._default(z.string(), '');

/**
 * The dealer's page of a lead's private answers, by the signed link of its mail. Opening it shows nothing yet, as mail filters open links,
 * too.
 */
export const privateAnswers = {
	method: 'get',
	path: PATH,
	summary: 'Private answers of a lead, for the dealer',
	query: z.object({ token }),
	answers: { 200: { description: 'A page with a button', type: 'text/html' } },
	refusals: [429],
} as const satisfies Endpoint;

/** The button of that page, which shows them once. */
export const showPrivateAnswers = {
	method: 'post',
	path: PATH,
	summary: 'Show private answers of a lead, once',
	body: { type: 'form', schema: z.object({ token }) },
	answers: { 200: { description: 'The answers', type: 'text/html' } },
} as const satisfies Endpoint;
