import * as z from 'zod/mini';
import { type Problem, ProblemSchema } from './problem.ts';
import { RETRY_MS, unreached } from './unreached.ts';

// Compiled validators need `eval`, which the sites' Content Security Policy forbids; even an attempt is reported as a violation.
if ('document' in globalThis) z.config({ jitless: true });

/** The outcome of a call. Nothing is thrown: a refusal and a missing response are outcomes too. */
export type CallOutcome<Data> =
	| { status: 'answered'; data: Data }
	/** The service refuses the request, with the reason. */
	| { status: 'refused'; problem: Problem }
	/** Rate limited; the same call may be repeated after `retryMs`. */
	| { status: 'limited'; message: string; retryMs: number }
	/**
	 * No valid response; the same call may be repeated after `retryMs`. `isRefusal` where the status is a refusal (4xx) in other words than
	 * the service's, such as a firewall's.
	 */
	| { status: 'unavailable'; retryMs: number; isRefusal?: boolean }
	/** The browser has no network. */
	| { status: 'offline' };

/** The options of a call. */
export interface CallOptions {
	/** Sent as JSON by POST; without a body the call is a GET. */
	body?: object;
	cache?: RequestCache;
}

/** Time without an answer after which the lead API counts as unavailable, milliseconds. */
const TIMEOUT_MS = 20_000;

/** Calls the lead API and parses its response by the schema of the endpoint. */
export async function call<Schema extends z.ZodMiniType>(
	address: string,
	schema: Schema,
	{ body, cache }: CallOptions = {},
): Promise<CallOutcome<z.output<Schema>>> {
	let response: Response;
	try {
		response = await fetch(address, {
			...(body && { method: 'POST', body: JSON.stringify(body) }),
			headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(cache && { cache }),
		});
	} catch {
		return unreached();
	}
	const answer: unknown = await response.json().catch(() => null);
	return readAnswer(response, answer, schema);
}

/** The message of a limit in other words than the service's, such as a firewall's. */
const LIMITED = 'Too many requests just now. Please try again in a minute.';
/** What a problem has besides its message. */
const NAMELESS = { type: 'about:blank', title: '' };

function readAnswer<Schema extends z.ZodMiniType>(
	{ ok, status, headers }: Response,
	answer: unknown,
	schema: Schema,
): CallOutcome<z.output<Schema>> {
	if (ok) {
		const { success, data } = z.safeParse(schema, answer);
		if (success) return { status: 'answered', data };
		// A success without what was asked for, but with the reason (TRADEIN-013).
		const reason = z.safeParse(ProblemSchema, { ...NAMELESS, status, ...Object(answer) }).data;
		if (reason) return { status: 'refused', problem: reason };
	}
	// HTTP also allows a date, which is not a number; then the default applies.
	const seconds = Number(headers.get('Retry-After'));
	const retryMs = seconds > 0 ? seconds * 1000 : RETRY_MS;
	const { data: problem } = z.safeParse(
		ProblemSchema,
		// A refusal may also have the form of the answers: `success: false` and the reason (WATCHLIST-011).
		Object(answer).success === false ? { ...NAMELESS, status, ...Object(answer) } : answer,
	);
	if (status === 429) return { status: 'limited', message: problem?.error ?? LIMITED, retryMs };
	if (ok || status >= 500 || !problem)
		return { status: 'unavailable', retryMs, ...(!ok && status < 500 && { isRefusal: true }) };
	return { status: 'refused', problem };
}
