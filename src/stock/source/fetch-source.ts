import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpSource } from '../../domain/feed/stock-source.ts';
import { Refused } from '../refused.ts';
import { MAX_SOURCE_BYTES } from './limits.ts';
import { tooLarge } from './read-file.ts';
import { requestAddress } from './request-address.ts';
import { requestHeaders } from './request-headers.ts';
import { statusWords } from './status-words.ts';

/** A response with its validators, so that an unchanged one is not sent twice. */
export interface Answer {
	/** The server's ETag; null for none. */
	etag: string | null;
	/** Its Last-Modified, as sent; null for none. */
	last_modified: string | null;
	body: Uint8Array;
}

/** Further dependencies of a request, which tests replace. */
export interface RequestSettings {
	environment: Readonly<Record<string, string | undefined>>;
	/** Waits before the n-th retry, counted from 1. */
	pause: (attempt: number) => Promise<void>;
	maxBytes: number;
	/** Gives up what is going on. */
	signal?: AbortSignal;
}

/**
 * The dependencies of a request outside tests: this process's environment, pauses of up to ten seconds, and the greatest size of a source.
 */
export const REQUEST_SETTINGS: RequestSettings = {
	environment: process.env,
	// Half a second, one, two…, at most ten: enough for a feed that is being restarted.
	pause: async (attempt) => {
		await sleep(Math.min(500 * 2 ** (attempt - 1), 10_000));
	},
	maxBytes: MAX_SOURCE_BYTES,
};

/** A temporary failure, worth a retry. */
class Temporary extends Refused {}

/**
 * Fetches a source, with retries after temporary failures. With an earlier response, the server may answer 304 Not Modified.
 *
 * @param name the name of the source in messages
 */
export async function fetchSource(
	source: HttpSource,
	name: string,
	earlier: Answer | null,
	settings: RequestSettings,
): Promise<Answer | Refused> {
	const headers = requestHeaders(source, name, earlier, settings.environment);
	if (headers instanceof Refused) return headers;
	const address = requestAddress(source, settings.environment);
	if (address instanceof Refused) return address;
	for (let attempt = 0; ; attempt++) {
		if (attempt > 0) await settings.pause(attempt);
		const answer = await ask({ ...source, url: address }, name, headers, earlier, settings);
		if (!(answer instanceof Temporary) || settings.signal?.aborted) return answer;
		if (attempt === source.retries) {
			return attempt === 0 ? answer : new Refused(`${answer.reason} (asked ${attempt + 1} times)`);
		}
	}
}

async function ask(
	{ url, timeout_seconds }: HttpSource,
	name: string,
	headers: Record<string, string>,
	earlier: Answer | null,
	{ maxBytes, signal }: RequestSettings,
): Promise<Answer | Refused> {
	const timeout = AbortSignal.timeout(timeout_seconds * 1000);
	try {
		const response = await fetch(url, {
			headers,
			signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		});
		if (response.status === 304 && earlier) return earlier;
		if (!response.ok) {
			await response.body?.cancel();
			const mayPass = response.status >= 500 || response.status === 429 || response.status === 408;
			const reason = `${name} answers ${statusWords(response)}`;
			return mayPass ? new Temporary(reason) : new Refused(reason);
		}
		const body = await readBody(response, maxBytes);
		if (!body) return tooLarge(name, maxBytes);
		const { headers: validators } = response;
		return { etag: validators.get('etag'), last_modified: validators.get('last-modified'), body };
	} catch (error) {
		return new Temporary(`${name} ${failureOf(error, timeout_seconds)}`);
	}
}

/** The body; null when it is larger than allowed, regardless of its `Content-Length`. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | null> {
	if (!response.body) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body) {
		size += chunk.byteLength;
		// Leaving the loop closes the connection.
		if (size > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function failureOf(error: unknown, timeoutSeconds: number): string {
	if (!(error instanceof Error)) return `cannot be fetched: ${String(error)}`;
	if (error.name === 'TimeoutError')
		return `did not answer in full within ${timeoutSeconds} s (stock.from.timeout_seconds)`;
	const cause = error.cause instanceof Error ? error.cause : error;
	switch ('code' in cause ? cause.code : null) {
		case 'ECONNREFUSED':
			return 'refuses the connection';
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return 'has a host name that cannot be found';
		case 'ECONNRESET':
		case 'UND_ERR_SOCKET':
			return 'broke the connection off before the answer was whole';
		default:
			return `cannot be fetched: ${cause.message}`;
	}
}
