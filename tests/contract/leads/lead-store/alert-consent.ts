import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { alertChannel, alertShopper, alertTo, claimed, DAY, plan } from './alert-shopper.ts';
import { later, NOW, openTwice } from './two-stores.ts';

/** Contract of a store: alerts that shoppers chose, and their consent. */
export function alertConsentOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps the consent to alerts`, () => {
		const at = openTwice(open);

		test('the consent is kept as it was given, and a saved vehicle counts as announced at its price when saved', async () => {
			const { id, dealer, chosen } = await alertShopper(at.store);
			expect(await at.other.alertChannels(id)).toEqual([{ ...chosen, stopped_at: null }]);
			expect(await at.other.alertWork(dealer, '', 10)).toEqual([
				{
					account_id: id,
					channel: 'email',
					target: chosen.target,
					time_zone: 'Australia/Melbourne',
					cars: [
						{ car_id: '7', name: '2024 Toyota HiLux', announced: { price: 50_000, state: 'available' } },
					],
					searches: [],
				},
			]);
			expect(await at.other.alertWork(dealer, id, 10)).toEqual([]);
		});

		test('no message is planned for an unconfirmed or replaced address, and only the latest consent can be confirmed', async () => {
			const kim = await alertShopper(at.store, { confirmed_at: null });
			expect(await plan(at.store, alertTo(kim))).toBe(false);
			expect(await at.store.confirmAlerts(kim.id, later(1).toISOString(), NOW)).toBe(false);
			expect(await at.other.confirmAlerts(kim.id, NOW.toISOString(), later(5))).toBe(true);
			// A second press of the button changes nothing.
			expect(await at.other.confirmAlerts(kim.id, NOW.toISOString(), later(9))).toBe(true);
			expect((await at.store.alertChannels(kim.id))[0]?.confirmed_at).toBe(later(5).toISOString());
			const again = { ...kim.chosen, agreed_at: later(10).toISOString() };
			await at.store.startAlerts(
				kim.id,
				again,
				alertTo(kim, { kind: 'confirmation', agreed_at: again.agreed_at }),
			);
			expect(await claimed(at.store, kim.dealer, later(10))).toEqual([]);
			const other = { ...again, target: 'sam@example.com' };
			const asking = alertTo({ ...kim, chosen: other }, { kind: 'confirmation', agreed_at: other.agreed_at });
			await at.store.startAlerts(kim.id, other, asking);
			expect((await claimed(at.store, kim.dealer, later(10))).map((due) => due.message)).toEqual([asking]);
			expect(await plan(at.store, alertTo(kim))).toBe(false);
		});

		test('stopping removes waiting messages, and keeps the consent with the time it ended', async () => {
			const kim = await alertShopper(at.store);
			await plan(at.store, alertTo(kim));
			expect(await at.other.stopAlerts(kim.id, 'email', later(5))).toBe(true);
			expect(await at.other.stopAlerts(kim.id, 'email', later(9))).toBe(true);
			expect(await at.other.stopAlerts(kim.id, 'text', later(9))).toBe(false);
			expect(await claimed(at.store, kim.dealer, later(10))).toEqual([]);
			expect(await at.store.alertChannels(kim.id)).toEqual([
				{ ...kim.chosen, stopped_at: later(5).toISOString() },
			]);
			expect(await at.store.alertWork(kim.dealer, '', 10)).toEqual([]);
			expect(await plan(at.store, alertTo(kim))).toBe(false);
			expect(await at.store.confirmAlerts(kim.id, NOW.toISOString(), later(6))).toBe(false);
		});

		test('a number stops its text messages at one dealer, and its alerts by email go on', async () => {
			const target = '+61400000009';
			const kim = await alertShopper(at.store, { channel: 'text', target });
			await at.store.startAlerts(kim.id, alertChannel(), null);
			await at.store.stopTexts('another-dealer', kim.phone, later(1));
			expect(await at.store.alertWork(kim.dealer, '', 10)).toHaveLength(2);
			await at.other.stopTexts(kim.dealer, kim.phone, later(1));
			expect((await at.store.alertWork(kim.dealer, '', 10)).map(({ channel }) => channel)).toEqual(['email']);
		});

		test('unconfirmed addresses and sent messages are erased when their retention ends', async () => {
			const kim = await alertShopper(at.store, {
				confirmed_at: null,
				agreed_at: later(-8 * DAY).toISOString(),
			});
			const sam = await alertShopper(at.store);
			await plan(at.store, alertTo(sam));
			const [due] = await claimed(at.store, sam.dealer);
			await at.store.settleAlert(due?.entry.id ?? '', { state: 'delivered' }, NOW);
			await at.store.tidy(NOW);
			expect(await at.store.alertChannels(kim.id)).toEqual([]);
			expect(await plan(at.store, alertTo(sam), later(1), NOW)).toBe(false);
			await at.store.tidy(later(31 * DAY));
			expect(await at.store.alertChannels(sam.id)).toHaveLength(1);
			expect(await plan(at.store, alertTo(sam), later(1), NOW)).toBe(true);
		});

		test('alerts are in an account’s data and erased with it, and an address is erased from all alerts', async () => {
			const kim = await alertShopper(at.store);
			const sam = await alertShopper(at.store, { target: 'Sam.S@example.com' });
			for (const one of [kim, sam]) await plan(at.store, alertTo(one));
			const data = await at.store.accountData(kim.id);
			expect(data?.alerts).toEqual([{ ...kim.chosen, stopped_at: null }]);
			const { channel, target, content } = alertTo(kim);
			expect(data?.alert_messages).toEqual([
				{ channel, target, content, state: 'waiting', at: expect.any(String) },
			]);
			await at.store.eraseAccount(kim.id);
			await at.store.erase('sam.s@EXAMPLE.com');
			for (const { id, dealer } of [kim, sam]) {
				expect(await at.store.alertChannels(id)).toEqual([]);
				expect(await claimed(at.store, dealer, later(10))).toEqual([]);
			}
		});
	});
}
