import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { SIGN_OUT_FORM_PATH } from './sign-out-path.ts';

/** Signing out in a browser without JavaScript: in this browser, or everywhere. The answer is a page that says so. */
export const signOutForm = {
	method: 'post',
	path: SIGN_OUT_FORM_PATH,
	summary: 'Sign out, without JavaScript',
	body: { type: 'form', schema: z.object({ everywhere: z._default(z.string(), '') }) },
	answers: { 200: { description: 'Signed out: a page that says so', type: 'text/html' } },
	refusals: [404, 429],
} as const satisfies Endpoint;
