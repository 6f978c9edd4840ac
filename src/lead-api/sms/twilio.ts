import type { TextMessage } from './send-text.ts';

/** A visitor waits for the code; after this time the dealer's phone number is of more use. */
const TIMEOUT_MS = 8000;

/**
 * An account with Twilio. Its Messages API is called directly: the vendor's package brings an HTTP client, a token library and an XML
 * writer for one form post.
 */
export interface TwilioAccount {
	account_sid: string;
	/** The account's auth token, which also signs replies. */
	token: string;
	/** The sender that phones show: a number, or a registered name. */
	sender_id: string;
}

/** Sends a text message by Twilio. Throws an error that says why it was not accepted. */
export async function sendByTwilio(
	{ to, text }: TextMessage,
	{ account_sid, token, sender_id }: TwilioAccount,
): Promise<void> {
	const response = await fetch(`https://api.twilio.com/2010-04-01/Accounts/${account_sid}/Messages.json`, {
		method: 'POST',
		body: new URLSearchParams({ To: to, From: sender_id, Body: text }),
		headers: { Authorization: `Basic ${Buffer.from(`${account_sid}:${token}`).toString('base64')}` },
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (response.ok) return void (await response.body?.cancel());
	const { code } = ((await response.json().catch(() => null)) ?? {}) as { code?: unknown };
	// The code is documented at twilio.com/docs/api/errors; the message beside it may have the number.
	throw new Error(
		`Twilio responded with ${response.status}${typeof code === 'number' ? `, error ${code}` : ''}`,
	);
}
