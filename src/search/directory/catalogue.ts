import type { SearchSite } from '../url/search-site.ts';

/**
 * The addresses of the catalogue search (DIRECTORY-002, DIRECTORY-007): all its refinements, such as categories and prices, are in the
 * query string of its own page: `/catalogue?categories=First+cars&price=:20000`.
 */
export function catalogueSite(path: string): SearchSite {
	return { makes: [], bodies: [], categories: [], variants: {}, base: { path, refinements: {} } };
}
