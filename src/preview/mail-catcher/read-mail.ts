import PostalMime, { type Address } from 'postal-mime';

/** A readable part of a mail, or the text of an attachment. */
export interface MailPart {
	/** 'text/plain'. */
	type: string;
	/** The name of an attachment. */
	name: string | null;
	text: string;
}

/** A mail that was read: its headers as text, and its parts in order. */
export interface ReadMail {
	from: string;
	to: string;
	reply_to: string;
	subject: string;
	/** The header List-Unsubscribe; empty for none. */
	unsubscribe: string;
	parts: MailPart[];
}

/** The maximum number of parts shown, more than any lead's mail has. */
const MAX_PARTS = 20;

/** Parses a mail received over SMTP: its headers, its text, and its attachments as text. An unparseable mail is shown raw. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
	try {
		const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
		const attachments = mail.attachments.map(({ mimeType, filename, content }) =>
			part(mimeType, filename, String(content)),
		);
		const parts = [part('text/plain', null, mail.text), part('text/html', null, mail.html), ...attachments];
		return {
			from: addresses(mail.from),
			to: addresses(...(mail.to ?? [])),
			reply_to: addresses(...(mail.replyTo ?? [])),
			subject: mail.subject ?? '',
			unsubscribe: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
			parts: parts.flat().slice(0, MAX_PARTS),
		};
	} catch {
		const text = new TextDecoder().decode(raw);
		return {
			from: '',
			to: '',
			reply_to: '',
			subject: '',
			unsubscribe: '',
			parts: part('text/plain', null, text),
		};
	}
}

/** A part of a mail, without its final line break; none where the mail has no such part. */
function part(type: string, name: string | null, text: string | undefined): MailPart[] {
	return text === undefined ? [] : [{ type, name, text: text.replace(/\r?\n$/, '') }];
}

/** 'Kim <kim@example.com>, sam@example.com'. */
function addresses(...all: (Address | undefined)[]): string {
	return all
		.map((one) =>
			one?.name && one.address ? `${one.name} <${one.address}>` : (one?.address ?? one?.name ?? ''),
		)
		.join(', ');
}
