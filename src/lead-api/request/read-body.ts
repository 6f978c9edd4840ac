import { Refusal } from '../answers/refusal.ts';

/** Longest request body, bytes: more than the longest lead. */
export const MOST_BYTES = 64 * 1024;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

const TOO_LARGE = `Please send no more than ${MOST_BYTES / 1024} kB.`;

/** Format of a request body. */
export type BodyKind = 'json' | 'form';

const KINDS: Readonly<Record<string, BodyKind | undefined>> = {
	'application/json': 'json',
	'application/x-www-form-urlencoded': 'form',
};

/** Format of a request's body; null for other content types and for none. */
export function bodyKind(request: Request): BodyKind | null {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	return KINDS[type ?? ''] ?? null;
}

/**
 * Reads a body as text. Own code, because `hono/body-limit` reads a body of unknown length before it refuses it. Throws a Refusal: 411
 * without a length, 413 when too long, 415 for another content type, 400 for invalid UTF-8.
 */
export async function readBody(request: Request, allowed: readonly BodyKind[]): Promise<string> {
	const kind = bodyKind(request);
	if (kind === null || !allowed.includes(kind) || request.headers.has('content-encoding'))
		throw new Refusal(415, `Please send ${allowed.map((one) => NAMES[one]).join(' or ')}, not compressed.`);
	const length = request.headers.get('content-length');
	if (length === null && request.headers.has('transfer-encoding'))
		throw new Refusal(411, 'Please say how long the body is (Content-Length).');
	if (Number(length ?? 0) > MOST_BYTES) throw new Refusal(413, TOO_LARGE);
	const bytes = await request.arrayBuffer().catch(() => {
		throw new Refusal(400, 'The body did not arrive as a whole. Please send it again.');
	});
	if (bytes.byteLength > MOST_BYTES) throw new Refusal(413, TOO_LARGE);
	try {
		return UTF_8.decode(bytes);
	} catch {
		throw new Refusal(400, 'Please send text in UTF-8.');
	}
}

const NAMES: Readonly<Record<BodyKind, string>> = {
	json: 'JSON (application/json)',
	form: 'a form (application/x-www-form-urlencoded)',
};
