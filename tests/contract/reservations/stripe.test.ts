import { afterEach, beforeEach, expect, test } from 'vitest';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { checkOut, press, textOf } from '../../fixtures/leads/reserving.ts';
import { minutesLater, stripeReservation } from '../../fixtures/stripe/stripe-reservation.ts';
import { stripeService } from '../../fixtures/stripe/stripe-service.ts';

let service: Awaited<ReturnType<typeof stripeService>>;
const { settled, latest, state, balance, history, pays } = stripeReservation(() => service);

beforeEach(async () => {
	service = await stripeService();
});
afterEach(() => service.close());

test('a deposit is paid on Stripe’s page, to which the reservation’s page links, and the return reserves the vehicle', async () => {
	const { page } = await checkOut(service);
	const html = await textOf(service, page);
	const { port } = service.stripe.address;
	expect(html).toContain(`href="http://127.0.0.1:${port}/pay/cs_test_000001"`);
	const { success_url } = service.stripe.pay('cs_test_000001') ?? {};
	expect(success_url).toBe(`https://www.coast.example${page}`);
	expect(await textOf(service, page)).toContain('reserved for you');
	expect(await state()).toEqual(['reserved', 'paid', null]);
});

test('a session whose answer was lost while it was opened is found again, and its payment counts', async () => {
	service.stripe.manner = 'lose the answer';
	const { page } = await checkOut(service);
	expect(await textOf(service, page)).toContain('is not responding right now');
	expect(await state()).toEqual(['held', 'starting', null]);
	service.stripe.manner = 'answer';
	service.setNow(minutesLater(2));
	await settled();
	expect(service.stripe.books.sessions.size).toBe(1);
	service.stripe.pay('cs_test_000001');
	expect(await textOf(service, page)).toContain('reserved for you');
});

test('while Stripe cannot be reached the shopper is not charged and sees which number to call, and the hold ends unpaid', async () => {
	service.stripe.manner = 'hang up';
	const { page, status } = await checkOut(service);
	expect(status).toBe(200);
	const html = await textOf(service, page);
	expect(html).toContain('is not responding right now');
	expect(html).toContain('You can also call');
	service.stripe.manner = 'answer';
	service.setNow(minutesLater(31));
	await settled();
	expect(await state()).toEqual(['released', 'closed', 'not_paid']);
	expect(service.stripe.books.sessions.size).toBe(0);
});

test('giving up ends the session at Stripe before the vehicle is free', async () => {
	const { page } = await checkOut(service);
	await press(service, page, { action: 'leave' });
	expect(await state()).toEqual(['released', 'closed', 'not_paid']);
	expect(service.stripe.books.sessions.get('cs_test_000001')?.status).toBe('expired');
});

test('cancelling refunds the deposit in full, once', async () => {
	const { page } = await pays();
	await textOf(service, page);
	await press(service, page, { action: 'cancel' });
	await press(service, page, { action: 'cancel' });
	expect(await state()).toEqual(['cancelled', 'refunded', 'by_shopper']);
	expect(await balance()).toEqual({ received: 20_000, returned: 20_000 });
});

test('a deposit for a vehicle that was sold meanwhile is refunded, and dealer and shopper are notified', async () => {
	await pays();
	service.sells({ status: 'sold' });
	await settled();
	expect(await state()).toEqual(['sold', 'refunded', 'vehicle_sold']);
	expect(await balance()).toEqual({ received: 20_000, returned: 20_000 });
	const due = await service.store.claimDue(SERVICE_NOW, 100, 0);
	expect(new Set(due.map(({ entry }) => entry.channel))).toEqual(new Set(['email', 'receipt']));
});

test('a deposit paid on this site for an unknown reservation is refunded, and other orders of the account stay untouched', async () => {
	const { session } = await pays();
	const foreign = { ...session, client_reference_id: 'invoice 12', metadata: {} };
	await service.notify('checkout.session.completed', foreign);
	expect(await balance()).toEqual({ received: 20_000, returned: 0 });
	await service.notify('checkout.session.completed', { ...session, client_reference_id: 'res_lost' });
	expect(await balance()).toEqual({ received: 20_000, returned: 20_000 });
	expect(service.logged).toContainEqual(
		expect.objectContaining({ level: 'error', reservation: 'res_lost', refund: 'refunded' }),
	);
});

test('a dispute notifies the dealer once, and changes nothing else', async () => {
	const { page, session } = await pays();
	await textOf(service, page);
	const { payment_intent } = session;
	const messages = async () =>
		(await service.store.claimDue(minutesLater(1), 100, 0)).map(({ entry }) => entry);
	await messages();
	service.stripe.books.disputed.add(payment_intent ?? '');
	const dispute = { id: 'dp_1', object: 'dispute', payment_intent };
	expect((await service.notify('charge.dispute.created', dispute)).status).toBe(204);
	await service.notify('charge.dispute.updated', dispute);
	expect(await state()).toEqual(['reserved', 'paid', null]);
	expect(await history()).toEqual(['held', 'session_opened', 'paid', 'disputed']);
	expect((await latest()).disputed).toBe(true);
	expect(await textOf(service, page)).not.toContain('dispute');
});

test('a refund in the dealer’s account ends the reservation, and a refund that the bank returns is due again', async () => {
	const { page, session } = await pays();
	await textOf(service, page);
	const { payment_intent } = session;
	const refund = { id: 're_own', object: 'refund', payment_intent: payment_intent ?? '' } as const;
	const booked = { ...refund, amount: 20_000, status: 'succeeded' as const, metadata: {} };
	service.stripe.books.refunds.push(booked);
	await service.notify('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent });
	expect(await state()).toEqual(['released', 'refunded', 'by_dealer']);
	service.stripe.books.refunds[0] = { ...booked, status: 'failed' };
	await service.notify('refund.failed', refund);
	expect(await history()).toEqual([
		'held',
		'session_opened',
		'paid',
		'refunded_there',
		'refund_failed',
		'refunded',
	]);
	expect(await balance()).toEqual({ received: 20_000, returned: 20_000 });
});

test('holds of a dealer without an account any more last until it is known whether they were paid', async () => {
	await pays();
	service.stock.site = { ...service.stock.site, payments: null };
	service.setNow(minutesLater(40));
	await settled();
	expect(await state()).toEqual(['held', 'open', null]);
	service.sells({});
	service.setNow(minutesLater(42));
	await settled();
	expect(await state()).toEqual(['reserved', 'paid', null]);
});
