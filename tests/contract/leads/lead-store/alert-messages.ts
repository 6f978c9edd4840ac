import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { alertChannel, alertShopper, alertTo, claimed, DAY, plan } from './alert-shopper.ts';
import { LEASE_MS, later, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: the outbox of alerts. */
export function alertMessagesOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} sends alerts once`, () => {
		const at = openTwice(open);

		test('a message is stored together with the changes in it, which later plans compare with, for each channel', async () => {
			const kim = await alertShopper(at.store);
			await at.store.startAlerts(kim.id, alertChannel({ channel: 'text', target: '+61400000000' }), null);
			expect(await plan(at.store, alertTo(kim))).toBe(true);
			const work = await at.other.alertWork(kim.dealer, '', 10);
			expect(work.map((one) => [one.channel, one.cars[0]?.announced.price])).toEqual([
				['email', 48_000],
				['text', 50_000],
			]);
			await at.store.removeCar(kim.id, '7');
			expect(await at.other.alertWork(kim.dealer, '', 10)).toEqual([]);
		});

		test('a message is stored together with its new matches of a saved search, for each channel, until the search is removed', async () => {
			const kim = await alertShopper(at.store);
			await at.store.startAlerts(kim.id, alertChannel({ channel: 'text', target: '+61400000001' }), null);
			await at.store.removeCar(kim.id, '7');
			expect(await at.other.alertWork(kim.dealer, '', 10)).toEqual([]);
			const search = {
				...{ id: `search_${kim.id}`, name: 'Kia', path: '/search/kia', matches: ['1'] },
				selection: { query: '', refinements: { make: ['Kia'] }, ranges: {} },
			};
			await at.store.saveSearch(kim.id, { ...search, saved_at: NOW.toISOString() }, 5);
			const known = async () =>
				(await at.other.alertWork(kim.dealer, '', 10)).map(({ channel, cars, searches }) => [
					...[channel, cars.length, searches],
				]);
			expect(await known()).toEqual([
				['email', 0, [search]],
				['text', 0, [search]],
			]);
			const announced = { cars: new Map(), searches: new Map([[search.id, ['1', '2']]]) };
			expect(await at.store.planAlert(alertTo(kim), announced, NOW, NOW)).toBe(true);
			expect(await known()).toEqual([
				['email', 0, [{ ...search, matches: ['1', '2'] }]],
				['text', 0, [search]],
			]);
			await at.store.removeSearch(kim.id, search.id);
			expect(await at.other.alertWork(kim.dealer, '', 10)).toEqual([]);
			// A message that was planned meanwhile no longer has its matches.
			await at.other.planAlert(
				alertTo({ ...kim, chosen: alertChannel({ channel: 'text', target: '+61400000001' }) }),
				announced,
				NOW,
				NOW,
			);
			await at.store.saveSearch(kim.id, { ...search, saved_at: NOW.toISOString() }, 5);
			expect(await known()).toEqual([
				['email', 0, [search]],
				['text', 0, [search]],
			]);
		});

		test('at most one message a day is planned, even by several instances at the same moment', async () => {
			const kim = await alertShopper(at.store);
			const plans = await Promise.all(
				[at.store, at.other, at.store, at.other].map((store) => plan(store, alertTo(kim))),
			);
			expect(plans.filter(Boolean)).toHaveLength(1);
			const [due] = await claimed(at.store, kim.dealer);
			// A waiting message, however late, counts as the message of the day.
			expect(await plan(at.other, alertTo(kim), later(3 * DAY))).toBe(false);
			const sent = later(3 * DAY + 5);
			await at.other.settleAlert(due?.entry.id ?? '', { state: 'delivered' }, sent);
			expect(await plan(at.store, alertTo(kim), later(3 * DAY + 60), later(3 * DAY))).toBe(false);
			expect(await plan(at.store, alertTo(kim), later(4 * DAY + 60), later(4 * DAY))).toBe(true);
		});

		test('a message is claimed once while its lease lasts, and is due again when a process dies', async () => {
			const kim = await alertShopper(at.store);
			const planned = alertTo(kim, {
				kind: 'changes',
				changes: [{ title: 'HiLux ’24', slug: null, short: 'Sold', sentence: 'It has been sold.' }],
			});
			await plan(at.store, planned);
			const both = await Promise.all(
				[at.store, at.other].map((store) => store.claimAlerts(NOW, 1000, LEASE_MS)),
			);
			const found = both.flat().filter((due) => due.message.dealer === kim.dealer);
			expect(found).toEqual([
				{
					entry: { id: planned.id, channel: 'email', attempts: 1, next_at: later(1).toISOString() },
					message: planned,
				},
			]);
			expect(await claimed(at.store, kim.dealer, later(0.5))).toEqual([]);
			expect((await claimed(at.store, kim.dealer, later(1)))[0]?.entry.attempts).toBe(2);
			const retry = { state: 'waiting' as const, next_at: later(9).toISOString(), reason: 'busy' };
			await at.store.settleAlert(planned.id, retry, later(1));
			expect(await claimed(at.store, kim.dealer, later(8))).toEqual([]);
			await at.store.settleAlert(planned.id, { state: 'delivered' }, later(9));
			await at.store.settleAlert(planned.id, retry, later(9));
			expect(await claimed(at.store, kim.dealer, later(10))).toEqual([]);
		});
	});
}
