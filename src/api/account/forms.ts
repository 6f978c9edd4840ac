import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const field = z._default(z.string(), '');

/** What the sign-in page was opened for, as in its address. */
const request = { type: field, redirect: field, back: field };

/**
 * The form of the sign-in page in a browser without JavaScript, which knows the page's address by its `Referer` only. The answer is a page
 * with the field for the code.
 */
export const codeForm = {
	method: 'post',
	path: '/account/code-form',
	summary: 'Send a sign-in code, without JavaScript',
	body: { type: 'form', schema: z.object({ phone: field, ...request }) },
	answers: {
		200: { description: 'The code was sent: a page with the field for it', type: 'text/html' },
	},
	refusals: [404, 429, 503],
} as const satisfies Endpoint;

/** The form with the code in a browser without JavaScript. */
export const signInForm = {
	method: 'post',
	path: '/account/sign-in-form',
	summary: 'Sign in with a code, without JavaScript',
	body: { type: 'form', schema: z.object({ code: field, phone: field, ...request }) },
	answers: { 303: { description: 'Signed in: on to the path that was asked for' } },
	refusals: [404, 429],
} as const satisfies Endpoint;
