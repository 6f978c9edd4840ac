import { thrownMessage } from '../../../thrown-message.ts';
import type { DeliveryResult } from '../delivery.ts';
import { oneLine, shortened } from '../plain-text.ts';

const REASON_LENGTH = 300;

/** Error of the mail library. */
interface MailError {
	/** Error code of the library: 'ETIMEDOUT'. */
	code?: unknown;
	/** SMTP reply code. */
	responseCode?: unknown;
	/** The SMTP command that failed. */
	command?: unknown;
}

/**
 * The result of a failed mail. Permanent failures are 5xx replies about the receiver or the message, and an invalid address. Everything
 * else is retried: a server that is unreachable, slow or full (4xx), a broken connection, or a failed login, which the operator can fix.
 */
export function mailFailure(error: unknown): DeliveryResult {
	const { code, responseCode, command } = error instanceof Error ? (error as MailError) : {};
	const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
	const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
	const isNoAddress = code === 'EENVELOPE' && command === 'API';
	const message = thrownMessage(error);
	return {
		ok: false,
		reason: shortened(oneLine(`${typeof code === 'string' ? `${code}: ` : ''}${message}`), REASON_LENGTH),
		retry: !(isNoAddress || (isForGood && isAboutThisMail)),
	};
}
