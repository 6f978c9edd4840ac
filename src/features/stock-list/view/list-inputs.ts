import { hashOf } from '../../../content-hash.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockCountOf } from '../../../site/text/nouns.ts';
import type { SearchStart } from '../page-data.ts';
import { filterLinks } from './filter-links.ts';
import { emptyPart, quote } from './list-parts.ts';
import { searchStart } from './search-start.ts';
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

const settingsHashes = new WeakMap<SearchStart['settings'], string>();

/** The settings are the same object for all lists of a site. */
function settingsHash(settings: SearchStart['settings']): string {
	const known = settingsHashes.get(settings) ?? hashOf(JSON.stringify(settings));
	settingsHashes.set(settings, known);
	return known;
}
