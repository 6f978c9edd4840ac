import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const page = { 200: { description: 'A page', type: 'text/html' } } as const;

/** What a tester does at the sandbox's page. */
export const SANDBOX_ACTIONS = ['pay', 'pay_slowly', 'pay_twice', 'decline', 'leave'] as const;

/** The payment page of the sandbox, in place of a provider's hosted page. No money moves. */
export const sandboxPayment = {
	method: 'get',
	path: '/sandbox-payment',
	summary: 'Payment page of the sandbox',
	query: z.object({
		session: z._default(z.string(), ''),
		/** Not empty after the card was declined. */
		declined: z._default(z.string(), ''),
	}),
	answers: page,
	refusals: [404, 429],
} as const satisfies Endpoint;

/** The buttons of that page. */
export const useSandbox = {
	method: 'post',
	path: '/sandbox-payment',
	summary: 'Pay, decline or leave at the sandbox',
	body: {
		type: 'form',
		schema: z.object({ session: z._default(z.string(), ''), action: z._default(z.string(), '') }),
	},
	answers: page,
	refusals: [404, 429],
} as const satisfies Endpoint;
