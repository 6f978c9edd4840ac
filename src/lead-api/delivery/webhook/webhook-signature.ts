import { createHmac } from 'node:crypto';

/** Signature headers of the Standard Webhooks specification (standardwebhooks.com), for which receivers can use existing libraries. */
export interface SignedHeaders {
	/** The same for every attempt, so that receivers can recognise a repeated delivery. */
	'webhook-id': string;
	/** Time of this attempt, Unix seconds; receivers reject old ones as replays. */
	'webhook-timestamp': string;
	/** `v1,` and the base64 of HMAC-SHA256 over id, timestamp and body, joined by full stops. */
	'webhook-signature': string;
}

/** Signs a message. A secret that starts with `whsec_` is base64 after that prefix; any other is used as it is. */
export function signedHeaders(message: {
	id: string;
	body: string;
	secret: string;
	now: Date;
}): SignedHeaders {
	const timestamp = String(Math.floor(message.now.getTime() / 1000));
	const [, base64] = /^whsec_(.+)$/.exec(message.secret) ?? [];
	const key = base64 === undefined ? Buffer.from(message.secret) : Buffer.from(base64, 'base64');
	const signature = createHmac('sha256', key)
		.update(`${message.id}.${timestamp}.${message.body}`)
		.digest('base64');
	return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
