import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { alertChannel, alertShopper, alertTo, claimed, plan } from './alert-shopper.ts';
import { later, NOW, openTwice } from './two-stores.ts';

let count = 0;

/** A mobile number that no other test uses. */
const phone = () => `+616${String(++count).padStart(8, '0')}`;

/** Contract of a store: another number of an account. */
export function numberChangesOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} changes the number of an account`, () => {
		const at = openTwice(open);
		const opened = (number: string, dealer = 'coast') =>
			at.other.openSession(
				dealer,
				number,
				{
					session_key: `number-${++count}`,
					idle_ends_at: later(60).toISOString(),
					ends_at: later(60).toISOString(),
				},
				NOW,
			);

		test('an account keeps what it saved, and signing in with the old number opens a new account', async () => {
			const [before, after] = [phone(), phone()];
			const { id } = await opened(before);
			const car = { id: '7', saved_at: NOW.toISOString(), price: null, vehicle: null, note: 'Tow bar?' };
			await at.store.saveCar(id, { ...car, state: 'available' }, 3);
			expect(await at.store.changeNumber(id, after)).toBe(true);
			expect(await opened(after)).toEqual({ id, phone: after });
			expect(await at.other.savedCars(id)).toEqual([car]);
			expect((await opened(before)).id).not.toBe(id);
			expect(await at.store.changeNumber(id, after)).toBe(true);
		});

		test('a number with an account at the dealer is refused, and one with an account at another dealer accepted', async () => {
			const [taken, elsewhere] = [phone(), phone()];
			await opened(taken);
			await opened(elsewhere, 'bay');
			const own = phone();
			const { id } = await opened(own);
			expect(await at.store.changeNumber(id, taken)).toBe(false);
			expect(await opened(own)).toEqual({ id, phone: own });
			expect(await at.store.changeNumber(id, elsewhere)).toBe(true);
		});

		test('of two accounts that change to one number at the same moment, one gets it, even while a new account with it is opened', async () => {
			for (let round = 0; round < 10; round += 1) {
				const wanted = phone();
				const [one, two] = [await opened(phone()), await opened(phone())];
				const changed = await Promise.all([
					at.store.changeNumber(one.id, wanted),
					at.other.changeNumber(two.id, wanted),
				]);
				expect(changed.toSorted()).toEqual([false, true]);
				const next = phone();
				const [isChanged, signedIn] = await Promise.all([at.store.changeNumber(one.id, next), opened(next)]);
				expect(signedIn.id === one.id).toBe(isChanged);
			}
		});

		test('alerts by text to the old number end, including waiting ones, and alerts by email go on', async () => {
			const target = phone();
			const kim = await alertShopper(at.store, { channel: 'text', target });
			const mail = alertChannel();
			await at.store.startAlerts(kim.id, mail, null);
			expect(await plan(at.store, alertTo(kim))).toBe(true);
			expect(await plan(at.store, alertTo({ ...kim, chosen: mail }))).toBe(true);
			await at.store.changeNumber(kim.id, phone());
			expect((await at.other.alertChannels(kim.id)).map(({ channel }) => channel)).toEqual(['email']);
			expect((await claimed(at.store, kim.dealer, later(1))).map(({ message }) => message.target)).toEqual([
				mail.target,
			]);
		});
	});
}
