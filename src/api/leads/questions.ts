import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** The answer to the captcha question of a form without JavaScript; a correct answer delivers the lead (resolution 112). */
export const questions = {
	method: 'post',
	path: '/questions',
	summary: 'Answer the question of a form sent without JavaScript',
	body: {
		type: 'form',
		schema: z.object({ token: z._default(z.string(), ''), answer: z._default(z.string(), '') }),
	},
	answers: { 303: { description: 'Right: on to the success page' } },
} as const satisfies Endpoint;
