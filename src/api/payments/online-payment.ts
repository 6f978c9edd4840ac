import type { Endpoint } from '../endpoint.ts';

/**
 * A payment for a quote or an invoice, for its payer, by the signed link of the form's answer and of the receipt: what to pay, or the
 * receipt. Opening it asks the payment provider, and changes nothing else.
 */
export const onlinePaymentPage = {
	method: 'get',
	path: '/online-payments/{token}',
	summary: 'Page of an online payment, and its receipt',
	answers: { 200: { description: 'A page', type: 'text/html' } },
	refusals: [429],
} as const satisfies Endpoint;
