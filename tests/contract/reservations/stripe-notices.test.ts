import { afterEach, beforeEach, expect, test } from 'vitest';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { checkOut, textOf } from '../../fixtures/leads/reserving.ts';
import { minutesLater, stripeReservation } from '../../fixtures/stripe/stripe-reservation.ts';
import { stripeService } from '../../fixtures/stripe/stripe-service.ts';

let service: Awaited<ReturnType<typeof stripeService>>;
const { settled, state, history, pays } = stripeReservation(() => service);

beforeEach(async () => {
	service = await stripeService();
});
afterEach(() => service.close());

test('a signed notice reserves the vehicle, once even if it is sent twice', async () => {
	const { session } = await pays();
	const statuses = [
		await service.notify('checkout.session.completed', session, { id: 'evt_a' }),
		await service.notify('checkout.session.completed', session, { id: 'evt_a' }),
		await service.notify('checkout.session.completed', session, { id: 'evt_b' }),
	].map(({ status }) => status);
	expect(statuses).toEqual([204, 204, 204]);
	expect(await history()).toEqual(['held', 'session_opened', 'paid']);
});

test('a notice that was handled is recognised by its id, and Stripe is not asked again', async () => {
	const { session } = await pays();
	await service.notify('checkout.session.completed', session, { id: 'evt_a' });
	const asked = service.stripe.calls.length;
	await service.notify('checkout.session.completed', session, { id: 'evt_a' });
	expect(service.stripe.calls.length).toBe(asked);
	service.setNow(minutesLater(31 * 24 * 60));
	await service.store.tidy(minutesLater(31 * 24 * 60));
	expect(await service.store.isKnownNotice('coast', 'evt_a')).toBe(false);
});

test.each([
	['without a signature', { headers: {} }],
	['with another secret', { secret: 'whsec_of_a_thief' }],
	['that was signed six minutes ago', { at: new Date(SERVICE_NOW.getTime() - 360_000) }],
	['whose signature is from a time six minutes ahead', { at: new Date(SERVICE_NOW.getTime() + 360_000) }],
])('a notice %s is refused without asking Stripe', async (_, how) => {
	const { session } = await pays();
	const asked = service.stripe.calls.length;
	const sent =
		'headers' in how
			? await service.call('/api/payment-notices', { json: { id: 'evt_1', data: { object: session } } })
			: await service.notify('checkout.session.completed', session, how);
	expect(sent.status).toBe(400);
	expect(service.stripe.calls.length).toBe(asked);
	expect(await state()).toEqual(['held', 'open', null]);
});

test('a signed notice of a payment reserves nothing when Stripe says that the session is unpaid', async () => {
	await checkOut(service);
	const [session] = service.stripe.books.sessions.values();
	await service.notify('checkout.session.completed', {
		...session,
		status: 'complete',
		payment_status: 'paid',
	});
	expect(await state()).toEqual(['held', 'open', null]);
});

test('after sixty forged notices from one address further ones are refused unread', async () => {
	const statuses = new Set<number>();
	for (let tries = 0; tries < 61; tries++)
		statuses.add((await service.call('/api/payment-notices', { json: { id: `${tries}` } })).status);
	expect([...statuses]).toEqual([400, 429]);
});

test('notices to a dealer without an account at Stripe are refused', async () => {
	service.stock.site = { ...service.stock.site, payments: { provider: 'sandbox' } };
	expect((await service.notify('checkout.session.completed', {})).status).toBe(404);
});

test('notices in the wrong order, of an expired session before its payment, lead to the state that Stripe reports', async () => {
	const { session } = await pays();
	await service.notify('checkout.session.expired', {
		...session,
		status: 'expired',
		payment_status: 'unpaid',
	});
	await service.notify('checkout.session.completed', session);
	expect(await state()).toEqual(['reserved', 'paid', null]);
});

test('a payment whose notice is lost is found within a minute', async () => {
	await pays();
	service.setNow(minutesLater(2));
	await settled();
	expect(await state()).toEqual(['reserved', 'paid', null]);
});

test('a notice that arrives while Stripe cannot be asked is refused, so that Stripe sends it again', async () => {
	const { page, session } = await pays();
	await textOf(service, page);
	service.stripe.manner = 'hang up';
	const dispute = { id: 'dp_1', object: 'dispute', payment_intent: session.payment_intent };
	expect((await service.notify('charge.dispute.created', dispute, { id: 'evt_d' })).status).toBe(503);
	service.stripe.manner = 'answer';
	expect((await service.notify('charge.dispute.created', dispute, { id: 'evt_d' })).status).toBe(204);
});
