import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedVehicleLead } from '../../../fixtures/leads/stored-lead.ts';
import { due, later, lead, leads, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: counting and erasing. */
export function erasingLeads(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} counts and erases`, () => {
		const at = openTwice(open);

		test('counts uses, views and visitors’ actions', async () => {
			const use = { key: `use-${leads}`, ends_at: later(1).toISOString() };
			expect(await at.store.count([use, use])).toEqual([1, 2]);
			expect(await at.other.count([use])).toEqual([3]);
			await at.store.tidy(later(2));
			expect(await at.store.count([use])).toEqual([1]);
			expect(await at.store.views('coast', 'a-car')).toBe(0);
			await Promise.all([at.store.countView('coast', 'a-car'), at.other.countView('coast', 'a-car')]);
			expect(await at.store.views('coast', 'a-car')).toBe(2);
			const reveal = { dealer: 'coast', day: '2026-11-20', kind: 'phone-reveal', car_id: '7' };
			await expect(
				Promise.all([at.store.countActivity(reveal), at.other.countActivity(reveal)]),
			).resolves.toBeDefined();
		});

		test('erasing an email address erases everything it sent, in any spelling', async () => {
			const email = `gone-${leads}@example.com`;
			const one = lead();
			one.fields = { ...one.fields, email: email.toUpperCase() };
			await at.store.save(newLead(one));
			const note = { id: `misc_${leads}`, dealer: one.dealer, received_at: NOW.toISOString(), body: '{}' };
			await at.store.saveMiscellaneous({ ...note, lead_id: one.id });
			const kept = lead();
			await at.store.save(newLead(kept));
			expect(await at.store.erase(` ${email} `)).toBe(1);
			expect(await at.store.find(one.dealer, one.id)).toBeNull();
			expect(await at.store.findRepetition(one.dealer, one.submission_id, 'hash-1')).toBeNull();
			expect(await due(at.store, one.dealer)).toEqual([]);
			expect(await at.store.find(kept.dealer, kept.id)).not.toBeNull();
			await expect(at.store.saveMiscellaneous({ ...note, lead_id: null })).resolves.toBeUndefined();
		});

		test('erasing an address that a later step replaced erases its lead, and the valuations that contain it', async () => {
			const [email, other] = [`old-${leads}@example.com`, `new-${leads}@example.com`];
			const base = lead({ body: JSON.stringify({ email: ` ${email.toUpperCase()}` }) });
			const first = storedVehicleLead({
				...base,
				kind: 'lead',
				fields: storedVehicleLead({}, { email }).fields,
			});
			await at.store.save(newLead(first));
			const fields = storedVehicleLead({}, { email: other }).fields;
			const second = { ...first, fields, body: JSON.stringify({ email: other }), steps: [first.body] };
			await at.store.addStep({ ...newLead(second, { body_hash: 'hash-2' }), after_steps: 1 });
			const noted = { dealer: first.dealer, received_at: NOW.toISOString(), lead_id: null };
			const names = [`note-${leads}`, `kept-${leads}`] as const;
			const body = { by: { whom: [`Sent by <${email}>.`] } };
			await at.store.saveMiscellaneous({ ...noted, id: names[0], body: JSON.stringify(body) });
			await at.store.saveMiscellaneous({ ...noted, id: names[1], body: `{"by":"very${email}"}` });
			const quoting = lead({ body: JSON.stringify({ email: at.other, message: `Ask ${email}` }) });
			await at.store.save(newLead(quoting));
			expect(await at.store.erase(email)).toBe(1);
			expect(await at.store.find(first.dealer, first.id)).toBeNull();
			expect(await at.store.find(quoting.dealer, quoting.id)).not.toBeNull();
			// The name can be used again once its record is gone.
			await at.store.saveMiscellaneous({ ...noted, id: names[0], body: '{}' });
			await expect(at.store.saveMiscellaneous({ ...noted, id: names[1], body: '{}' })).rejects.toThrow();
		});

		test('purging erases leads received before a time, and keeps those at that time', async () => {
			const old = lead({ received_at: '2020-01-01T00:00:00.000Z' });
			const edge = lead({ received_at: '2020-01-01T00:00:00.001Z' });
			await at.store.save(newLead(old));
			await at.store.save(newLead(edge));
			expect(await at.store.purge(new Date('2020-01-01T00:00:00.001Z'))).toBe(1);
			expect(await at.store.find(old.dealer, old.id)).toBeNull();
			expect(await at.store.find(edge.dealer, edge.id)).not.toBeNull();
		});
	});
}
