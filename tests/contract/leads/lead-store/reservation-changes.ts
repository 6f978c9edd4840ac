import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { order, reservation, reservingDealer } from './reservation-orders.ts';
import { later, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: changes of reservations, and the books of the sandbox. */
export function reservationChangesOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} changes reservations`, () => {
		const at = openTwice(open);
		const held = async (slug: string) => {
			const hold = reservation(slug);
			const lead = order(slug);
			await at.store.hold(lead, hold);
			return { ...hold, lead };
		};
		const paid = async (slug: string) => {
			const hold = await held(slug);
			await at.store.changeReservation(hold.id, { type: 'session_opened', session_id: 's' }, NOW);
			await at.other.changeReservation(hold.id, { type: 'paid', cents: 20_000, payment_id: 'p' }, NOW);
			return hold;
		};

		test('a vehicle is marked as reserved once its deposit is paid, and no longer once the reservation has ended', async () => {
			const slug = reservingDealer();
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

		test('a reservation needs work until its money is settled, and a call of the provider can be postponed', async () => {
			const slug = reservingDealer();
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

		test('erasing the shopper erases the lead, and the money is still settled', async () => {
			const slug = reservingDealer();
			const { id, lead } = await paid(slug);
			expect(await at.store.erase(lead.lead.fields.email)).toBe(1);
			expect(await at.other.reservation(slug, id)).toMatchObject({ lead_id: null, payment: 'paid' });
			expect(await at.store.changeReservation(id, { type: 'cancelled' }, NOW)).toMatchObject({
				payment: 'refund_due',
			});
			expect(await at.other.reservation('other', id)).toBeNull();
		});

		test('the sandbox keeps one session for an order, which is paid and refunded once', async () => {
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
