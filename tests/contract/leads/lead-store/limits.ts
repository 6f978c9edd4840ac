import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead } from '../../../fixtures/leads/stored-lead.ts';
import { answered, due, later, lead, leads, limit, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: leads over a limit are quarantined. */
export function limitsOfLeads(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} limits leads`, () => {
		const at = openTwice(open);

		test('a lead over a limit is quarantined, and the last one within it is not', async () => {
			const uses = Array.from({ length: 3 }, () => lead());
			const counted = [limit(`busy-${leads}`, 'address', { most: 2 })];
			const saved = [];
			for (const one of uses) saved.push(await at.store.save(newLead(one, { counted })));
			expect(saved.map((one) => one?.status)).toEqual(['verified', 'verified', 'quarantined']);
			const [, , over] = uses;
			expect(await at.store.find(over?.dealer ?? '', over?.id ?? '')).toMatchObject({
				quarantine_reason: 'too many of one address',
			});
			expect((await due(at.store, over?.dealer ?? '')).map(({ entry }) => entry.channel)).toEqual(['notice']);
		});

		test('a lead that one limit refuses or holds is not counted by the next limit', async () => {
			const dealer = `flooded-${leads}`;
			const from = (address: string, change: Parameters<typeof limit>[2] = {}) => [
				limit(`${address}-${dealer}`, 'address', { most: 2, refuse_above: 4, ...change }),
				limit(`all-${dealer}`, 'dealer', { most: 3 }),
			];
			const statuses = [];
			for (let sends = 0; sends < 8; sends++)
				statuses.push((await at.store.save(newLead(lead({ dealer }), { counted: from('robot') })))?.status);
			expect(statuses.slice(0, 5)).toEqual(['verified', 'verified', 'quarantined', 'quarantined', undefined]);
			expect(await at.store.save(newLead(lead({ dealer }), { counted: from('shopper') }))).toMatchObject({
				status: 'verified',
			});
		});

		test('leads with one phone number count once for each vehicle, and those over the limit are delivered with a note', async () => {
			const dealer = `phoned-${leads}`;
			const about = (matter: string) => [
				limit(`phone-${dealer}`, 'phone', { most: 2, once_key: `${matter}-${dealer}` }),
			];
			const sent = ['a', 'a', 'b', 'a', 'b', 'c'].map((matter) => ({ matter, one: lead({ dealer }) }));
			const saved = await Promise.all(
				sent.map(({ matter, one }) => at.store.save(newLead(one, { counted: about(matter) }))),
			);
			expect(new Set(saved.map((one) => one?.status))).toEqual(new Set(['verified']));
			const notes = (await due(at.store, dealer)).map((found) => found.lead.quarantine_reason);
			expect(notes.filter((note) => note === 'too many of one phone')).toHaveLength(1);
		});

		test('verifying a lead can also put it over a limit, and it keeps its note', async () => {
			const dealer = `answered-${leads}`;
			const counted = [limit(`answers-${dealer}`, 'address', { most: 1 })];
			const waiting = [1, 2].map(() => lead({ dealer, status: 'unverified', quarantine_reason: 'a note' }));
			const statuses = [];
			for (const one of waiting) {
				await at.store.save(newLead(one));
				statuses.push(await at.store.verify(one.id, { ...answered, counted }, NOW));
			}
			expect(statuses).toEqual(['verified', 'quarantined']);
			expect(
				(await due(at.store, dealer)).map(({ entry, lead: { quarantine_reason } }) => [
					entry.channel,
					quarantine_reason,
				]),
			).toEqual(
				expect.arrayContaining([
					['email', 'a note'],
					['notice', 'a note; too many of one address'],
				]),
			);
			expect(await at.store.listQuarantined(dealer, 10)).toMatchObject({ count: 1 });
		});

		test('leads that are held together cause one notice, and later ones another an hour afterwards', async () => {
			const dealer = `noticed-${leads}`;
			const hold = (minutes: number, one = at.store) =>
				one.save(
					newLead(lead({ dealer, status: 'quarantined', received_at: later(minutes).toISOString() }), {
						notice_to: 'office@coast.example',
					}),
				);
			const notices = async (now: Date) =>
				(await due(at.store, dealer, now)).filter(({ entry }) => entry.channel === 'notice');
			await Promise.all([hold(0), hold(0, at.other), hold(0), hold(0, at.other)]);
			const [first, ...more] = await notices(later(0));
			expect(more).toEqual([]);
			expect(first?.entry).toMatchObject({ target: 'office@coast.example' });
			await at.store.settle(first?.entry.id ?? '', { state: 'delivered' }, later(0));
			await hold(10);
			await hold(20);
			expect(await notices(later(59))).toEqual([]);
			const [second, ...further] = await notices(later(60));
			expect(further).toEqual([]);
			await at.store.settle(second?.entry.id ?? '', { state: 'delivered' }, later(60));
			await hold(300);
			expect(await notices(later(300))).toHaveLength(1);
		});

		test('a dealer releases only complete leads of its own', async () => {
			const [mine, theirs] = [lead({ status: 'quarantined' }), lead({ status: 'quarantined' })];
			const begun = lead({ dealer: mine.dealer, status: 'quarantined' });
			for (const one of [mine, theirs]) await at.store.save(newLead(one));
			await at.store.save(newLead(begun, { targets: [] }));
			expect(await at.store.listQuarantined(mine.dealer, 10)).toEqual({ count: 1, leads: [mine] });
			expect(await at.store.listQuarantined(mine.dealer, 0)).toEqual({ count: 1, leads: [] });
			expect(await at.store.releaseOf(mine.dealer, [mine.id, theirs.id], NOW)).toBe(1);
			expect(await at.store.releaseOf(mine.dealer, [], NOW)).toBe(0);
			expect(await at.store.listQuarantined(theirs.dealer, 10)).toMatchObject({ count: 1 });
			expect((await due(at.store, mine.dealer)).map(({ entry }) => entry.channel).sort()).toEqual([
				'email',
				'notice',
			]);
		});

		test('a notice outlives the erasure of the lead that caused it as long as others are held', async () => {
			const dealer = `erased-${leads}`;
			const first = lead({ dealer, status: 'quarantined' });
			first.fields = { ...first.fields, email: `first-${leads}@example.com` };
			await at.store.save(newLead(first));
			await at.store.save(newLead(lead({ dealer, status: 'quarantined' })));
			expect(await at.store.erase(first.fields.email)).toBe(1);
			expect((await due(at.store, dealer)).map(({ entry }) => entry.channel)).toEqual(['notice']);
		});

		test('a lead over the upper limit is refused, unless it is stored already', async () => {
			const counted = [limit(`flood-${leads}`, 'address', { most: 1, refuse_above: 1 })];
			const [first, second] = [lead(), lead()];
			await at.store.save(newLead(first, { counted }));
			expect(await at.store.save(newLead(second, { counted }))).toBeNull();
			expect(await at.store.find(second.dealer, second.id)).toBeNull();
			expect(await at.store.save(newLead(first, { counted }))).toMatchObject({ id: first.id, isNew: false });
		});

		test('leads at two instances at the same time are counted exactly', async () => {
			const counted = [
				limit(`rush-${leads}`, 'dealer', { most: 10 }),
				limit(`a-rush-${leads}`, 'phone', { most: 100 }),
			];
			const saved = await Promise.all(
				Array.from({ length: 25 }, (_, index) =>
					(index % 2 ? at.store : at.other).save(newLead(lead(), { counted })),
				),
			);
			expect(saved.filter((one) => one?.status === 'verified')).toHaveLength(10);
		});
	});
}
