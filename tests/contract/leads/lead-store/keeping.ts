import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead } from '../../../fixtures/leads/stored-lead.ts';
import { due, LEASE_MS, later, lead, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: storing leads. */
export function keepingLeads(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps leads`, () => {
		const at = openTwice(open);

		test('a lead is read back unchanged', async () => {
			const kept = lead();
			expect(await at.store.save(newLead(kept))).toEqual({ id: kept.id, status: 'verified', isNew: true });
			expect(await at.store.find(kept.dealer, kept.id)).toEqual(kept);
		});

		test('a lead of another dealer is not found', async () => {
			const kept = lead();
			await at.store.save(newLead(kept));
			expect(await at.store.find('another-dealer', kept.id)).toBeNull();
		});

		test('the same submission with the same body is one lead, even at two instances at the same time', async () => {
			const first = lead();
			const again = { ...first, id: `${first.id}-again` };
			const saved = await Promise.all(
				[at.store, at.other].flatMap((one) => [one.save(newLead(first)), one.save(newLead(again))]),
			);
			expect(new Set(saved.map((one) => one?.id)).size).toBe(1);
			expect(saved.filter((one) => one?.isNew)).toHaveLength(1);
			expect(await due(at.store, first.dealer)).toHaveLength(1);
			expect(await at.store.findRepetition(first.dealer, first.submission_id, 'hash-1')).toMatchObject({
				id: saved[0]?.id,
			});
		});

		test('another body under the same submission is another lead', async () => {
			const first = lead();
			const second = { ...first, id: `${first.id}-b` };
			await at.store.save(newLead(first));
			expect(await at.store.save(newLead(second, { body_hash: 'hash-2' }))).toMatchObject({
				id: second.id,
				isNew: true,
			});
		});

		test('300 leads at the same time are all stored', async () => {
			const many = Array.from({ length: 300 }, () => lead());
			await Promise.all(many.map((one, index) => (index % 2 ? at.store : at.other).save(newLead(one))));
			for (const one of [many[0], many[150], many[299]])
				expect(await at.store.find(one?.dealer ?? '', one?.id ?? '')).toMatchObject({ id: one?.id });
		});

		test('a refused write does not fail the others of its group', async () => {
			const [good, alsoGood] = [lead(), lead()];
			const bad = lead({ category: null as unknown as string });
			const saved = await Promise.allSettled([good, bad, alsoGood].map((one) => at.store.save(newLead(one))));
			expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
			expect(await at.store.find(bad.dealer, bad.id)).toBeNull();
			expect(await due(at.store, alsoGood.dealer)).toHaveLength(1);
		});

		test('text of every script, and a message of the maximum length, are read back unchanged', async () => {
			const message = `Ŵöłd 汉字 🚗 \u202e"'\\%_\n${'x'.repeat(4900)}`;
			const kept = lead();
			kept.fields = { ...kept.fields, message };
			await at.store.save(newLead(kept));
			expect((await at.store.find(kept.dealer, kept.id))?.fields.message).toBe(message);
		});

		test('the store gives the time of the next due entry', async () => {
			for (const { entry } of await at.store.claimDue(later(600), 1000, LEASE_MS))
				await at.store.settle(entry.id, { state: 'delivered' }, NOW);
			expect(await at.store.nextDue()).toBeNull();
			const one = lead();
			await at.store.save(newLead(one));
			expect(await at.store.nextDue()).toBe(one.received_at);
		});

		test('opening the store again changes nothing', async () => {
			const kept = lead();
			await at.store.save(newLead(kept));
			const again = await open();
			expect(await again.find(kept.dealer, kept.id)).toEqual(kept);
			await again.probe();
			await again.probe();
			await again.close();
		});
	});
}
