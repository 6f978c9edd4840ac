import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { lastStep, order, reservation, reservingDealer } from './reservation-orders.ts';
import { due, NOW, openTwice } from './two-stores.ts';

/** The number of simultaneous tries for one vehicle. */
const TRIES = 1000;
/** Retries while the store is too busy for another connection, as shoppers would. */
async function persistently<Outcome>(attempt: () => Promise<Outcome>, tries = 20): Promise<Outcome> {
	return attempt().catch((error: unknown) => {
		if (tries === 1) throw error;
		return persistently(attempt, tries - 1);
	});
}

/** Contract of a store: reservations of vehicles. */
export function reservationsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps reservations`, () => {
		const at = openTwice(open);
		const held = async (slug: string) => {
			const hold = reservation(slug);
			const lead = order(slug);
			expect((await at.store.hold(lead, hold)).status).toBe('held');
			return { ...hold, lead };
		};
		test(`of ${TRIES} tries for one vehicle at the same moment exactly one holds it, and only its lead is stored`, async () => {
			const slug = reservingDealer();
			const orders = Array.from({ length: TRIES }, () => order(slug));
			const outcomes = await Promise.all(
				orders.map((lead, index) =>
					persistently(() => (index % 2 ? at.store : at.other).hold(lead, reservation(slug))),
				),
			);
			const winners = outcomes.flatMap((outcome, index) => (outcome.status === 'held' ? [index] : []));
			expect(winners).toHaveLength(1);
			expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['held', 'taken']));
			const stored: number[] = [];
			for (const [index, { lead }] of orders.entries())
				if (await at.store.find(slug, lead.id)) stored.push(index);
			expect(stored).toEqual(winners);
			expect(await at.store.listReservations(slug, 10)).toHaveLength(1);
		}, 60_000);

		test('of many leads whose last steps arrive at the same moment exactly one holds the vehicle, and the other leads are unchanged', async () => {
			const slug = reservingDealer();
			const first = Array.from({ length: 50 }, () => order(slug, {}, { isLastStep: false }));
			for (const lead of first) await at.store.save(lead);
			const outcomes = await Promise.all(
				first.map((lead, index) =>
					persistently(() => (index % 2 ? at.store : at.other).hold(lastStep(lead), reservation(slug))),
				),
			);
			const winners = outcomes.flatMap((outcome, index) => (outcome.status === 'held' ? [index] : []));
			expect(winners).toHaveLength(1);
			const finished: number[] = [];
			for (const [index, { lead }] of first.entries()) {
				const stored = await at.store.find(slug, lead.id);
				if (stored?.kind === 'lead' && stored.fields.isLastStep) finished.push(index);
			}
			expect(finished).toEqual(winners);
		});

		test('the same submission sent again, even at the same moment, gives one lead and one hold', async () => {
			const slug = reservingDealer();
			const lead = order(slug);
			const outcomes = await Promise.all(
				[at.store, at.other, at.store].map((store) => store.hold(lead, reservation(slug))),
			);
			expect(outcomes.map(({ status }) => status)).toEqual(['held', 'held', 'held']);
			expect(await at.store.listReservations(slug, 10)).toHaveLength(1);
		});

		test('the same submission can hold the vehicle again once its hold has ended', async () => {
			const slug = reservingDealer();
			const { id, lead } = await held(slug);
			await at.store.changeReservation(id, { type: 'session_closed' }, NOW);
			const again = await at.other.hold(lead, reservation(slug));
			expect(again).toMatchObject({ status: 'held', saved: { id: lead.lead.id, isNew: false } });
			expect((await at.store.reservationOfLead(lead.lead.id))?.state).toBe('held');
		});

		test('a hold leaves other vehicles free, and another dealer’s vehicle with the same id', async () => {
			const slug = reservingDealer();
			await held(slug);
			expect((await at.other.hold(order(slug), reservation(slug))).status).toBe('taken');
			expect((await at.other.hold(order(slug), reservation(slug, { car_id: '8' }))).status).toBe('held');
			await held(reservingDealer());
		});

		test('an event that comes twice at once is applied once', async () => {
			const { id, lead } = await held(reservingDealer());
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
			const slug = reservingDealer();
			const lead = order(slug, { status: 'unverified' });
			const hold = reservation(slug);
			await at.store.hold(lead, hold);
			expect(await due(at.store, slug)).toEqual([]);
			await at.other.changeReservation(hold.id, { type: 'paid', cents: 20_000 }, NOW);
			expect((await due(at.store, slug)).map(({ lead }) => lead.status)).toContain('verified');
		});
	});
}
