import { describe, expect, test } from 'vitest';
import type { Passkey } from '../../../../src/lead-api/store/accounts/passkey-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { later, NOW, openTwice } from './two-stores.ts';

let count = 0;

/** Contract of a store: passkeys of accounts, and the challenges their browsers answer. */
export function passkeysOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps passkeys`, () => {
		const at = openTwice(open);
		const account = (dealer = 'coast') => {
			const ends_at = later(60).toISOString();
			const session = { session_key: `passkey-session-${++count}`, idle_ends_at: ends_at, ends_at };
			return at.store.openSession(dealer, `+614${String(70_000_000 + ++count)}`, session, NOW);
		};
		const passkey = (): Passkey => ({
			id: `passkey-${++count}`,
			public_key: 'cG9pbnQ',
			counter: 4_000_000_000,
			transports: ['internal', 'hybrid'],
			name: 'iPhone',
			created_at: NOW.toISOString(),
			used_at: null,
		});
		const challenge = (change: object = {}) => ({
			browser_key: `passkey-browser-${++count}`,
			dealer: 'coast',
			account_id: null,
			challenge: 'Y2hhbGxlbmdl',
			ends_at: later(10).toISOString(),
			...change,
		});

		test('a passkey has its owner, counter and last use, until it is removed', async () => {
			const { store, other } = at;
			const owner = await account();
			const added = passkey();
			expect(await store.addPasskey(owner.id, added, 10)).toBe(true);
			expect(await other.passkeyOwner('coast', added.id)).toEqual({ account: owner, passkey: added });
			expect(await other.passkeyOwner('inland', added.id)).toBeNull();
			await other.usePasskey(added.id, 4_000_000_001, later(1));
			const used = { ...added, counter: 4_000_000_001, used_at: later(1).toISOString() };
			expect(await store.passkeys(owner.id)).toEqual([used]);
			await store.removePasskey((await account()).id, added.id);
			expect(await store.passkeys(owner.id)).toEqual([used]);
			await store.removePasskey(owner.id, added.id);
			expect(await other.passkeyOwner('coast', added.id)).toBeNull();
		});

		test('an account has no more passkeys than allowed, even from two instances at the same moment', async () => {
			const owner = await account();
			const added = await Promise.all(
				[at.store, at.other, at.store, at.other].map((store) => store.addPasskey(owner.id, passkey(), 2)),
			);
			expect(added.filter(Boolean)).toHaveLength(2);
			expect(await at.store.passkeys(owner.id)).toHaveLength(2);
		});

		test('a passkey is stored once, and erased with its account', async () => {
			const owner = await account();
			const added = passkey();
			expect(await at.store.addPasskey(owner.id, added, 10)).toBe(true);
			expect(await at.store.addPasskey((await account()).id, added, 10)).toBe(false);
			await at.store.eraseAccount(owner.id);
			expect(await at.other.passkeyOwner('coast', added.id)).toBeNull();
			expect(await at.store.addPasskey(owner.id, passkey(), 10)).toBe(false);
		});

		test('a challenge is given once, to its browser, dealer and account, until it expires', async () => {
			const { store, other } = at;
			const kept = challenge();
			await store.saveChallenge(kept);
			await store.saveChallenge({ ...kept, challenge: 'of-another-tab' });
			expect(await other.takeChallenge({ ...kept, dealer: 'inland' }, NOW)).toBe(false);
			expect(await other.takeChallenge({ ...kept, account_id: 'account_1' }, NOW)).toBe(false);
			expect(await other.takeChallenge({ ...kept, browser_key: 'another' }, NOW)).toBe(false);
			expect(await other.takeChallenge(kept, later(10))).toBe(false);
			const taken = await Promise.all([store, other, store].map((one) => one.takeChallenge(kept, NOW)));
			expect(taken.filter(Boolean)).toHaveLength(1);
			const ofAccount = challenge({ account_id: 'account_1' });
			await store.saveChallenge(ofAccount);
			expect(await other.takeChallenge({ ...ofAccount, account_id: null }, NOW)).toBe(false);
			await store.tidy(later(11));
			expect(await other.takeChallenge(ofAccount, NOW)).toBe(false);
		});
	});
}
