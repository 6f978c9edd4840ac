import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';

/**
 * The order of a facet's values: `fixed` as in `values`, `make` by the rules of makes, `number` ascending, `count` the most frequent first.
 */
export type ValueOrder = 'count' | 'make' | 'number' | 'fixed';

/** A facet whose values are ticked; a flag has the one value 'true'. */
export interface ListFacet {
	kind: 'list' | 'flag';
	/** The heading above its values. */
	label: string;
	/** The maximum number of values in the list. */
	limit: number;
	order: ValueOrder;
	/** Whether a vehicle must have any of the ticked values or all of them. */
	match: 'any' | 'all';
	/** All possible values in order; null for the values that occur in the stock. */
	values: readonly string[] | null;
	/** The kinds of vehicle the facet applies to. */
	items: readonly ItemType[];
}

/** The unit of a range's numbers, which decides their format. */
export type RangeUnit =
	| 'dollars'
	| 'dollars-a-week'
	| 'subscription'
	| 'kilometres'
	| 'year'
	| 'feet'
	| 'kilograms'
	| 'cubic-centimetres';

/** A facet that is refined by a minimum and a maximum. */
export interface RangeFacet {
	kind: 'range';
	label: string;
	unit: RangeUnit;
	/** The plausible bounds: a number in an address that is outside them is clamped. */
	least: number;
	most: number;
	/** The fixed lower bound of its slider (FACETS-043); null for the stock's lowest number. */
	sliderFrom: number | null;
	/** Slider values are rounded to multiples of this (FACETS-040). */
	roundTo: number;
	/** Whether its slider may end below a few outliers; its upper bound then means 'and above'. */
	hasOpenEnd: boolean;
	/** The slider's step; null for a hundredth of its range (FACETS-042). */
	step: number | null;
	items: readonly ItemType[];
}
