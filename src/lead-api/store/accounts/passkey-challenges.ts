import type { Database } from '../database/database.ts';
import type { PasskeyStore } from './passkey-store.ts';

/** Challenges of browsers that use a passkey, each good once. */
export function challenges(database: Database): Pick<PasskeyStore, 'saveChallenge' | 'takeChallenge'> {
	return {
		saveChallenge: ({ browser_key, dealer, account_id, challenge, ends_at }) =>
			database.transaction(function* () {
				yield [
					`INSERT INTO passkey_challenge (browser_key, dealer, account_id, challenge, ends_at)
						VALUES ($1, $2, $3, $4, $5)`,
					browser_key,
					dealer,
					account_id,
					challenge,
					ends_at,
				];
			}),
		takeChallenge: ({ browser_key, dealer, account_id, challenge }, now) =>
			database.transaction(function* () {
				const taken = yield [
					`DELETE FROM passkey_challenge WHERE browser_key = $1 AND challenge = $2 AND dealer = $3 AND ends_at > $4
						AND COALESCE(account_id, '') = $5 RETURNING challenge`,
					browser_key,
					challenge,
					dealer,
					now.toISOString(),
					account_id ?? '',
				];
				return taken.length > 0;
			}),
	};
}
