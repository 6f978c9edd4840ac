import { eraseTextAlerts } from '../alerts/alert-channels.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { AccountStore, CodeOutcome, NewSignIn } from './account-store.ts';
import { ownData } from './own-data.ts';
import { sessions } from './sessions.ts';
import { watchlist } from './watchlist.ts';

/** Accounts of visitors, their codes, sessions and saved vehicles. */
export function accounts(database: Database): AccountStore {
	return {
		...sessions(database),
		...watchlist(database),
		...ownData(database),
		saveSignIn: ({ browser_key, dealer, phone, code_hash, ends_at }) =>
			database.transaction(function* () {
				yield ['DELETE FROM sign_in WHERE browser_key = $1', browser_key];
				yield [
					`INSERT INTO sign_in (browser_key, dealer, phone, code_hash, tries, ends_at)
						VALUES ($1, $2, $3, $4, 0, $5)`,
					browser_key,
					dealer,
					phone,
					code_hash,
					ends_at,
				];
			}),
		changeNumber: (accountId, phone) =>
			database.transaction(function* () {
				const changed = yield [
					`UPDATE account SET phone = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM account AS other
						WHERE other.dealer = account.dealer AND other.phone = $2 AND other.id <> $1) RETURNING id`,
					accountId,
					phone,
				];
				if (changed.length === 0) return false;
				yield* eraseTextAlerts(accountId);
				return true;
			}),
		enterCode: (entered, most, now) => database.transaction(() => enterCode(entered, most, now)),
	};
}

function* enterCode(
	{ dealer, browser_key, code_hash }: Pick<NewSignIn, 'dealer' | 'browser_key' | 'code_hash'>,
	most: number,
	now: Date,
): Generator<Statement, CodeOutcome, Row[]> {
	const [row] = yield [
		`UPDATE sign_in SET tries = tries + 1 WHERE browser_key = $1 AND dealer = $2 AND ends_at > $3 AND tries < $4
			RETURNING phone, code_hash, tries`,
		browser_key,
		dealer,
		now.toISOString(),
		most,
	];
	if (!row) return { status: 'ended' };
	// Both are keyed hashes of the same length, of which nothing can be learnt by how long a comparison takes.
	if (columnText(row, 'code_hash') !== code_hash)
		return { status: 'wrong', left: most - Number(row['tries']) };
	yield ['DELETE FROM sign_in WHERE browser_key = $1', browser_key];
	return { status: 'right', phone: columnText(row, 'phone') };
}

/** Deletes codes, challenges and sessions that have ended. */
export function* eraseEndedSignIns(now: Date): Generator<Statement, void, Row[]> {
	const at = now.toISOString();
	yield ['DELETE FROM sign_in WHERE ends_at <= $1', at];
	yield ['DELETE FROM passkey_challenge WHERE ends_at <= $1', at];
	yield ['DELETE FROM session WHERE idle_ends_at <= $1 OR ends_at <= $1', at];
}
