import { describe, expect, test } from 'vitest';
import { PAYMENT_STATES, RESERVATION_STATES, type Reservation } from './reservation.ts';
import { type ReservationEvent, transition } from './transition.ts';

const NOW = new Date('2026-11-24T03:41:00.000Z');
const LATER = '2026-11-24T04:11:00.000Z';

function reservation(change: Partial<Reservation>): Reservation {
	return {
		state: 'held',
		payment: 'open',
		because: null,
		deposit_cents: 20_000,
		paid_cents: 0,
		hold_ends_at: LATER,
		reserved_until: null,
		hours: 48,
		extended: false,
		refund_failed: false,
		disputed: false,
		...change,
	};
}

const BEFORE = {
	'held, starting': reservation({ payment: 'starting' }),
	'held, open': reservation({}),
	'reserved, paid': reservation({
		state: 'reserved',
		payment: 'paid',
		paid_cents: 20_000,
		reserved_until: NOW.toISOString(),
	}),
	'released, open': reservation({ state: 'released', because: 'price_changed' }),
	'released, closed': reservation({ state: 'released', because: 'not_paid', payment: 'closed' }),
	'cancelled, refund_due': reservation({ state: 'cancelled', payment: 'refund_due', paid_cents: 20_000 }),
	'sold, open': reservation({ state: 'sold', because: 'vehicle_sold' }),
	'sold, refunded': reservation({ state: 'sold', payment: 'refunded', paid_cents: 20_000 }),
	'converted, paid': reservation({ state: 'converted', payment: 'paid', paid_cents: 20_000 }),
	'converted, refund_due': reservation({ state: 'converted', payment: 'refund_due', paid_cents: 20_000 }),
} as const;

const EVENTS: Record<ReservationEvent['type'], ReservationEvent> = {
	session_opened: { type: 'session_opened' },
	paid: { type: 'paid', cents: 20_000 },
	session_closed: { type: 'session_closed' },
	abandoned: { type: 'abandoned' },
	time_over: { type: 'time_over' },
	cancelled: { type: 'cancelled' },
	released: { type: 'released' },
	extended: { type: 'extended' },
	converted: { type: 'converted' },
	deposit_returned: { type: 'deposit_returned' },
	vehicle_sold: { type: 'vehicle_sold' },
	vehicle_repriced: { type: 'vehicle_repriced' },
	refunded: { type: 'refunded' },
	refund_failed: { type: 'refund_failed' },
	refunded_there: { type: 'refunded_there' },
	disputed: { type: 'disputed' },
};

/** The effect of each event on a reservation; events missing in a row have no effect. */
const TABLE: Record<keyof typeof BEFORE, Partial<Record<ReservationEvent['type'], string>>> = {
	'held, starting': {
		session_opened: 'held, open',
		paid: 'reserved, paid',
		session_closed: 'released, closed',
		abandoned: 'held, starting',
		vehicle_sold: 'sold, starting',
		vehicle_repriced: 'released, starting',
	},
	'held, open': {
		paid: 'reserved, paid',
		session_closed: 'released, closed',
		abandoned: 'held, open',
		vehicle_sold: 'sold, open',
		vehicle_repriced: 'released, open',
	},
	'reserved, paid': {
		time_over: 'released, refund_due',
		cancelled: 'cancelled, refund_due',
		released: 'released, refund_due',
		extended: 'reserved, paid',
		converted: 'converted, paid',
		vehicle_sold: 'sold, refund_due',
		refunded_there: 'released, refunded',
		disputed: 'reserved, paid',
	},
	'released, open': { paid: 'released, refund_due', session_closed: 'released, closed' },
	'released, closed': { paid: 'released, refund_due' },
	'cancelled, refund_due': {
		refunded: 'cancelled, refunded',
		refund_failed: 'cancelled, refund_due',
		disputed: 'cancelled, refund_due',
	},
	'sold, open': { paid: 'sold, refund_due', session_closed: 'sold, closed' },
	'sold, refunded': { refund_failed: 'sold, refund_due', disputed: 'sold, refunded' },
	'converted, paid': {
		deposit_returned: 'converted, refund_due',
		released: 'released, refund_due',
		refunded_there: 'converted, refunded',
		disputed: 'converted, paid',
	},
	'converted, refund_due': {
		released: 'released, refund_due',
		refunded: 'converted, refunded',
		refund_failed: 'converted, refund_due',
		disputed: 'converted, refund_due',
	},
};

