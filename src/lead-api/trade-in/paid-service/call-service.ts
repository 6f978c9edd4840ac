import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { describeError, type Log } from '../../log.ts';
import { attemptCall, type CallResult, Failure, type PaidService, type ServiceCall } from './attempt-call.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';
import type { DailyLimit } from './daily-limit.ts';

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

/** Calls with a timeout, one retry, a circuit breaker for each service, and the dealer's daily limit. */
export function serviceCaller({ limit, env, log, now, times = TIMES }: Parts): CallService {
	const breakers = new Map<string, CircuitBreaker>();
	const breakerOf = ({ url, key_env }: PaidService) => {
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
				const result = await attemptCall(call, env[service.key_env], times.timeoutMs);
				breaker.succeeded();
				return result;
			} catch (error) {
				if (error instanceof Failure && error.kind === 'passing' && attempt === 1) {
					await pause(times.retryMs);
					continue;
				}
				if (!(error instanceof Failure && error.kind === 'refused')) breaker.failed(now());
				const reason = error instanceof Failure ? error.message : describeError(error);
				log({ level: 'warn', message: `a ${name} of a vehicle failed`, dealer, reason });
				return { status: 'unavailable' };
			}
		}
	};
}
