import { hashOf } from '../../../content-hash.ts';
import type { SiteContext } from '../../../site/context.ts';
import { searchSettings } from '../../../site/search/search-settings.ts';
import { siteSearch } from '../../../site/search/site-search.ts';
import { stockCountOf } from '../../../site/text/nouns.ts';
import { vehicleHash } from '../../../site/vehicle-hash.ts';
import type { SearchStart } from '../page-data.ts';
import { filterLinks, linkedGroups } from './filter-links.ts';
import { emptyPart, quote } from './list-parts.ts';
import { searchStart, startState } from './search-start.ts';
import type { StockList } from './stock-list.ts';

const inputs = new WeakMap<StockList, string>();

/** The hash of what all pages of a list say besides their vehicles. */
export function listInputs(list: StockList, context: SiteContext): string {
	const known = inputs.get(list);
	if (known !== undefined) return known;
	const { vehicles, canonical, title, refinements, trail } = list;
	const { settings, counts } = searchStart(list, 1, context);
	const hash = hashOf(
		JSON.stringify([
			[canonical, title, refinements, trail, vehicles.length, stockCountOf(vehicles, context.site.dealer)],
			[counts, settingsHash(settings), quote(list, context), filterLinks(list, context)],
			emptyPart(list, context),
		]),
	);
	inputs.set(list, hash);
	return hash;
}

const sources = new WeakMap<StockList, string>();

/**
 * The hash of what {@link listInputs} follow from, without counting the values of the list's vehicles: the vehicles themselves, the order
 * of values beside them, and which other lists there are. Null for an empty list, which is little work.
 */
export function listSource(list: StockList, { site }: SiteContext): string | null {
	const { vehicles, canonical, title, refinements, trail } = list;
	if (vehicles.length === 0) return null;
	const known = sources.get(list);
	if (known !== undefined) return known;
	const parts = [
		JSON.stringify([canonical, title, refinements, trail]),
		linkedGroups(site),
		settingsHash(searchSettings(site)),
		siteSearch(site).source(startState(list, 1)),
		...vehicles.map(vehicleHash),
	];
	const hash = hashOf(parts.join('\n'));
	sources.set(list, hash);
	return hash;
}

const settingsHashes = new WeakMap<SearchStart['settings'], string>();

/** The settings are the same object for all lists of a site. */
function settingsHash(settings: SearchStart['settings']): string {
	const known = settingsHashes.get(settings) ?? hashOf(JSON.stringify(settings));
	settingsHashes.set(settings, known);
	return known;
}
