import type { CarType } from '../domain/vehicle/attributes/car-type.ts';

/** The lists by condition on every site (SEARCHURL-001 to SEARCHURL-005). */
export const STOCK_LIST_PATHS = {
	'new-used-and-demo-cars': '/search/new-used-and-demo-cars',
	'new-and-demo-cars': '/search/new-and-demo-cars',
	'new-cars': '/search/new-cars',
	'demo-cars': '/search/demo-cars',
	'used-cars': '/search/used-cars',
} as const;

/** The name of a list by condition in {@link STOCK_LIST_PATHS}. */
export type StockListName = keyof typeof STOCK_LIST_PATHS;

/** The conditions each list shows. */
export const STOCK_LIST_TYPES: Record<StockListName, readonly CarType[]> = {
	'new-used-and-demo-cars': ['new', 'demo', 'used'],
	'new-and-demo-cars': ['new', 'demo'],
	'new-cars': ['new'],
	'demo-cars': ['demo'],
	'used-cars': ['used'],
};

/** A site's own addresses for three of the lists (SEARCHURL-009 to SEARCHURL-011, resolution 19). */
export type RouteVariants = { readonly [Name in 'all' | 'new' | 'used']?: string | undefined };

const VARIANT_OF: Partial<Record<StockListName, keyof RouteVariants>> = {
	'new-used-and-demo-cars': 'all',
	'new-cars': 'new',
	'used-cars': 'used',
};

/** The address of a list by condition in a site's own links; the standard address is valid too. */
export function stockListPath(list: StockListName, variants: RouteVariants): string {
	const variant = VARIANT_OF[list];
	return (variant && variants[variant]) ?? STOCK_LIST_PATHS[list];
}

/** The list by condition at a standard address or the site's own; null for any other address. */
export function stockListAt(path: string, variants: RouteVariants): StockListName | null {
	const names = Object.keys(STOCK_LIST_PATHS) as StockListName[];
	return (
		names.find((name) => STOCK_LIST_PATHS[name] === path) ??
		names.find((name) => stockListPath(name, variants) === path) ??
		null
	);
}
