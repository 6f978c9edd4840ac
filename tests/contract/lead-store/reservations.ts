import { describe, expect, test } from 'vitest';
import type { NewReservation } from '../../../src/lead-api/store/reservation-store.ts';
import type { LeadStore } from '../../../src/lead-api/store/store.ts';
import { newLead, storedVehicleLead } from '../../fixtures/leads/stored-lead.ts';
import { due, later, NOW, openTwice } from './two-stores.ts';

/** Tries at once for one vehicle. */
const TRIES = 1000;
let count = 0;

/** A lead from the checkout of a dealer. */
function order(dealer: string, change: Partial<ReturnType<typeof storedVehicleLead>> = {}) {
	count += 1;
	const id = `lead_reserve_${count}`;
	return newLead(
		storedVehicleLead(
			{ id, dealer, submission_id: `reserve-${count}`, category: 'Reservation', ...change },
			{ category: 'Reservation', car_id: '7', deposit: 200, email: `kim${count}@example.com` },
		),
	);
}

function reservation(dealer: string, change: Partial<NewReservation> = {}): NewReservation {
	count += 1;
	return {
		id: `res_${String(count).padStart(6, '0')}`,
		dealer,
		car_id: '7',
		price_cents: 4_599_000,
		deposit_cents: 20_000,
		hold_ends_at: later(31).toISOString(),
		hours: 48,
		provider: 'sandbox',
		...change,
	};
}

