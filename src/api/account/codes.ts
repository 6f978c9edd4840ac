import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { CODE_PATHS } from './code-paths.ts';

/** The answer to a request for a code. */
export const RequestedSchema = z.object({
	/** The end of the number the code was sent to: '678'. */
	phone_end: z.string(),
	/** The number as visitors write it: '0412 345 678'. */
	phone_text: z.string(),
	/** Seconds until another code may be requested. */
	resend_seconds: z.int(),
	/** When the code ends: ISO 8601. */
	ends_at: z.string(),
});

/**
 * A sign-in code by text message. The answer is the same whether the number is known or not; the code is good only in the browser that
 * requested it, which gets a cookie.
 */
export const codeRequest = {
	method: 'post',
	path: CODE_PATHS.request,
	summary: 'Send a sign-in code to a mobile number',
	body: { type: 'json', schema: z.object({ phone: z.string().check(z.maxLength(40)) }) },
	answers: { 200: { description: 'The code was sent', schema: RequestedSchema } },
	refusals: [404, 429, 503],
} as const satisfies Endpoint;
