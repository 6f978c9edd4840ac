import { z } from 'zod';
import { isLoopback } from '../../api/loopback.ts';
import { LinkTarget, Slug } from './identity.ts';
import { SelectionSchema } from './selection.ts';

const SearchPath = z.string().regex(/^\/[a-z0-9/-]+[a-z0-9]$/, 'expected a path such as /used-car/list');

function isSecureOrLoopback(address: string): boolean {
	const { protocol, hostname } = new URL(address);
	return protocol === 'https:' || isLoopback(hostname);
}

/** The stock search (CONFIG-026, CONFIG-029, RESULTS, SEARCHURL). */
export const SearchSchema = z.strictObject({
	/** `embedded` needs no server; `meilisearch` is for groups with more than about 10,000 vehicles. */
	backend: z.enum(['embedded', 'meilisearch']).default('embedded'),
	/** The search server's address. Only used with `meilisearch`. A page at https can only call https addresses, or the same machine. */
	host: z
		.url()
		.refine(isSecureOrLoopback, 'expected an https:// address, as pages at https:// may ask no other')
		.nullable()
		.default(null),
	/** A public, search-only key or tenant token. Never the master key. */
	key: z.string().nullable().default(null),
	/** Vehicles per page (RESULTS-001). */
	page_size: z.int().min(1).max(100).default(24),
	/** Own addresses for three of the lists (resolution 19); links use them, the standard ones stay valid. */
	route_variants: z
		.strictObject({ all: SearchPath.optional(), new: SearchPath.optional(), used: SearchPath.optional() })
		.prefault({}),
	/** Whether 'lowest price' leaves out vehicles without a price (RESULTS-008). */
	lowest_price_excludes_unpriced: z.boolean().default(false),
	/** Whether makes are ordered by volume, without popular makes first, and lists can be sorted so (RESULTS-007). */
	makes_by_volume: z.boolean().default(false),
	/** Makes shown before 'Show All' (FACETS-047). */
	popular_makes: z.array(z.string()).default([]),
	/**
	 * The selection of vehicles in lists, counts and searches, in addition to the manufacturer rule (RESULTS-020). Other vehicles still have
	 * pages.
	 */
	filter: SelectionSchema.nullable().default(null),
	/** Named searches for the categories facet and the catalogue (CONFIG-026, resolution 41). */
	search_categories: z
		.array(z.strictObject({ label: z.string(), slug: Slug, filter: SelectionSchema }))
		.default([]),
	/** How many answers are cached (RESULTS-021, RESULTS-022, resolution 38). */
	cache: z
		.strictObject({ searches: z.int().min(1).default(20), filters: z.int().min(1).default(10) })
		.prefault({}),
	/** Addresses of the catalogue search and the price slider page (resolution 40). */
	catalogue_path: LinkTarget.default('/catalogue'),
	price_range_path: LinkTarget.default('/price-range'),
});
