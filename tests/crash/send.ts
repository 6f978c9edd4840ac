import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostOf } from './dealers.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Milliseconds without a response after which a request is given up. */
const PATIENCE_MS = 10_000;

/** A submission of a form; a retry sends the same again, submission id included. */
export interface Attempt {
	dealer: string;
	path: '/api/enquiries' | '/api/leads' | '/api/trade-in/valuation';
	submission_id: string;
	fields: Readonly<Record<string, unknown>>;
	/** The visitor's address. */
	address: string;
}

export interface Answer {
	status: number;
	/** `id` of a valuation; `photo_id` of a photo. */
	body: {
		lead_id?: string;
		id?: string;
		photo_id?: string;
		error?: string;
		success?: boolean;
		user?: { id: string };
	};
	/** The cookies that were set, as a browser sends them back. */
	cookies: string[];
}

let visitors = 0;

/** A submission of a new visitor, so that no limit applies. */
export function newAttempt(
	dealer: string,
	path: Attempt['path'],
	fields: Readonly<Record<string, unknown>>,
): Attempt {
	visitors += 1;
	const [high, middle, low] = [visitors >> 16, visitors >> 8, visitors].map((part) => part & 255);
	return {
		dealer,
		path,
		submission_id: randomUUID(),
		fields: { ...fields, phone: `04${String(visitors).padStart(8, '0')}` },
		address: `10.${high}.${middle}.${low}`,
	};
}

/**
 * Sends a submission. Null when no complete response arrived: it is then unknown whether the lead was stored.
 *
 * @param cutAfterMs the visitor's connection is cut after this many milliseconds; null when it holds
 */
export function send(
	url: string,
	{ dealer, path, submission_id, fields, address }: Attempt,
	cutAfterMs: number | null = null,
): Promise<Answer | null> {
	const body = Buffer.from(JSON.stringify({ submission_id, ...fields }));
	return post(
		url,
		{ dealer, path, address, body, headers: { 'content-type': 'application/json' } },
		cutAfterMs,
	);
}

/** A photo of a trade-in; a retry sends it again under the same id. */
export interface PhotoAttempt extends Pick<Attempt, 'dealer' | 'submission_id' | 'address'> {
	photo_id: string;
	jpeg: Buffer;
}

/** Sends a photo. Null when no complete response arrived. */
export function sendPhoto(
	url: string,
	{ dealer, submission_id, address, photo_id, jpeg }: PhotoAttempt,
	cutAfterMs: number | null = null,
): Promise<Answer | null> {
	const path = `/api/trade-in/photos/${photo_id}`;
	return post(
		url,
		{
			dealer,
			path,
			address,
			body: jpeg,
			headers: { 'content-type': 'image/jpeg', 'x-attempt': submission_id },
		},
		cutAfterMs,
	);
}

/** A request of a visitor. */
export interface Post extends Pick<Attempt, 'dealer' | 'address'> {
	path: string;
	headers: Record<string, string>;
	body: Buffer;
}

/** Sends a request. Null when no complete response arrived. A page in place of JSON has an empty body here. */
export async function post(
	url: string,
	{ dealer, path, address, headers, body }: Post,
	cutAfterMs: number | null = null,
): Promise<Answer | null> {
	const sending = request(`${url}${path}`, {
		agent,
		method: 'POST',
		headers: {
			...headers,
			host: hostOf(dealer),
			'content-length': body.length,
			'x-forwarded-for': address,
		},
		signal: AbortSignal.timeout(cutAfterMs ?? PATIENCE_MS),
	});
	try {
		return await new Promise<Answer>((settle, refuse) => {
			sending.once('error', refuse).once('response', (response) => {
				const { statusCode: status = 0, headers: answered } = response;
				const isJson = answered['content-type']?.includes('json');
				const cookies = (answered['set-cookie'] ?? []).map((line) => line.replace(/;.*/, ''));
				text(response).then(
					(answer) => settle({ status, body: isJson ? JSON.parse(answer) : {}, cookies }),
					refuse,
				);
			});
			sending.end(body);
		});
	} catch {
		return null;
	}
}
