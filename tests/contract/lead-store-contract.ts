import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Counted, LeadStore } from '../../src/lead-api/store/store.ts';
import { newLead, storedEnquiry, storedVehicleLead } from '../fixtures/stored-lead.ts';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const LEASE_MS = 60_000;

/** What every store of leads does, whatever it keeps them in. `open` opens the same place every time it is called. */
export function leadStoreContract(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name}`, () => {
		let store: LeadStore;
		let other: LeadStore;
		let leads = 0;
		const lead = (change = {}) => {
			leads += 1;
			return storedEnquiry({
				id: `lead_${leads}`,
				dealer: `dealer-${leads}`,
				submission_id: `attempt-${leads}`,
				...change,
			});
		};
		const limit = (key: string, label: Counted['label'], change: Partial<Counted>): Counted => ({
			key,
			label,
			ends_at: later(10).toISOString(),
			most: null,
			refuse_above: null,
			once_key: null,
			because: `too many of one ${label}`,
			...change,
		});
		const answered = { counted: [], notice_to: 'office@coast.example' };
		/** Everything due by now, of one dealer. */
		const due = async (dealer: string, now = NOW) =>
			(await store.claimDue(now, 1000, 0)).filter((found) => found.lead.dealer === dealer);

		beforeAll(async () => {
			// Both bring the tables to their version at the same time.
			[store, other] = await Promise.all([open(), open()]);
		});
		afterAll(async () => {
			await store.close();
			await other.close();
		});

		test('a lead is kept as it was', async () => {
			const kept = lead();
			expect(await store.save(newLead(kept))).toEqual({ id: kept.id, status: 'verified', isNew: true });
			expect(await store.find(kept.dealer, kept.id)).toEqual(kept);
		});

		test('a lead of another dealer is not found', async () => {
			const kept = lead();
			await store.save(newLead(kept));
			expect(await store.find('somebody-else', kept.id)).toBeNull();
		});

		test('the same submission with the same body is the same lead, also for another instance at the same time', async () => {
			const first = lead();
			const again = { ...first, id: `${first.id}-again` };
			const saved = await Promise.all(
				[store, other].flatMap((one) => [one.save(newLead(first)), one.save(newLead(again))]),
			);
			expect(new Set(saved.map((one) => one?.id)).size).toBe(1);
			expect(saved.filter((one) => one?.isNew)).toHaveLength(1);
			expect(await due(first.dealer)).toHaveLength(1);
			expect(await store.findRepetition(first.dealer, first.submission_id, 'hash-1')).toMatchObject({
				id: saved[0]?.id,
			});
		});

		test('another body under the same submission is another lead', async () => {
			const first = lead();
			const second = { ...first, id: `${first.id}-b` };
			await store.save(newLead(first));
			expect(await store.save(newLead(second, { body_hash: 'hash-2' }))).toMatchObject({
				id: second.id,
				isNew: true,
			});
		});

		test('many at once are all kept', async () => {
			const many = Array.from({ length: 300 }, () => lead());
			await Promise.all(many.map((one, index) => (index % 2 ? store : other).save(newLead(one))));
			for (const one of [many[0], many[150], many[299]])
				expect(await store.find(one?.dealer ?? '', one?.id ?? '')).toMatchObject({ id: one?.id });
		});

		test('what a database refuses takes nobody else along', async () => {
			const [good, alsoGood] = [lead(), lead()];
			const bad = lead({ category: null as unknown as string });
			const saved = await Promise.allSettled([good, bad, alsoGood].map((one) => store.save(newLead(one))));
			expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
			expect(await store.find(bad.dealer, bad.id)).toBeNull();
			expect(await due(alsoGood.dealer)).toHaveLength(1);
		});

		test('text of every script, and a message of the greatest length, come back as they were', async () => {
			const message = `Ŵöłd 汉字 🚗 \u202e"'\\%_\n${'x'.repeat(4900)}`;
			const kept = lead();
			kept.fields = { ...kept.fields, message };
			await store.save(newLead(kept));
			expect((await store.find(kept.dealer, kept.id))?.fields.message).toBe(message);
		});

		test('a use over its limit puts a lead in quarantine; the last one within it does not', async () => {
			const uses = Array.from({ length: 3 }, () => lead());
			const counted = [limit(`busy-${leads}`, 'address', { most: 2 })];
			const saved = [];
			for (const one of uses) saved.push(await store.save(newLead(one, { counted })));
			expect(saved.map((one) => one?.status)).toEqual(['verified', 'verified', 'quarantined']);
			const [, , over] = uses;
			expect(await store.find(over?.dealer ?? '', over?.id ?? '')).toMatchObject({
				held_because: 'too many of one address',
			});
			expect((await due(over?.dealer ?? '')).map(({ entry }) => entry.channel)).toEqual(['notice']);
		});

		test('what is refused or held by one limit is not counted by the next', async () => {
			const dealer = `flooded-${leads}`;
			const from = (address: string, change: Partial<Counted> = {}) => [
				limit(`${address}-${dealer}`, 'address', { most: 2, refuse_above: 4, ...change }),
				limit(`all-${dealer}`, 'dealer', { most: 3 }),
			];
			const statuses = [];
			for (let sends = 0; sends < 8; sends++)
				statuses.push((await store.save(newLead(lead({ dealer }), { counted: from('robot') })))?.status);
			expect(statuses.slice(0, 5)).toEqual(['verified', 'verified', 'quarantined', 'quarantined', undefined]);
			expect(await store.save(newLead(lead({ dealer }), { counted: from('shopper') }))).toMatchObject({
				status: 'verified',
			});
		});

		test('many at once with one phone number: each matter counts once, and what is over is delivered with a note', async () => {
			const dealer = `phoned-${leads}`;
			const about = (matter: string) => [
				limit(`phone-${dealer}`, 'phone', { most: 2, once_key: `${matter}-${dealer}` }),
			];
			const sent = ['a', 'a', 'b', 'a', 'b', 'c'].map((matter) => ({ matter, one: lead({ dealer }) }));
			const saved = await Promise.all(
				sent.map(({ matter, one }) => store.save(newLead(one, { counted: about(matter) }))),
			);
			expect(new Set(saved.map((one) => one?.status))).toEqual(new Set(['verified']));
			const notes = (await due(dealer)).map((found) => found.lead.held_because);
			expect(notes.filter((note) => note === 'too many of one phone')).toHaveLength(1);
		});

		test('an answer may put a lead over a limit, too, and its note stays', async () => {
			const dealer = `answered-${leads}`;
			const counted = [limit(`answers-${dealer}`, 'address', { most: 1 })];
			const waiting = [1, 2].map(() => lead({ dealer, status: 'unverified', held_because: 'a note' }));
			const statuses = [];
			for (const one of waiting) {
				await store.save(newLead(one));
				statuses.push(await store.verify(one.id, { ...answered, counted }, NOW));
			}
			expect(statuses).toEqual(['verified', 'quarantined']);
			expect(
				(await due(dealer)).map(({ entry, lead: { held_because } }) => [entry.channel, held_because]),
			).toEqual(
				expect.arrayContaining([
					['email', 'a note'],
					['notice', 'a note; too many of one address'],
				]),
			);
			expect(await store.listQuarantined(dealer, 10)).toMatchObject({ count: 1 });
		});

		test('of leads that are held at once the dealer gets one notice, of later ones another an hour after it', async () => {
			const dealer = `noticed-${leads}`;
			const hold = (minutes: number, one = store) =>
				one.save(
					newLead(lead({ dealer, status: 'quarantined', received_at: later(minutes).toISOString() }), {
						notice_to: 'office@coast.example',
					}),
				);
			const notices = async (now: Date) =>
				(await due(dealer, now)).filter(({ entry }) => entry.channel === 'notice');
			await Promise.all([hold(0), hold(0, other), hold(0), hold(0, other)]);
			const [first, ...more] = await notices(later(0));
			expect(more).toEqual([]);
			expect(first?.entry).toMatchObject({ target: 'office@coast.example' });
			await store.settle(first?.entry.id ?? '', { state: 'delivered' }, later(0));
			await hold(10);
			await hold(20);
			expect(await notices(later(59))).toEqual([]);
			const [second, ...further] = await notices(later(60));
			expect(further).toEqual([]);
			await store.settle(second?.entry.id ?? '', { state: 'delivered' }, later(60));
			await hold(300);
			expect(await notices(later(300))).toHaveLength(1);
		});

		test('a dealer releases leads of their own only, and steps that wait for more are none', async () => {
			const [mine, theirs] = [lead({ status: 'quarantined' }), lead({ status: 'quarantined' })];
			const begun = lead({ dealer: mine.dealer, status: 'quarantined' });
			for (const one of [mine, theirs]) await store.save(newLead(one));
			await store.save(newLead(begun, { targets: [] }));
			expect(await store.listQuarantined(mine.dealer, 10)).toEqual({ count: 1, leads: [mine] });
			expect(await store.listQuarantined(mine.dealer, 0)).toEqual({ count: 1, leads: [] });
			expect(await store.releaseOf(mine.dealer, [mine.id, theirs.id], NOW)).toBe(1);
			expect(await store.releaseOf(mine.dealer, [], NOW)).toBe(0);
			expect(await store.listQuarantined(theirs.dealer, 10)).toMatchObject({ count: 1 });
			expect((await due(mine.dealer)).map(({ entry }) => entry.channel).sort()).toEqual(['email', 'notice']);
		});

		test('a notice outlives the erasure of the lead that caused it as long as others are held', async () => {
			const dealer = `erased-${leads}`;
			const first = lead({ dealer, status: 'quarantined' });
			first.fields = { ...first.fields, email: `first-${leads}@example.com` };
			await store.save(newLead(first));
			await store.save(newLead(lead({ dealer, status: 'quarantined' })));
			expect(await store.erase(first.fields.email)).toBe(1);
			expect((await due(dealer)).map(({ entry }) => entry.channel)).toEqual(['notice']);
		});

		test('what is over the greater limit is not stored, unless it was stored before', async () => {
			const counted = [limit(`flood-${leads}`, 'address', { most: 1, refuse_above: 1 })];
			const [first, second] = [lead(), lead()];
			await store.save(newLead(first, { counted }));
			expect(await store.save(newLead(second, { counted }))).toBeNull();
			expect(await store.find(second.dealer, second.id)).toBeNull();
			expect(await store.save(newLead(first, { counted }))).toMatchObject({ id: first.id, isNew: false });
		});

		test('uses are exact when they come at once to two instances', async () => {
			const counted = [
				limit(`rush-${leads}`, 'dealer', { most: 10 }),
				limit(`a-rush-${leads}`, 'phone', { most: 100 }),
			];
			const saved = await Promise.all(
				Array.from({ length: 25 }, (_, index) =>
					(index % 2 ? store : other).save(newLead(lead(), { counted })),
				),
			);
			expect(saved.filter((one) => one?.status === 'verified')).toHaveLength(10);
		});

		test('a proof of work is good for one lead', async () => {
			const proof = { key: `proof-${leads}`, expires_at: later(20).toISOString() };
			const [first, second] = [lead(), lead()];
			expect(await store.save(newLead(first, { proof }))).toMatchObject({ status: 'verified' });
			expect(await store.save(newLead(second, { proof }))).toMatchObject({ status: 'quarantined' });
			expect(await store.save(newLead(first, { proof }))).toMatchObject({
				id: first.id,
				status: 'verified',
				isNew: false,
			});
		});

		test('a step adds to its lead, which is then as the step makes it', async () => {
			const first = storedVehicleLead({ ...lead(), kind: 'lead', fields: storedVehicleLead().fields });
			await store.save(newLead(first, { targets: [] }));
			const second = { ...first, subcategory: '2. Valuation', body: '{"kms":1}', steps: [first.body] };
			const step = newLead(second, { body_hash: 'hash-2', submission_id: 'attempt-2' });
			expect(await store.addStep({ ...step, after_steps: 1 })).toMatchObject({ id: first.id, isNew: true });
			expect(await store.find(first.dealer, first.id)).toEqual(second);
			expect(await due(first.dealer)).toHaveLength(1);
			expect(await store.addStep({ ...step, after_steps: 2 })).toMatchObject({ isNew: false });
			expect(await store.addStep({ ...step, body_hash: 'hash-3', after_steps: 1 })).toBeNull();
		});

		test('of two steps at once one is told to look again', async () => {
			const first = storedVehicleLead({ ...lead(), kind: 'lead', fields: storedVehicleLead().fields });
			await store.save(newLead(first));
			const step = (one: LeadStore, hash: string) =>
				one.addStep({
					...newLead({ ...first, steps: [first.body], body: `{"step":"${hash}"}` }),
					body_hash: hash,
					after_steps: 1,
				});
			const added = await Promise.all([step(store, 'left'), step(other, 'right')]);
			expect(added.filter((one) => one === null)).toHaveLength(1);
			expect((await store.find(first.dealer, first.id))?.steps).toEqual([first.body]);
		});

		test('what waits for its sender is due when it is verified, once', async () => {
			const waiting = lead({ status: 'unverified' });
			await store.save(newLead(waiting));
			expect(await due(waiting.dealer)).toEqual([]);
			expect(await store.verify(waiting.id, answered, NOW)).toBe('verified');
			expect(await store.verify(waiting.id, answered, NOW)).toBe('verified');
			expect(await due(waiting.dealer)).toHaveLength(1);
			expect(await store.verify('lead_nobody', answered, NOW)).toBeNull();
		});

		test('verifying lets nothing out of quarantine; releasing does', async () => {
			const held = lead({ status: 'quarantined', held_because: 'a filled trap' });
			await store.save(newLead(held));
			expect(await store.verify(held.id, answered, NOW)).toBe('quarantined');
			expect(await store.listHeld(held.dealer)).toMatchObject([{ id: held.id }]);
			expect((await due(held.dealer)).map(({ entry }) => entry.channel)).toEqual(['notice']);
			expect(await store.release(held.id, NOW)).toBe(1);
			expect(await store.release(held.id, NOW)).toBe(0);
			expect((await due(held.dealer)).map(({ entry }) => entry.channel).sort()).toEqual(['email', 'notice']);
		});

		test('booked times are those of verified test drives at the dealership on that day', async () => {
			const dealer = `booked-${leads}`;
			const book = async (at: string, change = {}) => {
				const base = { ...lead({ dealer, dealership_slug: 'geelong', ...change }), kind: 'lead' as const };
				await store.save(
					newLead(
						{ ...base, fields: storedVehicleLead({}, { test_drive_date: at }).fields },
						{ body_hash: at },
					),
				);
			};
			await book('2026-12-01T10:30');
			await book('2026-12-01T09:00', { status: 'unverified' });
			await book('2026-12-02T11:00');
			await book('2026-12-01T12:00', { dealership_slug: 'ballarat' });
			expect(await store.bookedTimes(dealer, 'geelong', '2026-12-01')).toEqual(['10:30']);
		});

		test('an entry that is claimed is nobody else’s until its lease ends', async () => {
			const one = lead();
			await store.save(newLead(one));
			const mine = (claimed: Awaited<ReturnType<LeadStore['claimDue']>>) =>
				claimed.filter((found) => found.lead.id === one.id);
			const [here, there] = await Promise.all([
				store.claimDue(NOW, 1000, LEASE_MS),
				other.claimDue(NOW, 1000, LEASE_MS),
			]);
			expect([...mine(here), ...mine(there)]).toMatchObject([{ lead: one, entry: { attempts: 1 } }]);
			expect(mine(await store.claimDue(later(0.9), 1000, LEASE_MS))).toEqual([]);
			expect(mine(await other.claimDue(later(1), 1000, LEASE_MS))).toMatchObject([
				{ entry: { attempts: 2 } },
			]);
		});

		test('an entry of a day when the clock was a year ahead is due as soon as the clock is right', async () => {
			const nextYear = new Date('2027-11-20T02:00:00.000Z');
			const one = lead({ received_at: nextYear.toISOString() });
			await store.save(newLead(one));
			const [{ entry } = { entry: null }] = await due(one.dealer);
			expect(entry).toMatchObject({ lead_id: one.id, attempts: 1 });
			const inADay = { state: 'waiting', next_at: later(24 * 60).toISOString(), reason: 'busy' } as const;
			await store.settle(entry?.id ?? '', inADay, NOW);
			expect(await due(one.dealer)).toEqual([]);
			await store.settle(entry?.id ?? '', { state: 'delivered' }, NOW);
		});

		test('the message id of an entry stays, and every attempt is remembered', async () => {
			const one = lead();
			await store.save(newLead(one));
			const [first] = await due(one.dealer);
			const id = first?.entry.id ?? '';
			await store.settle(id, { state: 'waiting', next_at: later(5).toISOString(), reason: 'busy' }, NOW);
			expect(await due(one.dealer, later(4))).toEqual([]);
			const [second] = await due(one.dealer, later(5));
			expect(second?.entry).toMatchObject({ message_id: first?.entry.message_id, last_error: 'busy' });
			await store.settle(id, { state: 'delivered' }, later(5));
			await store.settle(id, { state: 'parked', reason: 'too late' }, later(6));
			expect(await due(one.dealer, later(60))).toEqual([]);
			expect(await store.attempts(one.id)).toEqual([
				{ entry_id: id, at: NOW.toISOString(), outcome: 'waiting', reason: 'busy' },
				{ entry_id: id, at: later(5).toISOString(), outcome: 'delivered', reason: null },
			]);
		});

		test('what is parked is listed and, replayed, due again with fresh attempts', async () => {
			const one = lead();
			await store.save(newLead(one));
			const [{ entry } = { entry: null }] = await due(one.dealer);
			await store.settle(entry?.id ?? '', { state: 'parked', reason: 'no such address' }, NOW);
			expect(await store.listParked(one.dealer)).toMatchObject([
				{ lead: { id: one.id }, entry: { last_error: 'no such address' } },
			]);
			expect(await store.replay(entry?.id ?? '', later(1))).toBe(1);
			expect(await due(one.dealer, later(1))).toMatchObject([{ entry: { attempts: 1 } }]);
			expect(await store.listParked(one.dealer)).toEqual([]);
		});

		test('tells when the next entry is due', async () => {
			for (const { entry } of await store.claimDue(later(600), 1000, LEASE_MS))
				await store.settle(entry.id, { state: 'delivered' }, NOW);
			expect(await store.nextDue()).toBeNull();
			const one = lead();
			await store.save(newLead(one));
			expect(await store.nextDue()).toBe(one.received_at);
		});

		test('counts uses, views and what visitors did', async () => {
			const use = { key: `use-${leads}`, ends_at: later(1).toISOString() };
			expect(await store.count([use, use])).toEqual([1, 2]);
			expect(await other.count([use])).toEqual([3]);
			await store.tidy(later(2));
			expect(await store.count([use])).toEqual([1]);
			expect(await store.views('coast', 'a-car', false)).toBe(0);
			await Promise.all([store.views('coast', 'a-car', true), other.views('coast', 'a-car', true)]);
			expect(await store.views('coast', 'a-car', false)).toBe(2);
			const reveal = { dealer: 'coast', day: '2026-11-20', kind: 'phone-reveal', car_id: '7' };
			await expect(
				Promise.all([store.countActivity(reveal), other.countActivity(reveal)]),
			).resolves.toBeDefined();
		});

		test('everything somebody sent is erased by the address it came with, in any spelling', async () => {
			const email = `gone-${leads}@example.com`;
			const one = lead();
			one.fields = { ...one.fields, email: email.toUpperCase() };
			await store.save(newLead(one));
			const note = { id: `misc_${leads}`, dealer: one.dealer, received_at: NOW.toISOString(), body: '{}' };
			await store.saveMiscellaneous({ ...note, lead_id: one.id });
			const kept = lead();
			await store.save(newLead(kept));
			expect(await store.erase(` ${email} `)).toBe(1);
			expect(await store.find(one.dealer, one.id)).toBeNull();
			expect(await store.findRepetition(one.dealer, one.submission_id, 'hash-1')).toBeNull();
			expect(await due(one.dealer)).toEqual([]);
			expect(await store.find(kept.dealer, kept.id)).not.toBeNull();
			await expect(store.saveMiscellaneous({ ...note, lead_id: null })).resolves.toBeUndefined();
		});

		test('an address that a later step replaced is erased with its lead, and so is a valuation that names it', async () => {
			const [email, other] = [`old-${leads}@example.com`, `new-${leads}@example.com`];
			const base = lead({ body: JSON.stringify({ email: ` ${email.toUpperCase()}` }) });
			const first = storedVehicleLead({
				...base,
				kind: 'lead',
				fields: storedVehicleLead({}, { email }).fields,
			});
			await store.save(newLead(first));
			const fields = storedVehicleLead({}, { email: other }).fields;
			const second = { ...first, fields, body: JSON.stringify({ email: other }), steps: [first.body] };
			await store.addStep({ ...newLead(second, { body_hash: 'hash-2' }), after_steps: 1 });
			const noted = { dealer: first.dealer, received_at: NOW.toISOString(), lead_id: null };
			const names = [`note-${leads}`, `kept-${leads}`] as const;
			const told = { by: { whom: [`Sent by <${email}>.`] } };
			await store.saveMiscellaneous({ ...noted, id: names[0], body: JSON.stringify(told) });
			await store.saveMiscellaneous({ ...noted, id: names[1], body: `{"by":"very${email}"}` });
			const quoting = lead({ body: JSON.stringify({ email: other, message: `Ask ${email}` }) });
			await store.save(newLead(quoting));
			expect(await store.erase(email)).toBe(1);
			expect(await store.find(first.dealer, first.id)).toBeNull();
			expect(await store.find(quoting.dealer, quoting.id)).not.toBeNull();
			// The name is free again where the record is gone.
			await store.saveMiscellaneous({ ...noted, id: names[0], body: '{}' });
			await expect(store.saveMiscellaneous({ ...noted, id: names[1], body: '{}' })).rejects.toThrow();
		});

		test('leads received before a time are purged, those at that time stay', async () => {
			const old = lead({ received_at: '2020-01-01T00:00:00.000Z' });
			const edge = lead({ received_at: '2020-01-01T00:00:00.001Z' });
			await store.save(newLead(old));
			await store.save(newLead(edge));
			expect(await store.purge(new Date('2020-01-01T00:00:00.001Z'))).toBe(1);
			expect(await store.find(old.dealer, old.id)).toBeNull();
			expect(await store.find(edge.dealer, edge.id)).not.toBeNull();
		});

		test('opening it again changes nothing', async () => {
			const kept = lead();
			await store.save(newLead(kept));
			const again = await open();
			expect(await again.find(kept.dealer, kept.id)).toEqual(kept);
			await again.probe();
			await again.probe();
			await again.close();
		});
	});
}
