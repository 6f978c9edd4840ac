import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { later, NOW, openTwice } from './two-stores.ts';

let count = 0;

/** Contract of a store: watchlists, with the visitor's notes. */
export function watchlistsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps watchlists`, () => {
		const at = openTwice(open);
		const opened = async () => {
			const session = {
				session_key: `watchlist-session-${++count}`,
				idle_ends_at: later(60).toISOString(),
				ends_at: later(60).toISOString(),
			};
			const phone = `+614999${String(count).padStart(5, '0')}`;
			return { account: await at.store.openSession('coast', phone, session, NOW) };
		};

		test('a watchlist has each vehicle once, the latest first, up to the limit', async () => {
			const { account } = await opened();
			const car = (id: string, minutes: number, price: number | null = 20_000) => ({
				id,
				saved_at: later(minutes).toISOString(),
				price,
				vehicle: { name: `Car ${id}`, slug: `car-${id}`, make: 'Kia', model: 'Rio', picture: null },
				note: null,
			});
			const save = (store: LeadStore, saved: ReturnType<typeof car>) =>
				store.saveCar(account.id, { ...saved, state: 'available' }, 3);
			expect(await save(at.store, car('7', 0))).toBe(true);
			expect(await save(at.other, car('8', 1, null))).toBe(true);
			expect(await save(at.store, car('7', 2, 1))).toBe(true);
			expect(await save(at.store, car('9', 3))).toBe(true);
			expect(await save(at.store, car('10', 4))).toBe(false);
			expect(await at.other.savedCars(account.id)).toEqual([car('9', 3), car('8', 1, null), car('7', 0)]);
			await at.other.removeCar(account.id, '8');
			expect((await at.store.savedCars(account.id)).map(({ id }) => id)).toEqual(['9', '7']);
		});

		test('a note stays with its saved vehicle, and is erased with it or with the account', async () => {
			const { account } = await opened();
			const car = { id: '7', saved_at: NOW.toISOString(), price: null, vehicle: null, note: null };
			const noted = async () => (await at.other.savedCars(account.id)).map(({ note }) => note);
			expect(await at.store.noteCar(account.id, '7', 'Ask about the tow bar')).toBe(false);
			await at.store.saveCar(account.id, { ...car, state: 'available' }, 3);
			expect(await at.store.noteCar(account.id, '7', 'Ask about the tow bar')).toBe(true);
			await at.store.saveCar(account.id, { ...car, state: 'available' }, 3);
			expect(await noted()).toEqual(['Ask about the tow bar']);
			expect((await at.store.accountData(account.id))?.cars).toMatchObject([
				{ note: 'Ask about the tow bar' },
			]);
			await at.store.noteCar(account.id, '7', null);
			expect(await noted()).toEqual([null]);
			await at.store.eraseAccount(account.id);
			expect(await noted()).toEqual([]);
		});
	});
}
