import type { SearchSite } from '../url/search-site.ts';

/**
 * The addresses of the catalogue search (DIRECTORY-002, DIRECTORY-007): its categories and prices, and whatever else narrows it, stay
 * in the query of its own page: `/catalogue?categories=First+cars&price=:20000`.
 */
export function catalogueSite(path: string): SearchSite {
	return { makes: [], bodies: [], categories: [], variants: {}, base: { path, refinements: {} } };
}
