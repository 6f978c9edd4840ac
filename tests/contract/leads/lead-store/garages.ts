import { describe, expect, test } from 'vitest';
import type { StoredSearch } from '../../../../src/lead-api/store/accounts/saved-search-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedEnquiry } from '../../../fixtures/leads/stored-lead.ts';
import { later, NOW, openTwice } from './two-stores.ts';

let count = 0;

/** Contract of a store: saved searches, and the enquiries that a visitor may see. */
export function garagesOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps garages`, () => {
		const at = openTwice(open);
		const opened = (phone = `+614777${String(++count).padStart(5, '0')}`, dealer = 'coast') =>
			at.store.openSession(
				dealer,
				phone,
				{
					session_key: `garage-session-${++count}`,
					idle_ends_at: later(60).toISOString(),
					ends_at: later(60).toISOString(),
				},
				NOW,
			);
		const search = (path: string, minutes = 0): StoredSearch => ({
			id: `search_${++count}`,
			name: 'Toyota, under $30,000',
			path,
			selection: {
				query: '',
				refinements: { make: ['Toyota'] },
				ranges: { price: { min: null, max: 30_000 } },
			},
			matches: ['7', '8'],
			saved_at: later(minutes).toISOString(),
		});
		/** A stored lead with a phone as its sender typed it. */
		const sent = async (phone: string, minutes = 0, dealer = 'coast') => {
			const id = `lead_garage_${++count}`;
			const { fields } = storedEnquiry();
			const received_at = later(minutes).toISOString();
			const lead = storedEnquiry({
				...{ id, dealer, submission_id: id, received_at },
				fields: { ...fields, phone, email: `${id}@example.com` },
			});
			await at.store.save(newLead(lead));
			return id;
		};
		const seen = async (account: { id: string; phone: string }, most = 10) =>
			(await at.other.ownLeads('coast', account, most)).map(({ lead, is_own }) => [lead.id, is_own]);

		test('an account has each saved search once, the latest first, up to the limit', async () => {
			const account = await opened();
			const [first, second] = [search('/search/toyota?price=:30000'), search('/search/kia', 1)];
			expect(await at.store.saveSearch(account.id, first, 2)).toBe(true);
			expect(await at.other.saveSearch(account.id, search('/search/toyota?price=:30000', 3), 2)).toBe(true);
			expect(await at.other.saveSearch(account.id, second, 2)).toBe(true);
			expect(await at.store.saveSearch(account.id, search('/search/mazda', 2), 2)).toBe(false);
			expect(await at.other.savedSearches(account.id)).toEqual([second, first]);
			const other = await opened();
			await at.store.removeSearch(other.id, first.id);
			expect(await at.store.savedSearches(account.id)).toHaveLength(2);
			await at.store.removeSearch(account.id, first.id);
			expect(await at.other.savedSearches(account.id)).toEqual([second]);
		});

		test('several tabs at the same moment save no more searches than the limit', async () => {
			const account = await opened();
			const paths = ['/search/kia', '/search/mazda', '/search/ford', '/search/bmw'];
			const saved = await Promise.all(
				paths.map((path, index) => (index % 2 ? at.store : at.other).saveSearch(account.id, search(path), 2)),
			);
			expect(saved.filter(Boolean)).toHaveLength(2);
		});

		test('saved searches are in the visitor’s own data, and erased with the account', async () => {
			const account = await opened();
			const saved = search('/search/toyota');
			await at.store.saveSearch(account.id, saved, 5);
			expect((await at.other.accountData(account.id))?.searches).toEqual([saved]);
			await at.other.eraseAccount(account.id);
			expect(await at.store.savedSearches(account.id)).toEqual([]);
		});

		test('a visitor sees leads sent while signed in, and leads with the account’s number in any spelling', async () => {
			const account = await opened('+61412000111');
			const [own, named, landline] = [
				await sent('03 5221 8840'),
				await sent('(0412) 000 111', 1),
				await sent('03 5221 8840', 2),
			];
			await at.store.linkLead(account.id, own);
			await at.other.linkLead(account.id, own);
			expect(await seen(account)).toEqual([
				[named, false],
				[own, true],
			]);
			expect(await seen(account, 1)).toEqual([[named, false]]);
			expect(await seen(await opened())).toEqual([]);
			await at.store.linkLead(account.id, named);
			expect(await seen(account)).toContainEqual([named, true]);
			expect(await seen(account)).not.toContainEqual([landline, expect.anything()]);
		});

		test('a lead to another dealer is neither seen nor linked to the account', async () => {
			const account = await opened('+61412000222');
			const elsewhere = await sent('0412 000 222', 0, 'bay');
			await at.store.linkLead(account.id, elsewhere);
			expect(await seen(account)).toEqual([]);
			const there = await opened('+61412000222', 'bay');
			expect(await at.store.ownLeads('bay', there, 10)).toMatchObject([{ is_own: false }]);
		});

		test('a lead is erased with its address, and its link to an account with the account', async () => {
			const account = await opened();
			const [gone, kept] = [await sent('03 5221 8840'), await sent('03 5221 8841')];
			await at.store.linkLead(account.id, gone);
			await at.store.linkLead(account.id, kept);
			expect(await at.store.erase(`${gone}@example.com`)).toBe(1);
			expect(await seen(account)).toEqual([[kept, true]]);
			await at.store.eraseAccount(account.id);
			expect(await seen(account)).toEqual([]);
			expect(await at.store.find('coast', kept)).not.toBeNull();
		});
	});
}
