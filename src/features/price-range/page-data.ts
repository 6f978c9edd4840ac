import type { RouteVariants } from '../../paths/paths.ts';

/** The page with a slider for the price alone (DIRECTORY-010, DIRECTORY-011). */
export interface PriceRangeData {
	title: string;
	text: string;
	/** What vehicles are called: 'car', 'cars'. */
	noun: { one: string; many: string };
	/** How many there are at any price. */
	count: number;
	/** The list the prices are looked up in, for visitors whose browser runs no scripts. */
	list: string;
	/** The site's own addresses of lists. */
	variants: RouteVariants;
}
