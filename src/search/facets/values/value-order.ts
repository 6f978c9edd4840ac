import { compareNames } from '../../../domain/list/compare-names.ts';
import { LIST_FACETS, type ListFacetName, VALUES_SHOWN } from '../facets.ts';

/** A value of a facet as InstantSearch counts it. */
export interface CountedValue {
	name: string;
	/** Number of vehicles with this value; null where it is not known. */
	count: number | null;
}

/** A dealer's options for the order of makes. */
export interface MakeOrder {
	makes_by_volume: boolean;
	/** Names of makes in display order. */
	popular_makes: readonly string[];
}

type Compare = (a: CountedValue, b: CountedValue) => number;

const byName: Compare = (a, b) => compareNames(a.name, b.name);
const byCount: Compare = (a, b) => (b.count ?? 0) - (a.count ?? 0) || byName(a, b);

/**
 * The comparison that orders a facet's values: car types new, demo, used (RESULTS-009); makes by volume where the dealer chose it
 * (RESULTS-007), else popular makes first and the rest by volume; facets whose order is `number` ascending; all others the most frequent
 * first.
 */
export function valueOrder(facet: ListFacetName, makes: MakeOrder): Compare {
	const { order, values } = LIST_FACETS[facet];
	switch (order) {
		case 'make':
			return makes.makes_by_volume ? byCount : byPositionIn(makes.popular_makes, byCount);
		case 'fixed':
			return byPositionIn(values ?? [], byName);
		case 'number':
			return (a, b) => Number.parseFloat(a.name) - Number.parseFloat(b.name) || byName(a, b);
		case 'count':
			return byCount;
	}
}

/** By position in a list; names not in it come after, in another order. */
function byPositionIn(names: readonly string[], otherwise: Compare): Compare {
	const place = ({ name }: CountedValue) => {
		const index = names.indexOf(name);
		return index < 0 ? names.length : index;
	};
	return (a, b) => place(a) - place(b) || otherwise(a, b);
}

/** The number of values before 'Show All': the dealer's popular makes, if any, else seven (FACETS-047, resolution 39). */
export function valuesShown(facet: ListFacetName, { popular_makes }: MakeOrder): number {
	return facet === 'make' && popular_makes.length > 0 ? popular_makes.length : VALUES_SHOWN;
}
