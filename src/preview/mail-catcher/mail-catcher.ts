import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

/** A caught mail, which is not delivered. */
export interface CaughtMail extends ReadMail {
	/** Counts from 1, in the order of arrival. */
	number: number;
	received_at: Date;
	/** The recipients in the envelope. */
	recipients: string[];
}

/** A mail server that keeps what it gets and sends nothing on. */
export interface MailCatcher {
	/** The address of its SMTP server, such as `smtp://127.0.0.1:52017`. */
	url: string;
	/** The latest mails, newest first. */
	mails: () => readonly CaughtMail[];
	close: () => Promise<void>;
}

/** The maximum number of mails in memory. */
export const MAILS_KEPT = 200;
/** The maximum size of a mail, bytes, which limits the memory used. */
export const LARGEST_MAIL = 256 * 1024;

/** Starts an SMTP server on the loopback address and a free port, which accepts mail for any address and delivers none. */
export async function startMailCatcher(now: () => Date = () => new Date()): Promise<MailCatcher> {
	const caught: CaughtMail[] = [];
	let count = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		size: LARGEST_MAIL,
		logger: false,
		// Open connections are closed immediately when the server stops.
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
	// A client that disconnects in the middle of a mail is no error of the catcher.
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
