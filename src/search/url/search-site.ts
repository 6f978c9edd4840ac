import type { RouteVariants } from '../../paths/paths.ts';
import type { Refinements } from '../state.ts';

/** Something a site has a list of at an address of its own. */
export interface Named {
	readonly name: string;
	/** Its segment of the address. */
	readonly slug: string;
}

/** A make with the models of it that the site has. */
export interface NamedMake extends Named {
	readonly models: readonly Named[];
}

/** A list with an address: what the address alone narrows a search to. */
export interface SearchList {
	/** Without a page and a query. */
	readonly path: string;
	readonly refinements: Refinements;
}

/** What a browser knows of a site to read and write the addresses of its searches. */
export interface SearchSite {
	/** The makes and bodies with stock, named as in search documents; all others go into the query. */
	readonly makes: readonly NamedMake[];
	readonly bodies: readonly Named[];
	/** The dealer's named searches, by their labels (FACETS-004). */
	readonly categories: readonly Named[];
	/** The site's own addresses for lists by condition (resolution 19). */
	readonly variants: RouteVariants;
	/**
	 * A list outside the grammar of addresses, which the page is about: a make without stock, the catalogue. Searches that keep
	 * what it is narrowed by stay at its address. Null for every other page.
	 */
	readonly base: SearchList | null;
}

/** The group of a stock that {@link searchSite} reads. */
interface Group extends Named {
	readonly within: readonly Named[];
}

/** The part of a site's stock that addresses are made of: names and slugs, without the vehicles. */
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
