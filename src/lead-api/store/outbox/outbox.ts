import type { Database, Row, Statement, Value } from '../database/database.ts';
import { columnText, ENTRY_COLUMNS, readLeads, toEntry } from '../leads/lead-rows.ts';
import { quarantine } from '../leads/quarantine.ts';
import type { Attempt, Due, Outbox } from '../store.ts';
import { deliveryHistory } from './delivery-history.ts';

/** Longer than any delay, milliseconds. Entries due later were written while a clock was wrong, and are due now. */
export const FURTHEST_DUE_MS = 24 * 60 * 60 * 1000;

/** Outbox entries: claimed with a lease, settled, parked, replayed. */
export function outbox(database: Database): Outbox {
	// PostgreSQL skips rows that another process is claiming; SQLite has one writer at a time.
	const passOver = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
	return {
		...quarantine(database),
		...deliveryHistory(database),
		claimDue: (now, limit, leaseMs) =>
			database.transaction(function* () {
				const rows = yield [
					`UPDATE outbox SET attempts = attempts + 1, next_at = $1 WHERE id IN (
						SELECT id FROM outbox WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3)
							ORDER BY next_at LIMIT $4 ${passOver}
					) RETURNING ${ENTRY_COLUMNS}`,
					new Date(now.getTime() + leaseMs).toISOString(),
					now.toISOString(),
					new Date(now.getTime() + FURTHEST_DUE_MS).toISOString(),
					limit,
				];
				return yield* withLeads(rows);
			}),
		nextDue: () =>
			database.transaction(function* () {
				const [row] = yield ["SELECT MIN(next_at) AS next_at FROM outbox WHERE state = 'waiting'"];
				return row?.next_at ? columnText(row, 'next_at') : null;
			}),
		settle: (entryId, outcome, now) =>
			database.transaction(function* () {
				const reason = outcome.state === 'delivered' ? null : outcome.reason;
				const next_at = outcome.state === 'waiting' ? outcome.next_at : now.toISOString();
				const [row] = yield [
					"UPDATE outbox SET state = $1, next_at = $2, last_error = $3 WHERE id = $4 AND state <> 'delivered' RETURNING lead_id",
					outcome.state,
					next_at,
					reason,
					entryId,
				];
				if (row) yield* insertAttempt(columnText(row, 'lead_id'), entryId, now, outcome.state, reason);
			}),
		listParked: (dealer) =>
			database.transaction(function* () {
				const rows = yield ["SELECT * FROM outbox WHERE state = 'parked' ORDER BY next_at"];
				const due = yield* withLeads(rows);
				return due.filter(({ lead }) => dealer === undefined || lead.dealer === dealer);
			}),
		replay: (entryId, now) =>
			database.transaction(function* () {
				const at = now.toISOString();
				const set = "UPDATE outbox SET state = 'waiting', attempts = 0, next_at = $1 WHERE state = 'parked'";
				const rows = yield entryId === 'all'
					? [`${set} RETURNING id, lead_id`, at]
					: [`${set} AND id = $2 RETURNING id, lead_id`, at, entryId];
				for (const row of rows)
					yield* insertAttempt(columnText(row, 'lead_id'), columnText(row, 'id'), now, 'replayed', null);
				return rows.length;
			}),
	};
}

/** Entries with their leads, longest due first. */
function* withLeads(rows: readonly Row[]): Generator<Statement, Due[], Row[]> {
	const entries = rows.map(toEntry).sort((a, b) => a.next_at.localeCompare(b.next_at));
	const leads = yield* readLeads([...new Set(entries.map(({ lead_id }) => lead_id))]);
	const byId = new Map(leads.map((lead) => [lead.id, lead]));
	return entries.flatMap((entry) => {
		const lead = byId.get(entry.lead_id);
		return lead ? [{ entry, lead }] : [];
	});
}

function* insertAttempt(
	leadId: string,
	entryId: string,
	now: Date,
	outcome: Attempt['outcome'],
	reason: Value,
): Generator<Statement, void, Row[]> {
	yield [
		'INSERT INTO attempt (lead_id, entry_id, at, outcome, reason) VALUES ($1, $2, $3, $4, $5)',
		leadId,
		entryId,
		now.toISOString(),
		outcome,
		reason,
	];
}
