import { signedHeaders } from '../delivery/webhook/webhook-signature.ts';
import { newId } from '../store/database/new-id.ts';
import type { TextMessage } from './send-text.ts';

/** A visitor waits for the code; after this time the dealer's phone number is of more use. */
const TIMEOUT_MS = 8000;

/** A gateway that sends text messages for JSON by HTTP, signed like the webhooks of leads. */
export interface Gateway {
	url: string;
	secret: string;
	/** The sender that phones show: a number, or a registered name. */
	sender_id: string;
}

/** Sends a text message by the gateway. Throws an error that says why it was not accepted. */
export async function sendByGateway(
	{ to, text, id }: TextMessage,
	{ url, secret, sender_id }: Gateway,
	now: Date,
): Promise<void> {
	const body = JSON.stringify({ to, from: sender_id, text });
	const response = await fetch(url, {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json',
			...signedHeaders({ id: id ?? newId('text', now), body, secret, now }),
		},
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`the gateway of text messages responded with ${response.status}`);
}
