import type { RouteVariants } from '../../paths/stock-lists.ts';
import type { Refinements } from '../state.ts';

/** A name with its slug, for an address. */
export interface Named {
	readonly name: string;
	/** Its segment of the address. */
	readonly slug: string;
}

/** A make with its models in the site's stock. */
export interface NamedMake extends Named {
	readonly models: readonly Named[];
}

/** A list with a path of its own, and the refinements that the path implies. */
export interface SearchList {
	/** Without a page and a query. */
	readonly path: string;
	readonly refinements: Refinements;
}

/** The data of a site for parsing and writing the addresses of its searches. */
export interface SearchSite {
	/** The makes and bodies with stock, named as in search documents; others appear only in the query. */
	readonly makes: readonly NamedMake[];
	readonly bodies: readonly Named[];
	/** The dealer's named searches, named by their labels (FACETS-004). */
	readonly categories: readonly Named[];
	/** The site's own addresses for lists by condition (resolution 19). */
	readonly variants: RouteVariants;
	/**
	 * The page's own list, where its path is outside the grammar of addresses: a make without stock, the catalogue. Searches with at least
	 * its refinements stay at its path. Null for every other page.
	 */
	readonly base: SearchList | null;
}

/** A group of the stock, as {@link searchSite} reads it. */
interface Group extends Named {
	readonly within: readonly Named[];
}

/** The names and slugs of a site's stock, for addresses. */
export function searchSite(
	stock: { makes: readonly Group[]; bodies: readonly Named[] },
	variants: RouteVariants,
	categories: readonly Named[] = [],
	base: SearchList | null = null,
): SearchSite {
	const named = ({ name, slug }: Named): Named => ({ name, slug });
	return {
		makes: stock.makes.map((make) => ({ ...named(make), models: make.within.map(named) })),
		bodies: stock.bodies.map(named),
		categories,
		variants,
		base,
	};
}

/** The value of `make_model` for a model of a make (resolution 23). */
export function makeModel(make: Named, model: Named): string {
	return `${make.name} ${model.name}`;
}
