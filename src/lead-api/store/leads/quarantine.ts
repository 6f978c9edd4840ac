import { type Database, placeholders } from '../database/database.ts';
import { releaseDeliveries } from '../outbox/release-deliveries.ts';
import type { Outbox } from '../store.ts';
import { columnText, readLeads } from './lead-rows.ts';

/** Listing and releasing held leads. */
export function quarantine(
	database: Database,
): Pick<Outbox, 'listHeld' | 'release' | 'listQuarantined' | 'releaseOf'> {
	const byTime = (a: { received_at: string }, b: { received_at: string }) =>
		a.received_at.localeCompare(b.received_at);
	return {
		listHeld: (dealer) =>
			database.transaction(function* () {
				const rows = yield ["SELECT id FROM lead WHERE status <> 'verified' ORDER BY received_at"];
				const leads = yield* readLeads(rows.map((row) => columnText(row, 'id')));
				return leads.filter((lead) => dealer === undefined || lead.dealer === dealer).sort(byTime);
			}),
		release: (id, now) =>
			database.transaction(function* () {
				const rows = yield id === 'all'
					? ["UPDATE lead SET status = 'verified' WHERE status <> 'verified' RETURNING id"]
					: ["UPDATE lead SET status = 'verified' WHERE status <> 'verified' AND id = $1 RETURNING id", id];
				for (const row of rows) yield* releaseDeliveries(columnText(row, 'id'), now);
				return rows.length;
			}),
		listQuarantined: (dealer, most) =>
			database.transaction(function* () {
				// The first condition makes the query use a partial index. A lead without an entry is a step whose lead is not complete.
				const rows = yield [
					`SELECT id FROM lead WHERE status <> 'verified' AND status = 'quarantined' AND dealer = $1
						AND EXISTS (SELECT 1 FROM outbox WHERE outbox.lead_id = lead.id AND outbox.state = 'held')
						ORDER BY received_at, id`,
					dealer,
				];
				const leads = yield* readLeads(rows.slice(0, most).map((row) => columnText(row, 'id')));
				return { count: rows.length, leads: leads.sort(byTime) };
			}),
		releaseOf: (dealer, ids, now) =>
			database.transaction(function* () {
				if (ids.length === 0) return 0;
				const rows = yield [
					`UPDATE lead SET status = 'verified' WHERE status = 'quarantined' AND dealer = $1
						AND id IN (${placeholders(ids.length, 1)}) RETURNING id`,
					dealer,
					...ids,
				];
				for (const row of rows) yield* releaseDeliveries(columnText(row, 'id'), now);
				return rows.length;
			}),
	};
}