const ROWS = Object.entries(BEFORE).flatMap(([from, before]) =>
	Object.values(EVENTS).map((event) => ({
		from,
		before,
		event,
		to: TABLE[from as keyof typeof BEFORE][event.type] ?? 'no change',
	})),
);

describe('every event in every state of a reservation', () => {
	test.each(ROWS)('$from + $event.type = $to', ({ before, event, to }) => {
		const after = transition(NOW, before, event);
		expect(after ? `${after.state}, ${after.payment}` : 'no change').toBe(to);
	});
});

describe('money and times', () => {
	test('a paid deposit reserves for 48 hours from the payment (RESERVE-005)', () => {
		const after = transition(NOW, BEFORE['held, open'], EVENTS.paid);
		expect(after).toMatchObject({ reserved_until: '2026-11-26T03:41:00.000Z', paid_cents: 20_000 });
	});

	test('another amount than the deposit reserves nothing, and is due back', () => {
		expect(transition(NOW, BEFORE['held, open'], { type: 'paid', cents: 100 })).toMatchObject({
			state: 'released',
			because: 'amount_differs',
			payment: 'refund_due',
			paid_cents: 100,
		});
	});

	test('a reservation ends at its time and not before', () => {
		const lasting = { ...BEFORE['reserved, paid'], reserved_until: LATER };
		expect(transition(NOW, lasting, EVENTS.time_over)).toBeNull();
	});

	test('a reservation is extended once, by as many hours again', () => {
		const once = transition(NOW, BEFORE['reserved, paid'], EVENTS.extended);
		expect(once).toMatchObject({ extended: true, reserved_until: '2026-11-26T03:41:00.000Z' });
		expect(once && transition(NOW, once, EVENTS.extended)).toBeNull();
	});

	test('a hold that is given up ends at once, after its session at the provider', () => {
		expect(transition(NOW, BEFORE['held, open'], EVENTS.abandoned)?.hold_ends_at).toBe(NOW.toISOString());
	});

	test('a refund that fails is reported once, and repeated until it succeeds', () => {
		const failed = transition(NOW, BEFORE['cancelled, refund_due'], EVENTS.refund_failed);
		expect(failed?.refund_failed).toBe(true);
		expect(failed && transition(NOW, failed, EVENTS.refund_failed)).toBeNull();
		expect(failed && transition(NOW, failed, EVENTS.refunded)?.refund_failed).toBe(false);
	});

	test('a dispute is noted once, and changes neither the reservation nor its money', () => {
		const noted = transition(NOW, BEFORE['reserved, paid'], EVENTS.disputed);
		expect(noted).toEqual({ ...BEFORE['reserved, paid'], disputed: true });
		expect(noted && transition(NOW, noted, EVENTS.disputed)).toBeNull();
	});

	test('a deposit is never both kept and due for refund, in any state that events can reach', () => {
		const seen = new Map<string, Reservation>();
		const open: Reservation[] = [BEFORE['held, starting']];
		for (let next = open.pop(); next; next = open.pop()) {
			const name = JSON.stringify(next);
			if (seen.has(name)) continue;
			seen.set(name, next);
			for (const event of Object.values(EVENTS)) {
				const after = transition(NOW, next, event);
				if (after) open.push(after);
			}
		}
		for (const { state, payment, paid_cents } of seen.values()) {
			expect(RESERVATION_STATES).toContain(state);
			expect(PAYMENT_STATES).toContain(payment);
			if (payment === 'paid') expect(['reserved', 'converted']).toContain(state);
			if (state === 'reserved') expect(payment).toBe('paid');
			expect(paid_cents > 0).toBe(['paid', 'refund_due', 'refunded'].includes(payment));
		}
		expect(seen.size).toBeGreaterThan(15);
	});
});
