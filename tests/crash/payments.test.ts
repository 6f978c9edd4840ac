import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HOLDING_STATES } from '../../src/domain/reservation/reservation.ts';
import { chosenProvider } from '../../src/lead-api/payments/chosen-provider.ts';
import { settleAll } from '../../src/lead-api/reservations/run-reservations.ts';
import { openStore, type StoreLocation } from '../../src/lead-api/store/open-store.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';
import { GOOD_CHECKOUT } from '../fixtures/leads/reserving.ts';
import { postgresIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { balanceOf } from '../fixtures/stripe/stripe-books.ts';
import { STRIPE_KEY, stripeServer } from '../fixtures/stripe/stripe-server.ts';
import { STRIPE_ACCOUNT } from '../fixtures/stripe/stripe-service.ts';
import type { PaymentRequest, PaymentResponse } from './payment-process.ts';
import { openTeller, type Teller } from './payment-teller.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-payments-'));
const server = await postgresIfAny();
afterAll(async () => {
	await server?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** Seconds until the service has started again: after a minute Stripe would no longer open a session as short as the rest of the hold. */
const RESTART_SECONDS = 20;
/** More steps than any journey has. */
const MOST_STEPS = 120;
/** How often a shopper sends the same again. */
const TRIES = 4;

type Stripe = Awaited<ReturnType<typeof stripeServer>>;
/**
 * What a shopper does, and the end of it, at whichever step the service is killed; each request is repeated unchanged until it is answered.
 */
interface Journey {
	walk: (ask: (request: PaymentRequest) => Promise<PaymentResponse>, stripe: Stripe) => Promise<void>;
	ends: string;
}

const pays = (stripe: Stripe) => {
	const open = [...stripe.books.sessions.values()].find(({ status }) => status === 'open');
	if (open) stripe.pay(open.id);
};
const pageOf = ({ text }: PaymentResponse): string => JSON.parse(text).success_page;
const checkout = { path: '/api/leads', json: { ...GOOD_CHECKOUT, submission_id: 'attempt-of-kim' } };

const JOURNEYS: Readonly<Record<string, Journey>> = {
	'a reservation that is paid, cancelled and refunded': {
		ends: 'cancelled, refunded',
		walk: async (ask, stripe) => {
			const page = pageOf(await ask(checkout));
			await ask({ path: page });
			pays(stripe);
			await ask({ path: page });
			await ask({ path: page, form: { action: 'cancel' } });
			await ask({ path: page });
		},
	},
	'a hold that is paid in one tab and given up in another': {
		ends: 'reserved, paid',
		walk: async (ask, stripe) => {
			const page = pageOf(await ask(checkout));
			await ask({ path: page });
			pays(stripe);
			await ask({ path: page, form: { action: 'leave' } });
			await ask({ path: page });
		},
	},
	'an invoice that is paid': {
		ends: 'paid, 148050',
		walk: async (ask, stripe) => {
			const { message: _none, ...payer } = GOOD_ENQUIRY;
			const payment = { category: 'Online Payment', payment_reference: 'CM-1', payment_amount: 1480.5 };
			const json = { ...payer, ...payment, submission_id: 'attempt-of-tom' };
			const page = pageOf(await ask({ path: '/api/enquiries', json }));
			await ask({ path: page });
			pays(stripe);
			await ask({ path: page });
		},
	},
};

/**
 * A journey with the service killed after one step, and restarted without being killed again. Returns what the store and the provider have
 * in the end, and whether the service was killed at all.
 */
async function trial(place: StoreLocation, killAt: number, { walk }: Journey) {
	let now = SERVICE_NOW;
	const stripe = await stripeServer(() => now);
	const start = async (at: number): Promise<Teller> => {
		const settings = { place, stripePort: stripe.address.port, killAt: at, now: now.toISOString() };
		const teller = await openTeller(settings);
		return teller ?? restart();
	};
	const restart = () => {
		isKilled = true;
		now = new Date(now.getTime() + RESTART_SECONDS * 1000);
		return start(0);
	};
	let isKilled = false;
	let teller = await start(killAt);
	const ask = async (request: PaymentRequest): Promise<PaymentResponse> => {
		for (let tries = 0; tries < TRIES; tries++) {
			const answer = await teller.ask(request);
			if (answer) {
				expect(answer.status, answer.text).toBeLessThan(400);
				return answer;
			}
			teller = await restart();
		}
		throw new Error(`${request.path} was never answered`);
	};
	await walk(ask, stripe);
	// A service that starts later finishes what is left, without any shopper.
	await teller.kill();
	now = new Date(now.getTime() + 40 * 60_000);
	const store = await openStore(place, () => undefined);
	const { deps } = await leadService([apiSite({ payments: STRIPE_ACCOUNT })], {
		store,
		providerOf: chosenProvider({
			store,
			secret: 'a secret',
			now: () => now,
			secretOf: () => STRIPE_KEY,
			stripeAt: stripe.address,
		}),
		now: () => now,
	});
	await settleAll(deps, 'when due');
	const reservations = await store.listReservations('coast', 10);
	const orders = [...stripe.books.sessions.values()];
	const online = await Promise.all(
		orders.map(({ client_reference_id }) => store.onlinePayment('coast', client_reference_id ?? '')),
	);
	await store.close();
	await stripe[Symbol.asyncDispose]();
	const found = online.filter((one) => one !== null);
	const ends = [
		...reservations.map(({ state, payment }) => `${state}, ${payment}`),
		...found.map(({ state, paid_cents }) => `${state}, ${paid_cents}`),
	];
	return { isKilled, reservations, books: stripe.books, online: found, orders, ends };
}

async function killAtEveryStep(
	journey: Journey,
	freshPlace: (round: number) => Promise<StoreLocation>,
	every = 1,
) {
	let rounds = 0;
	for (let killAt = 1; killAt <= MOST_STEPS; killAt += every) {
		const { isKilled, reservations, books, online, orders, ends } = await trial(
			await freshPlace(killAt),
			killAt,
			journey,
		);
		expect([killAt, ...ends]).toEqual([killAt, journey.ends]);
		for (const { id, payment, paid_cents } of reservations) {
			const { received, returned } = balanceOf(books, id);
			expect([killAt, received - returned]).toEqual([killAt, payment === 'paid' ? paid_cents : 0]);
		}
		for (const { id, paid_cents } of online)
			expect([killAt, balanceOf(books, id)]).toEqual([killAt, { received: paid_cents, returned: 0 }]);
		// Each payment at the provider belongs to a reservation or an online payment here, and at most one reservation holds the vehicle.
		expect(orders.length).toBeLessThanOrEqual(reservations.length + online.length);
		expect(reservations.filter(({ state }) => HOLDING_STATES.includes(state)).length).toBeLessThanOrEqual(1);
		if (!isKilled) return rounds;
		rounds += 1;
	}
	return rounds;
}

for (const [name, journey] of Object.entries(JOURNEYS)) {
	test(`a service with SQLite that is killed after any step of ‘${name}’ agrees with the provider to the cent`, async () => {
		const rounds = await killAtEveryStep(journey, async (round) => ({
			sqlite: join(folder, `${name.slice(0, 12)} ${round}.sqlite`),
		}));
		expect(rounds).toBeGreaterThanOrEqual(5);
		expect(rounds).toBeLessThan(MOST_STEPS);
	});

	if (server)
		test(`a service with PostgreSQL that is killed after any step of ‘${name}’ agrees with the provider to the cent (every fourth step)`, async () => {
			const fresh = async () => ({ postgres: await server.freshDatabase() });
			expect(await killAtEveryStep(journey, fresh, 4)).toBeGreaterThanOrEqual(1);
		});
}
