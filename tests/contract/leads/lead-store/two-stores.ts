import { afterAll, beforeAll } from 'vitest';
import type { Counted } from '../../../../src/lead-api/store/retention/counted.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { storedEnquiry } from '../../../fixtures/leads/stored-lead.ts';

export const NOW = new Date('2026-11-20T02:00:00.000Z');
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
export const LEASE_MS = 60_000;

/** Opens one store and another one at the same place, as two instances of the service would; closes both after the tests. */
export function openTwice(open: () => Promise<LeadStore>): { store: LeadStore; other: LeadStore } {
	const at = {} as { store: LeadStore; other: LeadStore };
	beforeAll(async () => {
		// Both migrate the tables at the same time.
		[at.store, at.other] = await Promise.all([open(), open()]);
	});
	afterAll(async () => {
		await at.store.close();
		await at.other.close();
	});
	return at;
}

/** Number of leads created so far, for keys that no other test uses. */
export let leads = 0;

/** A lead of a different dealer each time. */
export function lead(change = {}) {
	leads += 1;
	return storedEnquiry({
		id: `lead_${leads}`,
		dealer: `dealer-${leads}`,
		submission_id: `attempt-${leads}`,
		...change,
	});
}

/** A limit with one use that ends in ten minutes. */
export const limit = (key: string, label: Counted['label'], change: Partial<Counted>): Counted => ({
	key,
	label,
	ends_at: later(10).toISOString(),
	most: null,
	refuse_above: null,
	once_key: null,
	because: `too many of one ${label}`,
	...change,
});

export const answered = { counted: [], notice_to: 'office@coast.example' };

/** All due deliveries of one dealer. */
export const due = async (store: LeadStore, dealer: string, now = NOW) =>
	(await store.claimDue(now, 1000, 0)).filter((found) => found.lead.dealer === dealer);
