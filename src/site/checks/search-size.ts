import type { Dealer } from '../../config/complete-dealer.ts';
import { formatNumber } from '../../domain/vehicle/measures.ts';

/**
 * The most vehicles that are searched in the page, from the index file, rather than on a server. On a phone four times slower than a
 * desktop 95 of 100 keystrokes were answered within 8 ms at 5,000 vehicles and within 30 ms at 50,000 (docs/decisions/0005): at 10,000
 * an answer still fits into one frame of 16 ms, and the index, some 43 bytes a vehicle, takes two seconds of a slow connection
 * (1.6 Mbit/s). At 100,000 it has 4.3 MB and takes half a second to open alone.
 */
const MOST_IN_PAGE = 10_000;

/** A note where a site searches more vehicles in the page than suits phones. */
export function searchSize({ dealer, listed }: { dealer: Dealer; listed: readonly unknown[] }): string[] {
	if (dealer.search.backend === 'meilisearch' || listed.length <= MOST_IN_PAGE) return [];
	const [count, most] = [listed.length, MOST_IN_PAGE].map(formatNumber);
	return [
		`${count} vehicles are searched in the page, which suits up to ${most}: use a search server (docs/recipes/search-server.md)`,
	];
}
