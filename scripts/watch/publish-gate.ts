import { checkDealers } from '../../src/site/check-dealers.ts';
import type { WatchParts } from '../../src/watch/bring-up-to-date.ts';
import { unlawfulPages } from '../deploy/unlawful-pages.ts';

/**
 * What keeps a site from being published: what `npm run check` finds when the dealer's folder has changed, and once a day, and legal rules that new
 * and changed pages break. Rows of a changed feed were accepted by the build; checking options and texts again with each would cost seconds.
 */
export function publishGate(
	{ dealersDir, outDir, log }: { dealersDir: string; outDir: string; log: (line: string) => void },
	now: () => Date,
): WatchParts['check'] {
	const passed = new Map<string, string>();
	return async (slug, changed, folder) => {
		const checked = `${folder} ${now().toISOString().slice(0, 10)}`;
		const { blocking } =
			passed.get(slug) === checked ? { blocking: [] } : await checkDealers(dealersDir, [slug], now());
		if (blocking.length === 0) passed.set(slug, checked);
		const { problems, warnings } = await unlawfulPages({ dealersDir, outDir, slug }, changed, now());
		for (const warning of warnings) log(`note: ${warning}`);
		return [...blocking, ...problems];
	};
}
