import { LIST_FACETS, type ListFacetName } from './facets.ts';
import { type CountedValue, type MakeOrder, valueOrder, valuesShown } from './value-order.ts';

/** The values of a facet as a section of the sidebar lists them. */
export interface ValueList {
	readonly shown: readonly CountedValue[];
	/** The label of the toggle below; null where all values are shown (FACETS-048). */
	readonly toggle: 'Show All' | 'Hide' | null;
}

/**
 * The values of a facet in order: at most its limit (FACETS-044 to FACETS-046), and a few of them before 'Show All'
 * (FACETS-047). A ticked value is always included, so that it can be unticked even where no vehicle has it any more.
 */
export function valueList(
	facet: ListFacetName,
	counted: readonly CountedValue[],
	ticked: readonly string[],
	makes: MakeOrder,
	isExpanded: boolean,
): ValueList {
	const all = everyValue(facet, counted, ticked, makes);
	const within = (most: number) => all.filter(({ name }, index) => index < most || ticked.includes(name));
	const listed = within(LIST_FACETS[facet].limit);
	const few = within(Math.min(valuesShown(facet, makes), LIST_FACETS[facet].limit));
	if (few.length === listed.length) return { shown: listed, toggle: null };
	return isExpanded ? { shown: listed, toggle: 'Hide' } : { shown: few, toggle: 'Show All' };
}

/** All values of a facet in order, including those beyond its limit, which a search within the list finds. */
export function everyValue(
	facet: ListFacetName,
	counted: readonly CountedValue[],
	ticked: readonly string[],
	makes: MakeOrder,
): CountedValue[] {
	const missing = ticked.filter((name) => !counted.some((value) => value.name === name));
	return [...counted, ...missing.map((name) => ({ name, count: 0 }))].sort(valueOrder(facet, makes));
}
