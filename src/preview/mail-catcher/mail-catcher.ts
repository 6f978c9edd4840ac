import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

/** A mail a dealer would have got. */
export interface CaughtMail extends ReadMail {
	/** Counts from 1, in the order of arrival. */
	number: number;
	received_at: Date;
	/** Who it would have gone to, as the envelope says. */
	recipients: string[];
}

export interface MailCatcher {
	/** Where to send mail, such as `smtp://127.0.0.1:52017`. */
	url: string;
	/** What came lately, newest first. */
	mails: () => readonly CaughtMail[];
	close: () => Promise<void>;
}

/** Mails kept, in memory. */
export const MAILS_KEPT = 200;
/** Bytes of one mail; with the number kept it bounds the memory taken. */
export const LARGEST_MAIL = 256 * 1024;

/** Takes all mail on this machine's own address and a free port, for any address, without sending any of it on. */
export async function startMailCatcher(now: () => Date = () => new Date()): Promise<MailCatcher> {
	const caught: CaughtMail[] = [];
	let count = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		size: LARGEST_MAIL,
		logger: false,
		// Connections that are still open when this stops wait for nothing.
		closeTimeout: 1,
		onData(stream, { envelope }, answer) {
			const keep = async (raw: Uint8Array) => {
				const recipients = envelope.rcptTo.map(({ address }) => address);
				const mail = await readMail(raw);
				count += 1;
				caught.unshift({ ...mail, number: count, received_at: now(), recipients });
				caught.length = Math.min(caught.length, MAILS_KEPT);
				answer(null, 'Shown at /mail');
			};
			bodyOf(stream).then(keep).catch(answer);
		},
	});
	// A client that hangs up in the middle of a mail is not a fault of the catcher.
	server.on('error', () => undefined);
	const listening = server.listen(0, '127.0.0.1');
	await once(listening, 'listening');
	const { port } = listening.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails: () => caught,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

async function bodyOf(stream: SMTPServerDataStream): Promise<Uint8Array> {
	const raw = await buffer(stream);
	if (!stream.sizeExceeded) return raw;
	throw Object.assign(new Error(`This mail is larger than ${LARGEST_MAIL} bytes`), { responseCode: 552 });
}
