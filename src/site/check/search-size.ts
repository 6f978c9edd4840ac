import type { Dealer } from '../../config/complete-dealer.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';

/**
 * The recommended maximum of vehicles for the embedded engine; above it, use a search server. On a phone four times slower than a
 * desktop 95 of 100 keystrokes were answered within 8 ms at 5,000 vehicles and within 30 ms at 50,000 (docs/decisions/0005): at 10,000
 * an answer still fits into one frame of 16 ms, and the index, some 43 bytes a vehicle, takes two seconds of a slow connection
 * (1.6 Mbit/s). At 100,000 it has 4.3 MB and takes half a second to open alone.
 */
const MAX_EMBEDDED = 10_000;

/** A note where a site with the embedded engine has more vehicles than phones can search quickly. */
export function searchSize({ dealer, listed }: { dealer: Dealer; listed: readonly unknown[] }): string[] {
	if (dealer.search.backend === 'meilisearch' || listed.length <= MAX_EMBEDDED) return [];
	const [count, most] = [listed.length, MAX_EMBEDDED].map(formatNumber);
	return [
		`${count} vehicles are searched in the page, which suits up to ${most}: use a search server (docs/recipes/search-server.md)`,
	];
}
