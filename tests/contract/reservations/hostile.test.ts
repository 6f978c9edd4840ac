import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOLDING_STATES } from '../../../src/domain/reservation/reservation.ts';
import { reservationPath } from '../../../src/lead-api/reservations/links.ts';
import { settleAll } from '../../../src/lead-api/reservations/run-reservations.ts';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import {
	changingService,
	checkOut,
	press,
	reservationsOf,
	siteWith,
} from '../../fixtures/leads/reserving.ts';
import { NAUGHTY } from '../../fixtures/leads/schema-values.ts';

const hostile = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(hostile, fc.integer(), fc.constantFrom(null, true, [], {}, 1e308, -0.5));

/** A press of a button of the shopper, the dealer or the provider, or a value that no button has. */
const action = fc.oneof(
	fc.constantFrom('cancel', 'leave', 'released', 'extended', 'converted', 'deposit_returned'),
	fc.constantFrom('pay', 'pay_twice', 'pay_slowly', 'decline'),
	hostile,
);

/** Fields of a checkout with values that no page sends. */
const fields = fc.dictionary(
	fc.constantFrom(
		'deposit',
		'price_shown',
		'car_id',
		'handover',
		'handover_date',
		'extras',
		'email',
		'phone',
	),
	value,
	{ maxKeys: 2 },
);

const request = fc.oneof(
	fields.map((change) => ({ to: 'checkout' as const, change })),
	fc.record({ to: fc.constantFrom('shopper' as const, 'dealer' as const), action }),
	fc.record({ to: fc.constantFrom('sandbox' as const), action, session: fc.option(hostile, { freq: 4 }) }),
	fc.record({ to: fc.constantFrom('notice' as const), body: hostile }),
	fc.record({ to: fc.constantFrom('time' as const), minutes: fc.constantFrom(1, 31, 48 * 60) }),
	fc.record({ to: fc.constantFrom('stock' as const), status: fc.constantFrom('sold', 'in_stock') }),
);

test('no requests to a reservation with its real links get an answer of 500 or lose a cent', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(request, { minLength: 5, maxLength: 25 }), async (requests) => {
			const service = await changingService();
			const { store, secret } = service.deps;
			let now = SERVICE_NOW;
			let peers = 0;
			const send = async (one: (typeof requests)[number]): Promise<Response | null> => {
				const [latest] = await reservationsOf(service);
				if (one.to === 'notice')
					return service.call('/api/payment-notices', { body: one.body.toWellFormed() });
				if (one.to === 'stock') service.stock.site = siteWith({ status: one.status });
				if (one.to === 'time') {
					now = new Date(now.getTime() + one.minutes * 60_000);
					service.setNow(now);
				}
				if (one.to === 'sandbox') {
					const session = one.session ?? latest?.session_id ?? '';
					return press(service, '/api/sandbox-payment', { session, action: one.action });
				}
				if (latest && (one.to === 'shopper' || one.to === 'dealer'))
					return press(service, reservationPath(latest, one.to, secret), { action: one.action });
				return null;
			};
			await checkOut(service);
			for (const one of requests) {
				peers += 1;
				const sent = JSON.stringify(one);
				const status =
					one.to === 'checkout'
						? (await checkOut(service, one.change, `198.51.100.${peers}`)).status
						: (await send(one))?.status;
				expect(status ?? 200, sent).toBeLessThan(500);
				await settleAll(service.deps, 'when due');
				const holding = (await reservationsOf(service)).filter(({ state }) => HOLDING_STATES.includes(state));
				expect(holding.length, sent).toBeLessThanOrEqual(1);
			}
			service.setNow(new Date(now.getTime() + 61 * 60_000));
			await settleAll(service.deps, 'now');
			for (const { payment, session_id, deposit_cents } of await reservationsOf(service)) {
				const books = await store.sandboxPayment(session_id ?? '', service.deps.now());
				const received = books?.state === 'paid' ? deposit_cents : 0;
				expect(received - (books?.refunded_cents ?? 0)).toBe(payment === 'paid' ? deposit_cents : 0);
			}
			await store.close();
		}),
		{ numRuns: 80 },
	);
}, 60_000);
