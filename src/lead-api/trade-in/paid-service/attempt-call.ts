import type * as z from 'zod/mini';
import { parsed } from '../../../api/problems-of.ts';
import type { TradeInService } from '../../../api/trade-in/site-settings.ts';

/** The settings of a service whose calls cost money. */
export type PaidService = Extract<TradeInService, { provider: 'autograb' }>;

/** A call of a dealer to its service. */
export interface ServiceCall<Schema extends z.ZodMiniType> {
	dealer: string;
	/** What is called, for log and limit: 'look-up', 'valuation'. */
	name: string;
	service: PaidService;
	/** Path and query after the service's address. */
	path: string;
	/** Sent as JSON by POST; without a body the call is a GET. */
	body?: object;
	schema: Schema;
}

/** The result of a call: its answer, that there is none such (404), or that the service is away or the day's calls are used up. */
export type CallResult<Answer> =
	| { status: 'answered'; answer: Answer }
	| { status: 'missing' }
	| { status: 'unavailable' };

/** A failed attempt; `isPassing` when a second one may succeed. The message has neither plate nor key. */
export class Failure extends Error {
	override readonly name = 'Failure';
	readonly isPassing: boolean;
	constructor(message: string, isPassing: boolean) {
		super(message);
		this.isPassing = isPassing;
	}
}

/** One attempt. Throws a {@link Failure}. */
export async function attemptCall<Schema extends z.ZodMiniType>(
	{ service, path, body, schema }: ServiceCall<Schema>,
	key: string | undefined,
	timeoutMs: number,
): Promise<CallResult<z.output<Schema>>> {
	if (!key) throw new Failure(`the environment variable ${service.key_env} is not set`, false);
	const { status, text } = await fetchText(service.url + path, {
		headers: { ApiKey: key, Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
		...(body && { method: 'POST', body: JSON.stringify(body) }),
		redirect: 'error',
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (status === 404) return { status: 'missing' };
	if (status !== 200) throw new Failure(`it answered ${status}`, status >= 500);
	const { data, problems } = parsed(schema, parsedJson(text));
	if (problems) throw new Failure(`its answer has another form: ${problems[0]?.field}`, false);
	return { status: 'answered', answer: data };
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
	try {
		const response = await fetch(url, init);
		return { status: response.status, text: await response.text() };
	} catch (error) {
		// The message of the error could repeat the address, which has the plate.
		throw new Failure(`it gave no answer (${error instanceof Error ? error.name : 'unknown'})`, true);
	}
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
