import { expect, test } from 'vitest';
import {
	ONLINE_PAYMENT_STATES,
	type OnlinePayment,
	type OnlinePaymentEvent,
	onlinePaymentAfter,
} from './online-payment.ts';

const EVENTS: readonly OnlinePaymentEvent[] = [
	{ type: 'session_opened' },
	{ type: 'paid', cents: 148_000 },
	{ type: 'session_closed' },
	{ type: 'refunded_there' },
	{ type: 'disputed' },
];

/** The state after each event; '-' where the event has no effect. */
const AFTER: Record<OnlinePayment['state'], readonly string[]> = {
	starting: ['open', 'paid', 'closed', '-', '-'],
	open: ['-', 'paid', 'closed', '-', '-'],
	paid: ['-', '-', '-', 'paid, refunded', 'paid, disputed'],
	closed: ['-', 'paid', '-', '-', '-'],
};

const inState = (state: OnlinePayment['state']): OnlinePayment => ({
	state,
	cents: 148_000,
	paid_cents: state === 'paid' ? 148_000 : 0,
	refunded: false,
	disputed: false,
});

test.each(ONLINE_PAYMENT_STATES)('every event on a payment that is %s (resolution 150)', (state) => {
	const after = EVENTS.map((event) => onlinePaymentAfter(inState(state), event));
	const words = after.map((payment) =>
		payment === null
			? '-'
			: [payment.state, payment.refunded && 'refunded', payment.disputed && 'disputed']
					.filter(Boolean)
					.join(', '),
	);
	expect(words).toEqual(AFTER[state]);
});

test('the amount that the provider received counts, even if it is another amount, and only once', () => {
	const paid = onlinePaymentAfter(inState('closed'), { type: 'paid', cents: 100_000 });
	expect(paid).toMatchObject({ state: 'paid', cents: 148_000, paid_cents: 100_000 });
	expect(onlinePaymentAfter(paid as OnlinePayment, { type: 'paid', cents: 148_000 })).toBeNull();
});

test('refunds and disputes are noted once', () => {
	for (const type of ['refunded_there', 'disputed'] as const) {
		const once = onlinePaymentAfter(inState('paid'), { type });
		expect(onlinePaymentAfter(once as OnlinePayment, { type })).toBeNull();
	}
});
