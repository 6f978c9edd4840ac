import { LIST_FACETS, type ListFacetName } from '../facets.ts';
import { type CountedValue, type MakeOrder, valueOrder, valuesShown } from './value-order.ts';

/**
 * The values of a facet in the order of its section of the sidebar. A ticked value is in each list, so that it can be unticked even where
 * no vehicle has it any more.
 */
export interface ValueList {
	/** Before 'Show All' (FACETS-047). */
	readonly few: readonly CountedValue[];
	/** At most the facet's limit (FACETS-044 to FACETS-046). */
	readonly all: readonly CountedValue[];
	/** Including values beyond the limit, which a search within the list finds. */
	readonly every: readonly CountedValue[];
}

/** Orders the values of a facet as the sidebar lists them. */
export function valueList(
	facet: ListFacetName,
	counted: readonly CountedValue[],
	ticked: readonly string[],
	makes: MakeOrder,
): ValueList {
	const missing = ticked.filter((name) => !counted.some((value) => value.name === name));
	const every = [...counted, ...missing.map((name) => ({ name, count: 0 }))].sort(valueOrder(facet, makes));
	const within = (most: number) => every.filter(({ name }, index) => index < most || ticked.includes(name));
	const { limit } = LIST_FACETS[facet];
	return { few: within(Math.min(valuesShown(facet, makes), limit)), all: within(limit), every };
}
