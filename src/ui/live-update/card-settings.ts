import type { CardSettings } from '../../domain/card/vehicle-card.ts';
import { RUNTIME_PATH } from '../../paths/paths.ts';

/** By the dealership's slug; the empty one is the site's own. */
export type SettingsByDealership = Readonly<Record<string, CardSettings>>;

let known: SettingsByDealership | undefined;

/**
 * How the site's cards look: what every build may change stands in one file, not in each page. Undefined when it cannot be read: then
 * pages stay as they were printed.
 */
export async function cardSettings(): Promise<SettingsByDealership | undefined> {
	if (known) return known;
	try {
		const response = await fetch(RUNTIME_PATH);
		if (!response.ok) return undefined;
		const runtime = (await response.json()) as { search: { cards: SettingsByDealership } };
		known = runtime.search.cards;
	} catch {
		// The page stays as it was printed.
	}
	return known;
}
