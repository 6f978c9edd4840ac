import type { ApiSite } from '../../api/site/site-file.ts';
import { newMatchesWords } from '../../domain/alerts/new-matches.ts';
import type { SiteSearch } from '../garage/site-search.ts';
import { findVehicle } from '../sites.ts';
import type { AnnouncedChange, KnownSearch } from '../store/alerts/alert-store.ts';

/** New matches of a saved search in the stock. */
export interface SearchChange {
	kind: 'new-matches';
	price_then: null;
	price_now: null;
	search_id: string;
	/** As a message tells it. */
	announced: AnnouncedChange;
	/** The ids of the new vehicles. */
	fresh: readonly string[];
	/** The vehicles that the shopper knows of after that. */
	matches: readonly string[];
}

/** The new matches of a saved search, compared with what it found when it was saved or last announced; null for none. */
export function searchChange(
	{ id, name, path, selection, matches: known }: KnownSearch,
	search: SiteSearch,
	site: ApiSite,
): SearchChange | null {
	const before = new Set(known);
	const matches = search.find(selection);
	const found = matches.flatMap((match) => {
		const vehicle = before.has(match) ? null : findVehicle(site, match);
		// The index may be of a build before or after that of the site file.
		return vehicle?.is_shown ? [vehicle] : [];
	});
	if (found.length === 0) return null;
	const announced = { title: name, slug: null, path, ...newMatchesWords(found) };
	// A vehicle that leaves for a day and comes back is no news.
	return {
		...{ kind: 'new-matches', price_then: null, price_now: null },
		...{
			search_id: id,
			announced,
			fresh: found.map(({ id }) => id),
			matches: [...new Set([...matches, ...known.filter((one) => findVehicle(site, one))])],
		},
	};
}
