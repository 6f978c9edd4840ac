import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { parsed } from '../../../api/problems-of.ts';
import type { TradeInService } from '../../../api/trade-in/site-settings.ts';
import { describeError, type Log } from '../../log.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';
import type { DailyLimit } from './daily-limit.ts';

/** The settings of a service that is called by HTTP. */
export type HttpService = Extract<TradeInService, { provider: 'autograb' }>;

/** Times of calls, milliseconds; tests use shorter ones. */
export interface CallTimes {
	/** For one attempt. Two with their pause are less than a page waits for its answer. */
	timeoutMs: number;
	/** Before the second attempt. */
	retryMs: number;
	/** How long a service is left alone after it failed often. */
	breakMs: number;
}

const TIMES: CallTimes = { timeoutMs: 4000, retryMs: 250, breakMs: 30_000 };
/** Calls in a row that fail before the service is left alone. */
const FAILURES = 5;

/** A call of a dealer to its service. */
export interface ServiceCall<Schema extends z.ZodMiniType> {
	dealer: string;
	/** What is called, for log and limit: 'look-up', 'valuation'. */
	name: string;
	service: HttpService;
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

/** Calls services. Never rejects because of one. */
export type CallService = <Schema extends z.ZodMiniType>(
	call: ServiceCall<Schema>,
) => Promise<CallResult<z.output<Schema>>>;

interface Parts {
	limit: DailyLimit;
	/** Environment variables with the keys of services. */
	env: Readonly<Record<string, string | undefined>>;
	log: Log;
	now: () => Date;
	times?: CallTimes;
}

/** A failed attempt; `isPassing` when a second one may succeed. The message has neither plate nor key. */
class Failure extends Error {
	override readonly name = 'Failure';
	readonly isPassing: boolean;
	constructor(message: string, isPassing: boolean) {
		super(message);
		this.isPassing = isPassing;
	}
}

/** Calls with a timeout, one retry, a circuit breaker for each service, and the dealer's daily limit. */
export function serviceCaller({ limit, env, log, now, times = TIMES }: Parts): CallService {
	const breakers = new Map<string, CircuitBreaker>();
	const breakerOf = ({ url, key_env }: HttpService) => {
		const id = `${url} ${key_env}`;
		const known = breakers.get(id) ?? circuitBreaker({ failures: FAILURES, pauseMs: times.breakMs });
		breakers.set(id, known);
		return known;
	};
	return async (call) => {
		const { dealer, name, service } = call;
		const breaker = breakerOf(service);
		if (!breaker.admits(now())) return { status: 'unavailable' };
		for (let attempt = 1; ; attempt++) {
			if (!(await limit.allows(dealer, name, service.calls_per_day))) return { status: 'unavailable' };
			try {
				const result = await send(call, env[service.key_env], times.timeoutMs);
				breaker.succeeded();
				return result;
			} catch (error) {
				if (error instanceof Failure && error.isPassing && attempt === 1) {
					await pause(times.retryMs);
					continue;
				}
				breaker.failed(now());
				const reason = error instanceof Failure ? error.message : describeError(error);
				log({ level: 'warn', message: `a ${name} of a vehicle failed`, dealer, reason });
				return { status: 'unavailable' };
			}
		}
	};
}

/** One attempt. Throws a {@link Failure}. */
async function send<Schema extends z.ZodMiniType>(
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
