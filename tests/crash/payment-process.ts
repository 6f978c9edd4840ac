/**
 * The lead API as a process that kills itself with SIGKILL after one of its steps, which are changes of its database and calls of the
 * payment provider: after one step is before the next. It answers requests of its parent process, and ends with it.
 */

import { flushCompileCache } from 'node:module';
import { chosenProvider } from '../../src/lead-api/payments/chosen-provider.ts';
import type { PaymentProvider } from '../../src/lead-api/payments/provider.ts';
import { runReservations } from '../../src/lead-api/reservations/run-reservations.ts';
import { openStore, type StoreLocation } from '../../src/lead-api/store/open-store.ts';
import type { LeadStore } from '../../src/lead-api/store/store.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { leadService } from '../fixtures/leads/lead-service.ts';
import { STRIPE_KEY } from '../fixtures/stripe/stripe-server.ts';
import { STRIPE_ACCOUNT } from '../fixtures/stripe/stripe-service.ts';

/** Settings that the parent process passes as an argument. */
export interface PaymentTrial {
	place: StoreLocation;
	/** The port of Stripe's double, which outlives the process. */
	stripePort: number;
	/** The number of the step after which it kills itself, counted from 1; 0 for never. */
	killAt: number;
	/** ISO 8601. */
	now: string;
}

/** A request of the parent, and the response. */
export interface PaymentRequest {
	path: string;
	json?: object;
	form?: Record<string, string>;
}
export interface PaymentResponse {
	status: number;
	location: string | null;
	text: string;
}

const { place, stripePort, killAt, now }: PaymentTrial = JSON.parse(process.argv[2] ?? '');
const moment = new Date(now);
let steps = 0;

function step(): void {
	steps += 1;
	if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

/** The changes of money and state. */
const CHANGES: readonly (keyof LeadStore)[] = [
	'hold',
	'changeReservation',
	'postponeReservation',
	'startOnlinePayment',
	'changeOnlinePayment',
	'postponeOnlinePayment',
];

/** The same object, with a step at the end of each call of some of its methods. */
function inSteps<Target extends object>(target: Target, names: readonly (keyof Target)[]): Target {
	const stepped = names.map((name) => {
		const method = target[name] as (...values: unknown[]) => Promise<unknown>;
		const call = async (...values: unknown[]) => {
			const answer = await method.apply(target, values);
			step();
			return answer;
		};
		return [name, call];
	});
	return { ...target, ...Object.fromEntries(stepped) };
}

const CALLS: readonly (keyof PaymentProvider)[] = ['open', 'status', 'close', 'refund', 'refundsAndDisputes'];

const store = inSteps(await openStore(place, () => undefined), CHANGES);
const providerOf = chosenProvider({
	store,
	secret: 'a secret of the tests, thirty-two long',
	now: () => moment,
	secretOf: () => STRIPE_KEY,
	stripeAt: { protocol: 'http', host: '127.0.0.1', port: stripePort },
});
const service = await leadService([apiSite({ payments: STRIPE_ACCOUNT })], {
	store,
	providerOf: (...of) => {
		const provider = providerOf(...of);
		return provider && inSteps(provider, CALLS);
	},
});
service.setNow(moment);
runReservations(service.deps);
flushCompileCache();
process.on('disconnect', () => process.exit());
process.on('message', async ({ path, ...call }: PaymentRequest) => {
	const response = await service.call(path, call);
	const answer: PaymentResponse = {
		status: response.status,
		location: response.headers.get('location'),
		text: await response.text(),
	};
	process.send?.(answer);
});
process.send?.('ready');
