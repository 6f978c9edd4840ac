import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { SavedSearchStore, StoredSearch } from './saved-search-store.ts';

const COLUMNS = 'id, name, path, selection, matches, saved_at';

/** Saved searches of signed-in visitors. */
export function savedSearches(database: Database): SavedSearchStore {
	return {
		saveSearch: (accountId, search, most) => database.transaction(() => save(accountId, search, most)),
		removeSearch: (accountId, searchId) =>
			database.transaction(function* () {
				yield ['DELETE FROM saved_search WHERE account_id = $1 AND id = $2', accountId, searchId];
				yield ['DELETE FROM announced_search WHERE account_id = $1 AND search_id = $2', accountId, searchId];
			}),
		savedSearches: (accountId) => database.transaction(() => readSearches(accountId)),
	};
}

function* save(
	accountId: string,
	{ id, name, path, selection, matches, saved_at }: StoredSearch,
	most: number,
): Generator<Statement, boolean, Row[]> {
	// One at a time for an account, so that two tabs do not save more.
	const [account] = yield ['UPDATE account SET phone = phone WHERE id = $1 RETURNING id', accountId];
	const saved = yield ['SELECT path FROM saved_search WHERE account_id = $1', accountId];
	if (saved.some((row) => row['path'] === path)) return true;
	if (!account || saved.length >= most) return false;
	yield [
		`INSERT INTO saved_search (account_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		accountId,
		id,
		name,
		path,
		JSON.stringify(selection),
		JSON.stringify(matches),
		saved_at,
	];
	return true;
}

/** The saved searches of an account, the latest first. */
export function* readSearches(accountId: string): Generator<Statement, StoredSearch[], Row[]> {
	const rows = yield [
		`SELECT ${COLUMNS} FROM saved_search WHERE account_id = $1 ORDER BY saved_at DESC, id DESC`,
		accountId,
	];
	return rows.map((row) => ({
		id: columnText(row, 'id'),
		name: columnText(row, 'name'),
		path: columnText(row, 'path'),
		selection: JSON.parse(columnText(row, 'selection')),
		matches: JSON.parse(columnText(row, 'matches')),
		saved_at: columnText(row, 'saved_at'),
	}));
}

/** Erases all saved searches of an account. */
export function* eraseSearchesOf(accountId: string): Generator<Statement, void, Row[]> {
	for (const table of ['announced_search', 'saved_search'])
		yield [`DELETE FROM ${table} WHERE account_id = $1`, accountId];
}
