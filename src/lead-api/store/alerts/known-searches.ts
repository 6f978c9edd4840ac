import type { AlertChannelName } from '../../../domain/alerts/alert-channel.ts';
import { placeholders, type Row, type Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { KnownSearch } from './alert-store.ts';

/** The saved searches of accounts, by account and channel, with the vehicles that the shopper knows of by this channel. */
export function* knownSearches(
	accounts: readonly string[],
): Generator<Statement, (id: string, channel: AlertChannelName) => KnownSearch[], Row[]> {
	if (accounts.length === 0) return () => [];
	const rows = yield [
		`SELECT chosen.account_id, chosen.channel, saved_search.id, name, saved_search.path, selection,
				COALESCE(announced_search.matches, saved_search.matches) AS matches
			FROM alert_channel chosen JOIN saved_search ON saved_search.account_id = chosen.account_id
			LEFT JOIN announced_search ON announced_search.account_id = chosen.account_id
				AND announced_search.channel = chosen.channel AND announced_search.search_id = saved_search.id
			WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL AND chosen.account_id IN (${placeholders(accounts.length)})
			ORDER BY saved_at DESC, saved_search.id`,
		...accounts,
	];
	const of = Map.groupBy(rows, (row) => `${row['account_id']} ${row['channel']}`);
	return (id, channel) => (of.get(`${id} ${channel}`) ?? []).map(toKnownSearch);
}

function toKnownSearch(row: Row): KnownSearch {
	return {
		id: columnText(row, 'id'),
		name: columnText(row, 'name'),
		path: columnText(row, 'path'),
		selection: JSON.parse(columnText(row, 'selection')),
		matches: JSON.parse(columnText(row, 'matches')),
	};
}

/** Stores which vehicles a message announced for a search. */
export function* announceMatches(
	{ account_id, channel }: { account_id: string; channel: string },
	searches: ReadonlyMap<string, readonly string[]>,
): Generator<Statement, void, Row[]> {
	// A search that was removed meanwhile stays removed.
	for (const [searchId, matches] of searches)
		yield [
			`INSERT INTO announced_search (account_id, channel, search_id, matches)
				SELECT account_id, $2, id, $4 FROM saved_search WHERE account_id = $1 AND id = $3
				ON CONFLICT (account_id, channel, search_id) DO UPDATE SET matches = excluded.matches`,
			account_id,
			channel,
			searchId,
			JSON.stringify(matches),
		];
}
