import { channelsOf } from '../alerts/alert-channels.ts';
import { messagesOf } from '../alerts/alert-messages.ts';
import { eraseAlertsOf } from '../alerts/alerts.ts';
import type { Database } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import { detachSpins, spinsOf } from '../spin/spins.ts';
import type { AccountStore } from './account-store.ts';
import { erasePasskeysOf } from './passkeys.ts';
import { eraseSearchesOf, readSearches } from './saved-searches.ts';
import { readSavedCars } from './watchlist.ts';

/** Everything about an account, to be shown to its owner or erased. */
export function ownData(database: Database): Pick<AccountStore, 'accountData' | 'eraseAccount'> {
	return {
		accountData: (accountId) =>
			database.transaction(function* () {
				const [row] = yield ['SELECT created_at FROM account WHERE id = $1', accountId];
				if (!row) return null;
				const open = yield [
					'SELECT renewed_at, ends_at FROM session WHERE account_id = $1 ORDER BY renewed_at DESC',
					accountId,
				];
				return {
					created_at: columnText(row, 'created_at'),
					sessions: open.map((session) => ({
						renewed_at: columnText(session, 'renewed_at'),
						ends_at: columnText(session, 'ends_at'),
					})),
					cars: yield* readSavedCars(accountId),
					searches: yield* readSearches(accountId),
					alerts: yield* channelsOf(accountId),
					alert_messages: yield* messagesOf(accountId),
					spins: yield* spinsOf(accountId),
				};
			}),
		async eraseAccount(accountId) {
			await database.transaction(function* () {
				yield ['DELETE FROM session WHERE account_id = $1', accountId];
				yield* erasePasskeysOf(accountId);
				yield* eraseAlertsOf(accountId);
				yield* detachSpins(accountId);
				yield* eraseSearchesOf(accountId);
				for (const table of ['saved_car', 'account_lead'])
					yield [`DELETE FROM ${table} WHERE account_id = $1`, accountId];
				yield [
					`DELETE FROM sign_in WHERE EXISTS (SELECT 1 FROM account
						WHERE account.dealer = sign_in.dealer AND account.phone = sign_in.phone AND account.id = $1)`,
					accountId,
				];
				yield ['DELETE FROM account WHERE id = $1', accountId];
			});
			await database.emptyLog();
		},
	};
}
