import type { Endpoint } from '../endpoint.ts';

/** A notice of the dealer's payment provider. The body is read as it was sent, because the signature covers it. */
export const paymentNotice = {
	method: 'post',
	path: '/payment-notices',
	summary: 'Take a notice of the payment provider',
	description:
		'For Stripe, which signs its events with the secret of the dealer’s webhook (`Stripe-Signature`). A notice changes nothing by itself: the service asks Stripe about the order that it names.',
	answers: { 204: { description: 'Taken, or known already' } },
	refusals: [400, 404, 411, 413, 415, 429, 503],
} as const satisfies Endpoint;
