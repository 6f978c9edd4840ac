import { decodedHeader, decodedText } from './mail-encodings.ts';

export interface MailPart {
	/** 'text/plain'. */
	type: string;
	/** The name of an attachment. */
	name: string | null;
	text: string;
}

export interface ReadMail {
	from: string;
	to: string;
	reply_to: string;
	subject: string;
	parts: MailPart[];
}

/** Deeper and more than any lead's mail is; what lies beyond is not shown. */
const MOST_LEVELS = 4;
const MOST_PARTS = 20;

/** Reads a mail as it came over SMTP: its headers, and the texts it is made of. Whatever it is made of, this does not throw. */
export function readMail(raw: Uint8Array): ReadMail {
	const { headers, body } = splitEntity(Buffer.from(raw).toString('latin1'));
	const header = (name: string) => decodedHeader(headers.get(name) ?? '');
	return {
		from: header('from'),
		to: header('to'),
		reply_to: header('reply-to'),
		subject: header('subject'),
		parts: partsOf(headers, body, MOST_LEVELS).slice(0, MOST_PARTS),
	};
}

type Headers = Map<string, string>;

function splitEntity(entity: string): { headers: Headers; body: string } {
	const end = /^\r?\n|\r?\n\r?\n/.exec(entity);
	const head = end ? entity.slice(0, end.index) : entity;
	const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
	const headers: Headers = new Map();
	for (const line of lines) {
		const colon = line.indexOf(':');
		const name = line.slice(0, colon).toLowerCase();
		if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
	}
	return { headers, body: end ? entity.slice(end.index + end[0].length) : '' };
}

function partsOf(headers: Headers, body: string, levels: number): MailPart[] {
	const type = headers.get('content-type') ?? 'text/plain';
	const boundary = parameter(type, 'boundary');
	if (type.toLowerCase().startsWith('multipart/') && boundary && levels > 0) {
		return entitiesOf(body, boundary).flatMap((entity) => {
			const part = splitEntity(entity);
			return partsOf(part.headers, part.body, levels - 1);
		});
	}
	const text = decodedText(body, {
		encoding: headers.get('content-transfer-encoding') ?? '7bit',
		charset: parameter(type, 'charset') ?? 'utf-8',
	});
	const name = parameter(headers.get('content-disposition') ?? '', 'filename');
	return [{ type: type.split(';', 1)[0]?.trim().toLowerCase() ?? '', name, text }];
}

/** What stands between a mail's boundaries; the lines around them belong to none. */
function entitiesOf(body: string, boundary: string): string[] {
	const [, ...pieces] = `\r\n${body}`.split(`\n--${boundary}`);
	const end = pieces.findIndex((piece) => piece.startsWith('--'));
	return pieces
		.slice(0, end < 0 ? undefined : end)
		.map((piece) => piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''));
}

function parameter(value: string, name: string): string | null {
	const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(value) ?? [];
	return quoted ?? plain ?? null;
}
