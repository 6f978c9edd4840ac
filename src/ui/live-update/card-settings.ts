import type { CardSettings } from '../../domain/card/vehicle-card.ts';
import { RUNTIME_PATH } from '../../paths/paths.ts';

/** Card settings by dealership slug; those of the site have an empty key. */
export type SettingsByDealership = Readonly<Record<string, CardSettings>>;

let known: SettingsByDealership | undefined;

/**
 * Loads the site's card settings from one file, because settings that any build may change are not in each page. Undefined when it cannot
 * be loaded; pages then stay as they were rendered.
 */
export async function cardSettings(): Promise<SettingsByDealership | undefined> {
	if (known) return known;
	try {
		const response = await fetch(RUNTIME_PATH);
		if (!response.ok) return undefined;
		const runtime = (await response.json()) as { search: { cards: SettingsByDealership } };
		known = runtime.search.cards;
	} catch {
		// The page stays as it was rendered.
	}
	return known;
}
