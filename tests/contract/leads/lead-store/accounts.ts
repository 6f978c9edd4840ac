import { describe, expect, test } from 'vitest';
import type { NewSignIn } from '../../../../src/lead-api/store/accounts/account-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { later, NOW, openTwice } from './two-stores.ts';

const DAY = 24 * 60;
let count = 0;

/** A mobile number that no other test uses. */
const phone = () => `+614${String(++count).padStart(8, '0')}`;
const session = (key: string) => ({
	session_key: key,
	idle_ends_at: later(30 * DAY).toISOString(),
	ends_at: later(180 * DAY).toISOString(),
});

/** Contract of a store: accounts of visitors, their codes, sessions and saved vehicles. */
export function accountsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps accounts`, () => {
		const at = openTwice(open);
		const requested = async (change: Partial<NewSignIn> = {}) => {
			const signIn = {
				browser_key: `browser-${++count}`,
				dealer: 'coast',
				phone: phone(),
				code_hash: 'right',
				ends_at: later(10).toISOString(),
				...change,
			};
			await at.store.saveSignIn(signIn);
			return signIn;
		};
		const opened = async (number = phone(), dealer = 'coast') => {
			const key = `session-${++count}`;
			return { key, account: await at.store.openSession(dealer, number, session(key), NOW) };
		};

		test('a code is accepted once, even at several instances at the same moment', async () => {
			const signIn = await requested();
			const outcomes = await Promise.all(
				[at.store, at.other, at.store, at.other].map((store) => store.enterCode(signIn, 5, NOW)),
			);
			expect(outcomes.filter(({ status }) => status === 'right')).toEqual([
				{ status: 'right', phone: signIn.phone },
			]);
			expect(outcomes.filter(({ status }) => status === 'ended')).toHaveLength(3);
		});

		test('a code allows five attempts at all instances together', async () => {
			const signIn = await requested();
			const enter = (store: LeadStore, code_hash: string) =>
				store.enterCode({ ...signIn, code_hash }, 5, NOW);
			const wrong = await Promise.all(
				Array.from({ length: 8 }, (_, index) => enter(index % 2 ? at.store : at.other, 'wrong')),
			);
			expect(wrong.filter(({ status }) => status === 'wrong')).toHaveLength(5);
			expect(await enter(at.store, 'right')).toEqual({ status: 'ended' });
		});

		test('a code expires, works for one dealer, and is replaced by the next', async () => {
			const signIn = await requested();
			expect(await at.store.enterCode(signIn, 5, later(10))).toEqual({ status: 'ended' });
			expect(await at.store.enterCode({ ...signIn, dealer: 'bay' }, 5, NOW)).toEqual({ status: 'ended' });
			await at.other.saveSignIn({ ...signIn, code_hash: 'next' });
			expect(await at.store.enterCode(signIn, 5, NOW)).toEqual({ status: 'wrong', left: 4 });
			expect((await at.store.enterCode({ ...signIn, code_hash: 'next' }, 5, NOW)).status).toBe('right');
		});

		test('a number has one account at each dealer, even when two devices sign in at the same moment', async () => {
			const number = phone();
			const [first, second, elsewhere] = await Promise.all([
				at.store.openSession('coast', number, session(`session-${++count}`), NOW),
				at.other.openSession('coast', number, session(`session-${++count}`), NOW),
				at.other.openSession('bay', number, session(`session-${++count}`), NOW),
			]);
			expect(second).toEqual(first);
			expect(elsewhere.id).not.toBe(first.id);
		});

		test('a session is open at every instance for its own dealer, until it ends', async () => {
			const { key, account } = await opened();
			expect((await at.other.session('coast', key, NOW))?.account).toEqual(account);
			expect(await at.other.session('bay', key, NOW)).toBeNull();
			expect(await at.other.session('coast', key, later(30 * DAY))).toBeNull();
		});

		test('a session key is replaced once, and the previous key works for a minute', async () => {
			const { key } = await opened();
			const next = (session_key: string) => ({
				...session(session_key),
				previous_ends_at: later(1).toISOString(),
			});
			const replaced = await Promise.all([
				at.store.renewSession(key, next(`${key}-a`), NOW),
				at.other.renewSession(key, next(`${key}-b`), NOW),
			]);
			expect(replaced.filter(Boolean)).toHaveLength(1);
			const winner = replaced[0] ? `${key}-a` : `${key}-b`;
			expect(await at.store.session('coast', winner, later(2))).not.toBeNull();
			expect(await at.store.session('coast', key, NOW)).not.toBeNull();
			expect(await at.store.session('coast', key, later(2))).toBeNull();
		});

		test('one session or all sessions of an account can be ended', async () => {
			const number = phone();
			const [one, two, three] = [await opened(number), await opened(number), await opened(number)];
			await at.other.closeSession(one.key);
			expect(await at.store.session('coast', one.key, NOW)).toBeNull();
			expect(await at.store.session('coast', two.key, NOW)).not.toBeNull();
			await at.other.closeSessions(one.account.id);
			for (const { key } of [two, three]) expect(await at.store.session('coast', key, NOW)).toBeNull();
		});

		test('expired codes and sessions are erased', async () => {
			const signIn = await requested();
			const { key } = await opened();
			await at.store.tidy(later(181 * DAY));
			expect(await at.store.enterCode(signIn, 5, NOW)).toEqual({ status: 'ended' });
			expect(await at.store.session('coast', key, NOW)).toBeNull();
		});
	});
}
