import type { Database, Row, Statement } from './database.ts';
import { placeholders } from './database.ts';
import { emailKey, text } from './lead-rows.ts';
import type { Care } from './side-store.ts';

/** Tables whose rows belong to a lead; the lead itself goes last. */
const OF_A_LEAD = ['attempt', 'outbox', 'submission', 'miscellaneous'] as const;

/** Leads of one statement. */
const MOST_TOGETHER = 500;

/** Erasure, retention and tidying up. */
export function care(database: Database): Care {
	const remove = (select: Statement) =>
		database.transaction(function* () {
			const rows = yield select;
			const ids = rows.map((row) => text(row, 'id'));
			for (let start = 0; start < ids.length; start += MOST_TOGETHER)
				yield* removeLeads(ids.slice(start, start + MOST_TOGETHER));
			return ids.length;
		});
	return {
		erase: (email) => remove(['SELECT id FROM lead WHERE email = $1', emailKey(email)]),
		async purge(before) {
			const end = before.toISOString();
			await database.transaction(function* () {
				yield ['DELETE FROM miscellaneous WHERE received_at < $1', end];
			});
			return remove(['SELECT id FROM lead WHERE received_at < $1', end]);
		},
		tidy: (now) =>
			database.transaction(function* () {
				yield ['DELETE FROM use_count WHERE ends_at < $1', now.toISOString()];
				yield ['DELETE FROM used_proof WHERE expires_at < $1', now.toISOString()];
			}),
	};
}

function* removeLeads(ids: readonly string[]): Generator<Statement, void, Row[]> {
	const chosen = placeholders(ids.length);
	// A notice that these are held goes on for the others of the dealer that are.
	yield [
		`UPDATE outbox SET lead_id = COALESCE((SELECT other.id FROM lead other JOIN lead mine ON mine.dealer = other.dealer
			WHERE mine.id = outbox.lead_id AND other.status = 'quarantined' AND other.id NOT IN (${chosen}) LIMIT 1), lead_id)
			WHERE channel = 'notice' AND state = 'waiting' AND lead_id IN (${chosen})`,
		...ids,
	];
	for (const table of OF_A_LEAD) yield [`DELETE FROM ${table} WHERE lead_id IN (${chosen})`, ...ids];
	yield [`DELETE FROM lead WHERE id IN (${chosen})`, ...ids];
}
