import { eraseEndedSignIns } from '../accounts/accounts.ts';
import { eraseAlertsTo, eraseEndedAlerts } from '../alerts/alerts.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { placeholders } from '../database/database.ts';
import { columnText, emailKey } from '../leads/lead-rows.ts';
import { erasePrivateAnswers } from '../leads/private-answers.ts';
import { eraseEndedSpins } from '../spin/spins.ts';
import { erasePhotos } from '../trade-in/photos.ts';
import { containsAddress, isSentBy, likeAddress } from './contains-address.ts';
import type { Retention } from './counters-and-retention.ts';

/** Tables with rows of a lead; deleted before the lead itself. */
const OF_A_LEAD = [
	'attempt',
	'outbox',
	'submission',
	'miscellaneous',
	'private_answers',
	'account_lead',
] as const;

/** Leads deleted with one statement. */
const MOST_TOGETHER = 500;

/** Erasure, retention and removal of expired counters. */
export function retention(database: Database): Retention {
	return {
		async erase(email) {
			const count = await database.transaction(() => eraseAll(email));
			await database.emptyLog();
			return count;
		},
		async purge(before) {
			const end = before.toISOString();
			const count = await database.transaction(function* () {
				yield ['DELETE FROM miscellaneous WHERE received_at < $1', end];
				const rows = yield ['SELECT id FROM lead WHERE received_at < $1', end];
				return yield* removeAll(rows.map((row) => columnText(row, 'id')));
			});
			await database.emptyLog();
			return count;
		},
		async tidy(now) {
			const erased = await database.transaction(function* () {
				yield ['DELETE FROM use_count WHERE ends_at < $1', now.toISOString()];
				yield ['DELETE FROM used_proof WHERE expires_at < $1', now.toISOString()];
				yield ['DELETE FROM payment_notice WHERE ends_at < $1', now.toISOString()];
				yield* eraseEndedSignIns(now);
				const ended = yield [
					'DELETE FROM trade_in_record WHERE ends_at < $1 RETURNING id',
					now.toISOString(),
				];
				const others = (yield* erasePhotos(now)) + (yield* erasePrivateAnswers(now));
				return ended.length + others + (yield* eraseEndedAlerts(now)) + (yield* eraseEndedSpins(now));
			});
			if (erased > 0) await database.emptyLog();
		},
	};
}

/** Deletes leads with an address in any of their steps, alerts to it, and other records that contain it. Returns the number of leads. */
function* eraseAll(email: string): Generator<Statement, number, Row[]> {
	yield* eraseAlertsTo(email);
	const latest = yield ['SELECT id FROM lead WHERE email = $1', emailKey(email)];
	const like = likeAddress(email);
	const sent = yield ["SELECT lead_id, body FROM submission WHERE LOWER(body) LIKE $1 ESCAPE '\\'", like];
	const beside = yield ["SELECT id, body FROM miscellaneous WHERE LOWER(body) LIKE $1 ESCAPE '\\'", like];
	for (const row of beside)
		if (containsAddress(columnText(row, 'body'), email))
			yield ['DELETE FROM miscellaneous WHERE id = $1', columnText(row, 'id')];
	const earlier = sent.filter((row) => isSentBy(columnText(row, 'body'), email));
	const ids = [
		...latest.map((row) => columnText(row, 'id')),
		...earlier.map((row) => columnText(row, 'lead_id')),
	];
	return yield* removeAll([...new Set(ids)]);
}

function* removeAll(ids: readonly string[]): Generator<Statement, number, Row[]> {
	for (let start = 0; start < ids.length; start += MOST_TOGETHER)
		yield* removeLeads(ids.slice(start, start + MOST_TOGETHER));
	return ids.length;
}

function* removeLeads(ids: readonly string[]): Generator<Statement, void, Row[]> {
	const chosen = placeholders(ids.length);
	// A notice about these leads is kept for other held leads of the dealer.
	yield [
		`UPDATE outbox SET lead_id = COALESCE((SELECT other.id FROM lead other JOIN lead mine ON mine.dealer = other.dealer
			WHERE mine.id = outbox.lead_id AND other.status = 'quarantined' AND other.id NOT IN (${chosen}) LIMIT 1), lead_id)
			WHERE channel = 'notice' AND state = 'waiting' AND lead_id IN (${chosen})`,
		...ids,
	];
	yield [
		`DELETE FROM photo WHERE EXISTS (SELECT 1 FROM lead
			WHERE lead.dealer = photo.dealer AND lead.submission_id = photo.attempt AND lead.id IN (${chosen}))`,
		...ids,
	];
	yield [`UPDATE spin SET lead_id = NULL WHERE lead_id IN (${chosen})`, ...ids];
	for (const table of OF_A_LEAD) yield [`DELETE FROM ${table} WHERE lead_id IN (${chosen})`, ...ids];
	// Reservations and payments have no personal data, and their money must still be settled.
	yield [`UPDATE reservation SET lead_id = NULL WHERE lead_id IN (${chosen})`, ...ids];
	yield [`UPDATE online_payment SET lead_id = NULL WHERE lead_id IN (${chosen})`, ...ids];
	yield [`DELETE FROM lead WHERE id IN (${chosen})`, ...ids];
}
