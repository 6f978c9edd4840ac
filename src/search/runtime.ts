import type { CardSettings } from '../domain/card/vehicle-card.ts';
import type { RouteVariants } from '../paths/paths.ts';
import type { SiteScope } from './filters/site-filters.ts';
import type { Named, NamedMake } from './url/search-site.ts';

/** What a browser needs to search a site, beside what its page says. */
export interface SearchRuntime {
	/** The address of the embedded index; null where a server alone answers. */
	index: string | null;
	/** The search server; null for sites that search in the page. */
	server: { host: string; key: string } | null;
	/** Which vehicles every search is among; sold vehicles are counted back from the moment of the search. */
	scope: Omit<SiteScope, 'sold_after'>;
	/** Where the lead API answers, which knows what has changed since; null for a site without one. */
	lead_api: string | null;
	/** How many days sold vehicles stay listed (SOLD-006). */
	include_sold_cars_days: number;
	lowest_price_excludes_unpriced: boolean;
	/** How many answers are kept (RESULTS-021, RESULTS-022). */
	cache: { searches: number; filters: number };
	/** Names and slugs that addresses are made of. */
	makes: readonly NamedMake[];
	bodies: readonly Named[];
	/** The dealer's named searches, which addresses may name by their labels or their slugs. */
	categories: readonly Named[];
	variants: RouteVariants;
	/** How cards look: by the slug of a dealership, and for every other vehicle under an empty name. */
	cards: Readonly<Record<string, CardSettings>>;
}
