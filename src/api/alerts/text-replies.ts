import type { Endpoint } from '../endpoint.ts';

/**
 * A reply to a text message, from the dealer's text service: STOP ends alerts by text. The body is read as it was sent, because the
 * signature covers it.
 */
export const textReplies = {
	method: 'post',
	path: '/alerts/text-replies',
	summary: 'Take a reply to a text message',
	description:
		'For the text service of the dealer. A gateway sends JSON with `from` (E.164) and `text`, signed as Standard Webhooks; Twilio sends its own form, signed by `X-Twilio-Signature`.',
	answers: { 204: { description: 'Taken' } },
	refusals: [400, 403, 404, 411, 413, 415, 429],
} as const satisfies Endpoint;
