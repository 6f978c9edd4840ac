import type { ApplicationAnswers } from '../../../domain/finance-application/fields.ts';
import { type Database, insertRows, type Row, type Statement, type Value } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { columnText } from './lead-rows.ts';
import type { NewLead } from './new-lead.ts';
import type { PrivateStore } from './private-store.ts';
import { OUTBOX } from './submission-rows.ts';

/** Private answers in a separate table, so that they can be erased before their lead. */
export function privateAnswers(database: Database): PrivateStore {
	return {
		privateAnswers: (dealer, leadId, now) =>
			database.transaction(function* () {
				const [row] = yield [
					`SELECT answers, erase_at FROM private_answers JOIN lead ON lead.id = private_answers.lead_id
						WHERE lead.id = $1 AND lead.dealer = $2 AND erase_at > $3 AND answers <> '{}'`,
					leadId,
					dealer,
					now.toISOString(),
				];
				return row
					? {
							answers: JSON.parse(columnText(row, 'answers')) as ApplicationAnswers,
							erase_at: columnText(row, 'erase_at'),
						}
					: null;
			}),
		isLinkTaken: (key) =>
			database.transaction(function* () {
				const taken = yield ['SELECT key FROM used_link WHERE key = $1', key];
				return taken.length > 0;
			}),
		takeLink: (key, endsAt) =>
			database.transaction(function* () {
				const taken = yield [
					'INSERT INTO used_link (key, ends_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key',
					key,
					endsAt,
				];
				return taken.length > 0;
			}),
		planLink: (leadId, now) =>
			database.transaction(function* () {
				const [kept] = yield [
					`SELECT lead.id FROM private_answers JOIN lead ON lead.id = private_answers.lead_id
						WHERE lead.id = $1 AND lead.status = 'verified' AND erase_at > $2 AND answers <> '{}'`,
					leadId,
					now.toISOString(),
				];
				if (!kept) return 0;
				const mailed = yield [
					"SELECT DISTINCT target FROM outbox WHERE lead_id = $1 AND channel = 'email'",
					leadId,
				];
				const targets = mailed.length > 0 ? mailed.map((row) => columnText(row, 'target')) : [''];
				const rows = targets.map((target): Value[] => {
					const id = newId('out', now);
					return [
						id,
						leadId,
						'private_link',
						target,
						`${id}@forecourt`,
						0,
						now.toISOString(),
						'waiting',
						null,
					];
				});
				yield* insertRows(database.dialect, OUTBOX, rows);
				return rows.length;
			}),
	};
}

/** Stores the private answers of a lead, replacing earlier ones. */
export function* storePrivateAnswers({
	lead,
	private_answers: stored,
}: Pick<NewLead, 'lead' | 'private_answers'>): Generator<Statement, void, Row[]> {
	if (!stored) return;
	yield [
		`INSERT INTO private_answers (lead_id, answers, erase_at) VALUES ($1, $2, $3)
			ON CONFLICT (lead_id) DO UPDATE SET answers = excluded.answers, erase_at = excluded.erase_at`,
		lead.id,
		JSON.stringify(stored.answers),
		stored.erase_at,
	];
}

/** Erases expired private answers. Returns the number of leads that had some. */
export function* erasePrivateAnswers(now: Date): Generator<Statement, number, Row[]> {
	yield ['DELETE FROM used_link WHERE ends_at < $1', now.toISOString()];
	const erased = yield [
		'DELETE FROM private_answers WHERE erase_at <= $1 RETURNING lead_id',
		now.toISOString(),
	];
	return erased.length;
}
