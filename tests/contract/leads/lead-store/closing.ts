import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedEnquiry } from '../../../fixtures/leads/stored-lead.ts';

const CLOSED = 'The store is closed because the service is stopping';
const anEnquiry = (id: string) => newLead(storedEnquiry({ id, submission_id: id }));

/** A lead is stored, or its sender learns that it is not: no call waits for ever, and none reaches a closed database. */
export function closingStores(name: string, open: () => Promise<LeadStore>): void {
	describe(`${name}: a store that is closed`, () => {
		test('refuses later calls with a message', async () => {
			const store = await open();
			await store.close();
			await expect(store.save(anEnquiry('after_close'))).rejects.toThrow(CLOSED);
			await expect(store.probe()).rejects.toThrow(CLOSED);
			await expect(store.claimDue(new Date(), 1, 1000)).rejects.toThrow(CLOSED);
		});

		test('completes or refuses calls in progress', async () => {
			const store = await open();
			const ids = Array.from({ length: 300 }, (_, index) => `under_way_${index}`);
			const saved = ids.map((id) => store.save(anEnquiry(id)));
			const ended = Promise.allSettled([...saved, store.tidy(new Date()), store.erase('none@example.com')]);
			await store.close();
			const refused = (await ended).flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
			expect(refused.filter((reason) => !reason.includes(CLOSED))).toEqual([]);
		});

		test('can be closed a second time', async () => {
			const store = await open();
			await Promise.all([store.close(), store.close()]);
			await store.close();
		});
	});
}
