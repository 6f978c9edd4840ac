import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiSite } from '../../api/site/site-file.ts';
import { signedHeaders } from '../delivery/webhook/webhook-signature.ts';

/** The longest time between signing and arriving, milliseconds (Standard Webhooks). */
const MOST_AGE_MS = 5 * 60_000;

/** A reply to a text message. */
export interface TextReply {
	/** In E.164. */
	from: string;
	text: string;
}

/** A request as the text service sent it. */
export interface SentReply {
	/** The address that the service called. */
	url: string;
	headers: Headers;
	body: string;
}

/** Reads a reply that the dealer's text service signed; null for any other. */
export function readReply(
	sent: SentReply,
	service: NonNullable<ApiSite['accounts']>['text_service'],
	secret: string,
	now: Date,
): TextReply | null {
	if (service.provider === 'gateway')
		return isFromGateway(sent, secret, now) ? gatewayReply(sent.body) : null;
	if (service.provider === 'twilio') return isFromTwilio(sent, secret) ? twilioReply(sent.body) : null;
	return null;
}

function isFromGateway({ headers, body }: SentReply, secret: string, now: Date): boolean {
	const signed = new Date(Number(headers.get('webhook-timestamp')) * 1000);
	const age = Math.abs(now.getTime() - signed.getTime());
	if (!(age <= MOST_AGE_MS)) return false;
	const expected = signedHeaders({ id: headers.get('webhook-id') ?? '', body, secret, now: signed });
	const given = headers.get('webhook-signature') ?? '';
	return given.split(' ').some((one) => isSame(one, expected['webhook-signature']));
}

/** Twilio signs the address and its sorted fields (twilio.com/docs/usage/security). */
function isFromTwilio({ url, headers, body }: SentReply, secret: string): boolean {
	const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : 1));
	const signature = createHmac('sha1', secret)
		.update(url + fields.flat().join(''))
		.digest('base64');
	return isSame(headers.get('x-twilio-signature') ?? '', signature);
}

function isSame(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function gatewayReply(body: string): TextReply | null {
	try {
		const { from, text } = JSON.parse(body) as Record<string, unknown>;
		return typeof from === 'string' && typeof text === 'string' ? { from, text } : null;
	} catch {
		return null;
	}
}

function twilioReply(body: string): TextReply | null {
	const fields = new URLSearchParams(body);
	const [from, text] = [fields.get('From'), fields.get('Body')];
	return from === null || text === null ? null : { from, text };
}

/** Whether phones can reply to the dealer's text messages: a number takes replies, a name does not. */
export function takesReplies({ accounts }: Pick<ApiSite, 'accounts'>): boolean {
	const service = accounts?.text_service;
	return service !== undefined && service.provider !== 'outbox' && service.sender_id.startsWith('+');
}
