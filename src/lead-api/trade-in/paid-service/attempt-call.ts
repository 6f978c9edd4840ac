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

/**
 * Why an attempt failed: `passing` when a second one may succeed, `away` when others will fail too, `refused` when the service refuses this
 * request only.
 */
type FailureKind = 'passing' | 'away' | 'refused';

/** Statuses by which a service refuses one request. */
const REFUSED = [400, 422];

/** A failed attempt. The message has neither plate nor key. */
export class Failure extends Error {
	override readonly name = 'Failure';
	readonly kind: FailureKind;
	constructor(message: string, kind: FailureKind) {
		super(message);
		this.kind = kind;
	}
}

/** One attempt. Throws a {@link Failure}. */
export async function attemptCall<Schema extends z.ZodMiniType>(
	{ service, path, body, schema }: ServiceCall<Schema>,
	key: string | undefined,
	timeoutMs: number,
): Promise<CallResult<z.output<Schema>>> {
	if (!key) throw new Failure(`the environment variable ${service.key_env} is not set`, 'away');
	const { status, text } = await fetchText(service.url + path, {
		headers: { ApiKey: key, Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
		...(body && { method: 'POST', body: JSON.stringify(body) }),
		redirect: 'error',
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (status === 404) return { status: 'missing' };
	if (status !== 200) throw new Failure(`it answered ${status}`, kindOf(status));
	const { data, problems } = parsed(schema, parsedJson(text));
	if (problems) throw new Failure(`its answer has another form: ${problems[0]?.field}`, 'away');
	return { status: 'answered', answer: data };
}

function kindOf(status: number): FailureKind {
	if (REFUSED.includes(status)) return 'refused';
	return status >= 500 ? 'passing' : 'away';
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
	try {
		const response = await fetch(url, init);
		return { status: response.status, text: await response.text() };
	} catch (error) {
		// The message of the error could repeat the address, which has the plate.
		throw new Failure(`it gave no answer (${error instanceof Error ? error.name : 'unknown'})`, 'passing');
	}
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
