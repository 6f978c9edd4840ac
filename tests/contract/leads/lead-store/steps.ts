import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedVehicleLead } from '../../../fixtures/leads/stored-lead.ts';
import { answered, due, later, lead, leads, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: adding steps to leads. */
export function stepsOfLeads(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} adds steps to leads`, () => {
		const at = openTwice(open);

		test('a proof of work is good for one lead', async () => {
			const proof = { key: `proof-${leads}`, expires_at: later(20).toISOString() };
			const [first, second] = [lead(), lead()];
			expect(await at.store.save(newLead(first, { proof }))).toMatchObject({ status: 'verified' });
			expect(await at.store.save(newLead(second, { proof }))).toMatchObject({ status: 'quarantined' });
			expect(await at.store.save(newLead(first, { proof }))).toMatchObject({
				id: first.id,
				status: 'verified',
				isNew: false,
			});
		});

		test('a step replaces the fields of its lead and keeps the step before', async () => {
			const first = storedVehicleLead({ ...lead(), kind: 'lead', fields: storedVehicleLead().fields });
			await at.store.save(newLead(first, { targets: [] }));
			const second = { ...first, subcategory: '2. Valuation', body: '{"kms":1}', steps: [first.body] };
			const step = newLead(second, { body_hash: 'hash-2', submission_id: 'attempt-2' });
			expect(await at.store.addStep({ ...step, after_steps: 1 })).toMatchObject({
				id: first.id,
				isNew: true,
			});
			expect(await at.store.find(first.dealer, first.id)).toEqual(second);
			expect(await due(at.store, first.dealer)).toHaveLength(1);
			expect(await at.store.addStep({ ...step, after_steps: 2 })).toMatchObject({ isNew: false });
			expect(await at.store.addStep({ ...step, body_hash: 'hash-3', after_steps: 1 })).toBeNull();
		});

		test('of two steps at the same moment one must be repeated', async () => {
			const first = storedVehicleLead({ ...lead(), kind: 'lead', fields: storedVehicleLead().fields });
			await at.store.save(newLead(first));
			const step = (one: LeadStore, hash: string) =>
				one.addStep({
					...newLead({ ...first, steps: [first.body], body: `{"step":"${hash}"}` }),
					body_hash: hash,
					after_steps: 1,
				});
			const added = await Promise.all([step(at.store, 'left'), step(at.other, 'right')]);
			expect(added.filter((one) => one === null)).toHaveLength(1);
			expect((await at.store.find(first.dealer, first.id))?.steps).toEqual([first.body]);
		});

		test('a lead that awaits verification is due once, when it is verified', async () => {
			const waiting = lead({ status: 'unverified' });
			await at.store.save(newLead(waiting));
			expect(await due(at.store, waiting.dealer)).toEqual([]);
			expect(await at.store.verify(waiting.id, answered, NOW)).toBe('verified');
			expect(await at.store.verify(waiting.id, answered, NOW)).toBe('verified');
			expect(await due(at.store, waiting.dealer)).toHaveLength(1);
			expect(await at.store.verify('lead_nobody', answered, NOW)).toBeNull();
		});

		test('verification does not release from quarantine', async () => {
			const held = lead({ status: 'quarantined', quarantine_reason: 'a filled trap' });
			await at.store.save(newLead(held));
			expect(await at.store.verify(held.id, answered, NOW)).toBe('quarantined');
			expect(await at.store.listHeld(held.dealer)).toMatchObject([{ id: held.id }]);
			expect((await due(at.store, held.dealer)).map(({ entry }) => entry.channel)).toEqual(['notice']);
			expect(await at.store.release(held.id, NOW)).toBe(1);
			expect(await at.store.release(held.id, NOW)).toBe(0);
			expect((await due(at.store, held.dealer)).map(({ entry }) => entry.channel).sort()).toEqual([
				'email',
				'notice',
			]);
		});

		test('booked times are those of verified test drives at the dealership on that day', async () => {
			const dealer = `booked-${leads}`;
			const book = async (time: string, change = {}) => {
				const base = { ...lead({ dealer, dealership_slug: 'geelong', ...change }), kind: 'lead' as const };
				await at.store.save(
					newLead(
						{ ...base, fields: storedVehicleLead({}, { test_drive_date: time }).fields },
						{ body_hash: time },
					),
				);
			};
			await book('2026-12-01T10:30');
			await book('2026-12-01T09:00', { status: 'unverified' });
			await book('2026-12-02T11:00');
			await book('2026-12-01T12:00', { dealership_slug: 'ballarat' });
			expect(await at.store.bookedTimes(dealer, 'geelong', '2026-12-01')).toEqual(['10:30']);
		});
	});
}
