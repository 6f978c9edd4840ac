import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { CAPTCHA_PATH } from './captcha-path.ts';

/** A proof-of-work challenge (ALTCHA, version 2). */
export const ChallengeSchema = z.object({
	parameters: z.looseObject({
		algorithm: z.string(),
		nonce: z.string(),
		salt: z.string(),
		cost: z.int(),
		keyLength: z.int(),
		keyPrefix: z.string(),
		/** The time after which a proof is no longer accepted, Unix seconds. */
		expiresAt: z.optional(z.int()),
	}),
	signature: z.string(),
});

export type Challenge = z.output<typeof ChallengeSchema>;

/** The challenge of a form's proof of work, signed by the service and valid for a limited time. */
export const captcha = {
	method: 'get',
	path: CAPTCHA_PATH,
	summary: 'A challenge to be solved before a form is sent',
	answers: { 200: { description: 'An ALTCHA challenge', schema: ChallengeSchema } },
	refusals: [429],
} as const satisfies Endpoint;
