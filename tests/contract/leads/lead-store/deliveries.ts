import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead } from '../../../fixtures/leads/stored-lead.ts';
import { due, LEASE_MS, later, lead, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: deliveries. */
export function deliveries(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} hands out deliveries`, () => {
		const at = openTwice(open);

		test('a claimed entry is not claimed again until its lease ends', async () => {
			const one = lead();
			await at.store.save(newLead(one));
			const mine = (claimed: Awaited<ReturnType<LeadStore['claimDue']>>) =>
				claimed.filter((found) => found.lead.id === one.id);
			const [here, there] = await Promise.all([
				at.store.claimDue(NOW, 1000, LEASE_MS),
				at.other.claimDue(NOW, 1000, LEASE_MS),
			]);
			expect([...mine(here), ...mine(there)]).toMatchObject([{ lead: one, entry: { attempts: 1 } }]);
			expect(mine(await at.store.claimDue(later(0.9), 1000, LEASE_MS))).toEqual([]);
			expect(mine(await at.other.claimDue(later(1), 1000, LEASE_MS))).toMatchObject([
				{ entry: { attempts: 2 } },
			]);
		});

		test('an entry written by a clock a year ahead is due as soon as the clock is right', async () => {
			const nextYear = new Date('2027-11-20T02:00:00.000Z');
			const one = lead({ received_at: nextYear.toISOString() });
			await at.store.save(newLead(one));
			const [{ entry } = { entry: null }] = await due(at.store, one.dealer);
			expect(entry).toMatchObject({ lead_id: one.id, attempts: 1 });
			const inADay = { state: 'waiting', next_at: later(24 * 60).toISOString(), reason: 'busy' } as const;
			await at.store.settle(entry?.id ?? '', inADay, NOW);
			expect(await due(at.store, one.dealer)).toEqual([]);
			await at.store.settle(entry?.id ?? '', { state: 'delivered' }, NOW);
		});

		test('an entry keeps its message id and every attempt', async () => {
			const one = lead();
			await at.store.save(newLead(one));
			const [first] = await due(at.store, one.dealer);
			const id = first?.entry.id ?? '';
			await at.store.settle(id, { state: 'waiting', next_at: later(5).toISOString(), reason: 'busy' }, NOW);
			expect(await due(at.store, one.dealer, later(4))).toEqual([]);
			const [second] = await due(at.store, one.dealer, later(5));
			expect(second?.entry).toMatchObject({ message_id: first?.entry.message_id, last_error: 'busy' });
			await at.store.settle(id, { state: 'delivered' }, later(5));
			await at.store.settle(id, { state: 'parked', reason: 'too late' }, later(6));
			expect(await due(at.store, one.dealer, later(60))).toEqual([]);
			expect(await at.store.attempts(one.id)).toEqual([
				{ entry_id: id, at: NOW.toISOString(), outcome: 'waiting', reason: 'busy' },
				{ entry_id: id, at: later(5).toISOString(), outcome: 'delivered', reason: null },
			]);
		});

		test('parked entries are listed and, replayed, due again with all attempts', async () => {
			const one = lead();
			await at.store.save(newLead(one));
			const [{ entry } = { entry: null }] = await due(at.store, one.dealer);
			await at.store.settle(entry?.id ?? '', { state: 'parked', reason: 'no such address' }, NOW);
			expect(await at.store.listParked(one.dealer)).toMatchObject([
				{ lead: { id: one.id }, entry: { last_error: 'no such address' } },
			]);
			expect(await at.store.replay(entry?.id ?? '', later(1))).toBe(1);
			expect(await due(at.store, one.dealer, later(1))).toMatchObject([{ entry: { attempts: 1 } }]);
			expect(await at.store.listParked(one.dealer)).toEqual([]);
		});
	});
}
