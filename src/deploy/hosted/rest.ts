import type { z } from 'zod';
import { type Answer, jsonOf, reaching, textOf } from '../reaching.ts';
import { TargetError } from '../target.ts';

/** The API of a host of sites. */
export interface Rest {
	/** The answer to a request, checked. Throws a {@link TargetError}, like all of these. */
	ask<T>(schema: z.ZodType<T>, path: string, request?: RestRequest): Promise<T>;
	/** The answer to a request, checked; null when there is no such thing. */
	find<T>(schema: z.ZodType<T>, path: string, request?: RestRequest): Promise<T | null>;
	/** A request whose answer says nothing. */
	tell(path: string, request: RestRequest): Promise<void>;
}

/** What is sent: a value as JSON, or bytes or a form as they are. */
export interface RestRequest {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	json?: unknown;
	body?: Uint8Array | FormData;
	/** Instead of the token of the host. */
	token?: string;
}

const RETRIED = new Set([429, 500, 502, 503, 504]);

/**
 * Opens an API.
 *
 * @param name for messages
 * @param explain what an answer that is no success means, as the end of a sentence that begins with the name
 */
export function openRest(
	{ name, url, token }: { name: string; url: string; token: string },
	explain: (status: number, body: string) => string,
): Rest {
	const send = async (path: string, { method = 'GET', json, body, token: own }: RestRequest) => {
		const headers = {
			Authorization: `Bearer ${own ?? token}`,
			...(json !== undefined && { 'Content-Type': 'application/json' }),
			...(body instanceof Uint8Array && { 'Content-Type': 'application/octet-stream' }),
		};
		const sent = (json === undefined ? body : JSON.stringify(json)) as BodyInit | undefined;
		return reaching(
			{ name, call: `${method} ${path}` },
			(signal) =>
				fetch(`${url}${path}`, { method, headers, signal, ...(sent !== undefined && { body: sent }) }),
			(status) => RETRIED.has(status),
		);
	};
	const refused = (answer: Answer) => new TargetError(`${name} ${explain(answer.status, textOf(answer))}`);
	const find = async <T>(schema: z.ZodType<T>, path: string, request: RestRequest = {}) => {
		const answer = await send(path, request);
		if (answer.status === 404) return null;
		if (answer.status >= 300) throw refused(answer);
		const found = schema.safeParse(jsonOf(answer));
		if (found.success) return found.data;
		throw new TargetError(`${name} gave an answer that is not of its published API (${path})`);
	};
	return {
		find,
		async ask(schema, path, request) {
			const found = await find(schema, path, request);
			if (found !== null) return found;
			throw new TargetError(`${name} ${explain(404, '')}`);
		},
		async tell(path, request) {
			const answer = await send(path, request);
			if (answer.status >= 300) throw refused(answer);
		},
	};
}
