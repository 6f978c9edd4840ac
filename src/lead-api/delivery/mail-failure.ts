import type { DeliveryResult } from './delivery.ts';
import { oneLine, shortened } from './plain-text.ts';

const REASON_LENGTH = 300;

/** What the mail library tells of a mail that was not taken. */
interface MailError {
	/** What went wrong, by the library's name for it: 'ETIMEDOUT'. */
	code?: unknown;
	/** The answer's number. */
	responseCode?: unknown;
	/** What was being said to the server. */
	command?: unknown;
}

/**
 * What a mail that failed means. A server that refuses this receiver or this mail for good (5xx) will do so again, and so is an address none; everything else may
 * pass: a server that is away, too slow or full (4xx), a connection that broke, or one that does not let us in, which whoever runs the
 * service can mend.
 */
export function mailFailure(error: unknown): DeliveryResult {
	const { code, responseCode, command } = error instanceof Error ? (error as MailError) : {};
	const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
	const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
	const isNoAddress = code === 'EENVELOPE' && command === 'API';
	const message = error instanceof Error ? error.message : String(error);
	return {
		ok: false,
		reason: shortened(oneLine(`${typeof code === 'string' ? `${code}: ` : ''}${message}`), REASON_LENGTH),
		retry: !(isNoAddress || (isForGood && isAboutThisMail)),
	};
}
