import { lastGoodStock } from '../../src/generator/manifest/manifest.ts';
import { checkDealers } from '../../src/site/check/check-dealers.ts';
import type { WatchParts } from '../../src/watch/watch-parts.ts';
import { type JudgedPlaces, unlawfulPages } from '../deploy/unlawful-pages.ts';

/**
 * What keeps a site from being published: what `npm run check` finds when the dealer's folder has changed, and once a day, and legal rules
 * that pages break which were not judged yet. Rows of a changed feed were accepted by the build; checking options and texts again with each
 * would cost seconds.
 */
export function publishGate(
	{ log, ...places }: JudgedPlaces & { log: (line: string) => void },
	now: () => Date,
): WatchParts['check'] {
	const passed = new Map<string, string>();
	// A feed that cannot be used was replaced by the build; a change of the folder must not wait for it.
	const lastGood = { lastGoodStock: (slug: string) => lastGoodStock(places.outDir, slug) };
	return async (site, folder) => {
		const { slug } = site;
		const checked = `${folder} ${now().toISOString().slice(0, 10)}`;
		const { blocking } =
			passed.get(slug) === checked
				? { blocking: [] }
				: await checkDealers(places.dealersDir, [slug], now(), lastGood);
		if (blocking.length === 0) passed.set(slug, checked);
		const { problems, warnings, keep } = await unlawfulPages(places, site, now());
		for (const warning of warnings) log(`note: ${warning}`);
		return { inFolder: blocking, onPages: problems, keep };
	};
}