/** Contract of a store: reservations of vehicles. */
export function reservationsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps reservations`, () => {
		const at = openTwice(open);
		const dealer = () => `reserving-${++count}`;
		const held = async (slug: string) => {
			const hold = reservation(slug);
			const lead = order(slug);
			expect((await at.store.hold(lead, hold)).status).toBe('held');
			return { ...hold, lead };
		};
		const paid = async (slug: string) => {
			const hold = await held(slug);
			await at.store.changeReservation(hold.id, { type: 'session_opened', session_id: 's' }, NOW);
			await at.other.changeReservation(hold.id, { type: 'paid', cents: 20_000, payment_id: 'p' }, NOW);
			return hold;
		};

		test(`of ${TRIES} tries at once for one vehicle exactly one holds it, and only its lead is stored`, async () => {
			const slug = dealer();
			const orders = Array.from({ length: TRIES }, () => order(slug));
			const outcomes = await Promise.all(
				orders.map((lead, index) => (index % 2 ? at.store : at.other).hold(lead, reservation(slug))),
			);
			const winners = outcomes.flatMap((outcome, index) => (outcome.status === 'held' ? [index] : []));
			expect(winners).toHaveLength(1);
			expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['held', 'taken']));
			const stored = await Promise.all(orders.map(({ lead }) => at.store.find(slug, lead.id)));
			expect(stored.flatMap((lead, index) => (lead ? [index] : []))).toEqual(winners);
			expect(await at.store.listReservations(slug, 10)).toHaveLength(1);
		}, 60_000);

		test('the same submission again, also at once, has one lead and one hold', async () => {
			const slug = dealer();
			const lead = order(slug);
			const outcomes = await Promise.all(
				[at.store, at.other, at.store].map((store) => store.hold(lead, reservation(slug))),
			);
			expect(outcomes.map(({ status }) => status)).toEqual(['held', 'held', 'held']);
			expect(await at.store.listReservations(slug, 10)).toHaveLength(1);
		});

		test('once a hold has ended, the same submission can hold the vehicle again', async () => {
			const slug = dealer();
			const { id, lead } = await held(slug);
			await at.store.changeReservation(id, { type: 'session_closed' }, NOW);
			const again = await at.other.hold(lead, reservation(slug));
			expect(again).toMatchObject({ status: 'held', saved: { id: lead.lead.id, isNew: false } });
			expect((await at.store.reservationOfLead(lead.lead.id))?.state).toBe('held');
		});

		test('the same vehicle of another dealer, and another vehicle, are free', async () => {
			const slug = dealer();
			await held(slug);
			expect((await at.other.hold(order(slug), reservation(slug))).status).toBe('taken');
			expect((await at.other.hold(order(slug), reservation(slug, { car_id: '8' }))).status).toBe('held');
			await held(dealer());
		});

		test('an event that comes twice at once is applied once', async () => {
			const { id, lead } = await held(dealer());
			const event = { type: 'paid', cents: 20_000, payment_id: 'p' } as const;
			const changes = await Promise.all(
				[at.store, at.other, at.store, at.other].map((store) => store.changeReservation(id, event, NOW)),
			);
			expect(changes.filter(Boolean)).toHaveLength(1);
			const history = await at.other.reservationHistory(id);
			expect(history.map(({ event }) => event)).toEqual(['held', 'paid']);
			const messages = await due(at.store, lead.lead.dealer);
			expect(messages.map(({ entry }) => entry.channel).sort()).toEqual(['email', 'email', 'receipt']);
			expect(messages.find(({ entry }) => entry.channel === 'receipt')?.entry.target).toBe(
				lead.lead.fields.email,
			);
		});

		test('a payment delivers a lead that was held for a check', async () => {
			const slug = dealer();
			const lead = order(slug, { status: 'unverified' });
			const hold = reservation(slug);
			await at.store.hold(lead, hold);
			expect(await due(at.store, slug)).toEqual([]);
			await at.other.changeReservation(hold.id, { type: 'paid', cents: 20_000 }, NOW);
			expect((await due(at.store, slug)).map(({ lead }) => lead.status)).toContain('verified');
		});

		test('its changes mark the vehicle reserved once paid, and free once ended', async () => {
			const slug = dealer();
			const { id } = await held(slug);
			const marks = () => at.other.reservedMarks(slug, later(-60));
			expect(await marks()).toEqual([
				{ car_id: '7', is_reserved: false, changed_at: later(-60).toISOString() },
			]);
			await at.store.changeReservation(id, { type: 'paid', cents: 20_000 }, later(1));
			expect(await marks()).toEqual([{ car_id: '7', is_reserved: true, changed_at: later(1).toISOString() }]);
			await at.store.changeReservation(id, { type: 'cancelled' }, later(2));
			expect((await marks())[0]).toMatchObject({ is_reserved: false });
			expect(await at.other.reservedMarks(slug, later(3))).toEqual([]);
		});

		test('work remains until money is settled; a call of the provider can be put off', async () => {
			const slug = dealer();
			const { id } = await paid(slug);
			const unsettled = async () =>
				(await at.store.unsettledReservations('', 1000)).filter((one) => one.dealer === slug);
			await at.store.changeReservation(id, { type: 'cancelled' }, NOW);
			await at.store.postponeReservation(id, 2, later(5));
			expect(await unsettled()).toMatchObject([
				{ payment: 'refund_due', attempts: 2, next_check_at: later(5).toISOString() },
			]);
			await at.store.changeReservation(id, { type: 'refunded' }, NOW);
			expect(await unsettled()).toEqual([]);
		});

		test('erasing the shopper leaves the money to be settled, without the lead', async () => {
			const slug = dealer();
			const { id, lead } = await paid(slug);
			expect(await at.store.erase(lead.lead.fields.email)).toBe(1);
			expect(await at.other.reservation(slug, id)).toMatchObject({ lead_id: null, payment: 'paid' });
			expect(await at.store.changeReservation(id, { type: 'cancelled' }, NOW)).toMatchObject({
				payment: 'refund_due',
			});
			expect(await at.other.reservation('other', id)).toBeNull();
		});

		test('the sandbox keeps one session for an order, and pays and refunds it once', async () => {
			const payment = (session_id: string) => ({
				session_id,
				order_id: `order-${name}`,
				dealer: 'coast',
				cents: 20_000,
				description: 'Deposit',
				return_url: '/r',
				cancel_url: '/c',
				ends_at: later(31).toISOString(),
				pays_at: null,
				state: 'open' as const,
				refunded_cents: 0,
			});
			const session = `session-${name}`;
			await at.store.openSandboxPayment(payment(session));
			expect((await at.other.openSandboxPayment(payment('other'))).session_id).toBe(session);
			await at.store.paySandbox(session, later(1), NOW);
			expect((await at.other.sandboxPayment(session, NOW))?.state).toBe('open');
			expect((await at.other.expireSandbox(session, later(1)))?.state).toBe('paid');
			await at.store.refundSandbox(session, later(2));
			expect(await at.other.refundSandbox(session, later(2))).toMatchObject({ refunded_cents: 20_000 });
		});
	});
}
