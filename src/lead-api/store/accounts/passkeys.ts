import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import { challenges } from './passkey-challenges.ts';
import type { Passkey, PasskeyStore } from './passkey-store.ts';

const COLUMNS = 'passkey.id, public_key, counter, transports, name, passkey.created_at, used_at';

/** Passkeys of visitors, and the challenges their browsers answer. */
export function passkeys(database: Database): PasskeyStore {
	return {
		...challenges(database),
		addPasskey: (accountId, passkey, most) =>
			database.transaction(function* () {
				// One at a time for an account, so that two tabs do not add more.
				const [account] = yield ['UPDATE account SET phone = phone WHERE id = $1 RETURNING id', accountId];
				const [row] = yield ['SELECT COUNT(*) AS count FROM passkey WHERE account_id = $1', accountId];
				if (!account || Number(row?.['count']) >= most) return false;
				const { id, public_key, counter, transports, name, created_at } = passkey;
				const added = yield [
					`INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
						VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
					id,
					accountId,
					public_key,
					counter,
					JSON.stringify(transports),
					name,
					created_at,
				];
				return added.length > 0;
			}),
		passkeyOwner: (dealer, id) =>
			database.transaction(function* () {
				const [row] = yield [
					`SELECT ${COLUMNS}, account_id, phone FROM passkey JOIN account ON account.id = account_id
						WHERE dealer = $1 AND passkey.id = $2`,
					dealer,
					id,
				];
				if (!row) return null;
				const account = { id: columnText(row, 'account_id'), phone: columnText(row, 'phone') };
				return { account, passkey: passkeyOf(row) };
			}),
		usePasskey: (id, counter, now) =>
			database.transaction(function* () {
				yield ['UPDATE passkey SET counter = $1, used_at = $2 WHERE id = $3', counter, now.toISOString(), id];
			}),
		passkeys: (accountId) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT ${COLUMNS} FROM passkey WHERE account_id = $1 ORDER BY created_at DESC, id`,
					accountId,
				];
				return rows.map(passkeyOf);
			}),
		removePasskey: (accountId, id) =>
			database.transaction(function* () {
				yield ['DELETE FROM passkey WHERE account_id = $1 AND id = $2', accountId, id];
			}),
	};
}

/** Deletes the passkeys of an account, and its challenges. */
export function* erasePasskeysOf(accountId: string): Generator<Statement, void, Row[]> {
	yield ['DELETE FROM passkey WHERE account_id = $1', accountId];
	yield ['DELETE FROM passkey_challenge WHERE account_id = $1', accountId];
}

function passkeyOf(row: Row): Passkey {
	const used = row['used_at'];
	return {
		id: columnText(row, 'id'),
		public_key: columnText(row, 'public_key'),
		counter: Number(row['counter']),
		transports: JSON.parse(columnText(row, 'transports')),
		name: columnText(row, 'name'),
		created_at: columnText(row, 'created_at'),
		used_at: typeof used === 'string' ? used : null,
	};
}
