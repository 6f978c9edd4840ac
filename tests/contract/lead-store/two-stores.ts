import { afterAll, beforeAll } from 'vitest';
import type { Counted, LeadStore } from '../../../src/lead-api/store/store.ts';
import { storedEnquiry } from '../../fixtures/leads/stored-lead.ts';

export const NOW = new Date('2026-11-20T02:00:00.000Z');
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
export const LEASE_MS = 60_000;

/** Opens one store and another one in the same place, as two instances of the service would, to close them after the tests. */
export function openTwice(open: () => Promise<LeadStore>): { store: LeadStore; other: LeadStore } {
	const at = {} as { store: LeadStore; other: LeadStore };
	beforeAll(async () => {
		// Both bring the tables to their version at the same time.
		[at.store, at.other] = await Promise.all([open(), open()]);
	});
	afterAll(async () => {
		await at.store.close();
		await at.other.close();
	});
	return at;
}

/** How many leads were made so far: makes keys that no other test uses. */
export let leads = 0;

/** A lead of a dealer of its own. */
export function lead(change = {}) {
	leads += 1;
	return storedEnquiry({
		id: `lead_${leads}`,
		dealer: `dealer-${leads}`,
		submission_id: `attempt-${leads}`,
		...change,
	});
}

/** A limit of a use that ends in ten minutes. */
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

/** Everything due by now, of one dealer. */
export const due = async (store: LeadStore, dealer: string, now = NOW) =>
	(await store.claimDue(now, 1000, 0)).filter((found) => found.lead.dealer === dealer);
