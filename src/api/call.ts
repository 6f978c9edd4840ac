import * as z from 'zod/mini';
import { type Problem, ProblemSchema } from './problem.ts';
import { RETRY_MS, unreached } from './unreached.ts';

// Compiled validators need `eval`, which the content policy of the sites forbids; even trying is reported as a violation.
if ('document' in globalThis) z.config({ jitless: true });

/** What became of a call. Nothing is thrown: a refusal and a missing answer are outcomes, too. */
export type CallOutcome<Data> =
	| { status: 'answered'; data: Data }
	/** The service does not carry this out as it is, and says why. */
	| { status: 'refused'; problem: Problem }
	/** Too many calls; the same one may be sent again after `retryMs`. */
	| { status: 'limited'; message: string; retryMs: number }
	/** No answer, or none that can be read; the same call may be sent again after `retryMs`. */
	| { status: 'unavailable'; retryMs: number }
	/** The browser has no network. */
	| { status: 'offline' };

/** How a call is made. */
export interface CallOptions {
	/** Sent as JSON by POST; without one the call is a GET. */
	body?: object;
	/** How long to wait for an answer, milliseconds. */
	timeoutMs?: number;
	cache?: RequestCache;
}

/** Calls the lead API and reads its answer by the schema of the endpoint. */
export async function call<Schema extends z.ZodMiniType>(
	address: string,
	schema: Schema,
	{ body, timeoutMs = 20_000, cache }: CallOptions = {},
): Promise<CallOutcome<z.output<Schema>>> {
	let response: Response;
	try {
		response = await fetch(address, {
			...(body && { method: 'POST', body: JSON.stringify(body) }),
			headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
			signal: AbortSignal.timeout(timeoutMs),
			...(cache && { cache }),
		});
	} catch {
		return unreached();
	}
	const answer: unknown = await response.json().catch(() => null);
	return readAnswer(response, answer, schema);
}

function readAnswer<Schema extends z.ZodMiniType>(
	{ ok, status, headers }: Response,
	answer: unknown,
	schema: Schema,
): CallOutcome<z.output<Schema>> {
	if (ok) {
		const { success, data } = z.safeParse(schema, answer);
		if (success) return { status: 'answered', data };
	}
	// HTTP allows a date as well, which is not a number: the usual time then.
	const seconds = Number(headers.get('Retry-After'));
	const retryMs = seconds > 0 ? seconds * 1000 : RETRY_MS;
	const { data: problem } = z.safeParse(ProblemSchema, answer);
	if (ok || status >= 500 || !problem) return { status: 'unavailable', retryMs };
	return status === 429
		? { status: 'limited', message: problem.error, retryMs }
		: { status: 'refused', problem };
}
