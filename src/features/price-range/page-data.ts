import type { RouteVariants } from '../../paths/stock-lists.ts';

/** The price slider page (DIRECTORY-010, DIRECTORY-011). */
export interface PriceRangeData {
	title: string;
	text: string;
	/** Noun for vehicles: 'car', 'cars'. */
	noun: { one: string; many: string };
	/** Number of vehicles at any price. */
	count: number;
	/** Stock list that the form without JavaScript opens. */
	list: string;
	/** The site's own list addresses. */
	variants: RouteVariants;
}
