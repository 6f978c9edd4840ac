import type { ItemType } from '../../domain/vehicle/item-type.ts';

/** How the values of a list are ordered: by the rules of car types, makes or numbers, else the most frequent first. */
export type ValueOrder = 'count' | 'make' | 'number' | 'fixed';

/** A facet whose values are ticked; a flag has the one value 'true'. */
export interface ListFacet {
	kind: 'list' | 'flag';
	/** The words above its values. */
	label: string;
	/** The most values it lists at all. */
	limit: number;
	order: ValueOrder;
	/** Whether a vehicle must have any of the ticked values or all of them, as of features. */
	match: 'any' | 'all';
	/** Every value it can have, in their order; null when the stock decides. */
	values: readonly string[] | null;
	/** The kinds of vehicle it says something about. */
	items: readonly ItemType[];
}

/** What the numbers of a range are, which decides how they are written. */
export type RangeUnit =
	| 'dollars'
	| 'dollars-a-week'
	| 'subscription'
	| 'kilometres'
	| 'year'
	| 'feet'
	| 'kilograms'
	| 'cubic-centimetres';

/** A facet that is narrowed from a lowest to a highest number. */
export interface RangeFacet {
	kind: 'range';
	label: string;
	unit: RangeUnit;
	/** Numbers outside these cannot be meant: an address that has them gets the nearest. */
	least: number;
	most: number;
	/** Where its slider begins whatever the stock (FACETS-043); null to begin at the stock's lowest number. */
	sliderFrom: number | null;
	/** What its slider rounds to (FACETS-040). */
	roundTo: number;
	/** Whether its slider may stop short of a few outliers, its upper bound then meaning 'and above'. */
	hasOpenEnd: boolean;
	/** The slider's step; null for a hundredth of its range (FACETS-042). */
	step: number | null;
	items: readonly ItemType[];
}
