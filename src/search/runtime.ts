import type { CardSettings } from '../domain/card/vehicle-card.ts';
import type { RouteVariants } from '../paths/stock-lists.ts';
import type { SiteScope } from './filters/site-filters.ts';
import type { Named, NamedMake } from './url/search-site.ts';
import type { StockWords } from './words/stock-words.ts';

/** The data that a browser needs to search a site, in addition to that in the page. */
export interface SearchRuntime {
	/** The address of the embedded index; null where only a server answers. */
	index: string | null;
	/** The search server; null for sites with the embedded engine. */
	server: { host: string; key: string } | null;
	/** The scope of all searches. `sold_after` is computed at the time of the search. */
	scope: Omit<SiteScope, 'sold_after'>;
	/** The address of the lead API, for live updates; null for a site without one. */
	lead_api: string | null;
	/** The number of days that sold vehicles stay listed (SOLD-006). */
	include_sold_cars_days: number;
	lowest_price_excludes_unpriced: boolean;
	/** How many answers are cached (RESULTS-021, RESULTS-022). */
	cache: { searches: number; filters: number };
	/** Names and slugs for the addresses of lists. */
	makes: readonly NamedMake[];
	bodies: readonly Named[];
	/** The dealer's named searches; an address may contain their labels or slugs. */
	categories: readonly Named[];
	variants: RouteVariants;
	/** For sentences in plain words. */
	words: StockWords;
	/** Card settings by dealership slug; the entry with an empty key is for every other vehicle. */
	cards: Readonly<Record<string, CardSettings>>;
}
