import type { Database } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import { accountOf } from './account-of.ts';
import type { AccountStore } from './account-store.ts';

type Sessions = Pick<
	AccountStore,
	'openSession' | 'session' | 'renewSession' | 'closeSession' | 'closeSessions'
>;

/** Sessions of signed-in visitors. */
export function sessions(database: Database): Sessions {
	return {
		openSession: (dealer, phone, { session_key, idle_ends_at, ends_at }, now) =>
			database.transaction(function* () {
				const account = yield* accountOf(dealer, phone, now);
				yield [
					`INSERT INTO session (session_key, account_id, renewed_at, idle_ends_at, ends_at)
						VALUES ($1, $2, $3, $4, $5)`,
					session_key,
					account.id,
					now.toISOString(),
					idle_ends_at,
					ends_at,
				];
				return account;
			}),
		session: (dealer, key, now) =>
			database.transaction(function* () {
				const [row] = yield [
					`SELECT account.id, phone, renewed_at, ends_at FROM session JOIN account ON account.id = account_id
						WHERE dealer = $1 AND (session_key = $2 OR (previous_key = $2 AND previous_ends_at > $3))
						AND idle_ends_at > $3 AND ends_at > $3`,
					dealer,
					key,
					now.toISOString(),
				];
				if (!row) return null;
				const account = { id: columnText(row, 'id'), phone: columnText(row, 'phone') };
				return { account, renewed_at: columnText(row, 'renewed_at'), ends_at: columnText(row, 'ends_at') };
			}),
		renewSession: (key, { session_key, idle_ends_at, previous_ends_at }, now) =>
			database.transaction(function* () {
				const renewed = yield [
					`UPDATE session SET session_key = $1, previous_key = $2, previous_ends_at = $3, renewed_at = $4, idle_ends_at = $5
						WHERE session_key = $2 RETURNING account_id`,
					session_key,
					key,
					previous_ends_at,
					now.toISOString(),
					idle_ends_at,
				];
				return renewed.length > 0;
			}),
		closeSession: (key) =>
			database.transaction(function* () {
				yield ['DELETE FROM session WHERE session_key = $1 OR previous_key = $1', key];
			}),
		closeSessions: (accountId) =>
			database.transaction(function* () {
				yield ['DELETE FROM session WHERE account_id = $1', accountId];
			}),
	};
}
