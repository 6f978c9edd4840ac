import { LIST_FACETS, type ListFacetName, VALUES_SHOWN } from './facets.ts';

/** A value of a facet as InstantSearch counts it. */
export interface CountedValue {
	name: string;
	/** Vehicles that have it. */
	count: number;
}

/** What a dealer decides about the order of makes. */
export interface MakeOrder {
	makes_by_volume: boolean;
	/** Names of makes, the first to be shown first. */
	popular_makes: readonly string[];
}

type Compare = (a: CountedValue, b: CountedValue) => number;

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'en-AU', { numeric: true });
const byCount: Compare = (a, b) => b.count - a.count || byName(a, b);

/**
 * How the values of a facet are compared to be listed: car types new, demo, used (RESULTS-009); makes by volume where the dealer
 * wants it (RESULTS-007), else the popular ones first and the rest by volume; seats and brackets upwards; all else the most frequent
 * first.
 */
export function valueOrder(facet: ListFacetName, makes: MakeOrder): Compare {
	const { order, values } = LIST_FACETS[facet];
	switch (order) {
		case 'make':
			return makes.makes_by_volume ? byCount : byPlaceIn(makes.popular_makes, byCount);
		case 'fixed':
			return byPlaceIn(values ?? [], byName);
		case 'number':
			return (a, b) => Number.parseFloat(a.name) - Number.parseFloat(b.name) || byName(a, b);
		case 'count':
			return byCount;
	}
}

/** By the place in a list; what is not in it comes after, in another order. */
function byPlaceIn(names: readonly string[], otherwise: Compare): Compare {
	const place = ({ name }: CountedValue) => {
		const index = names.indexOf(name);
		return index < 0 ? names.length : index;
	};
	return (a, b) => place(a) - place(b) || otherwise(a, b);
}

/** How many values stand before 'Show All': the dealer's popular makes, if any, else seven (FACETS-047, resolution 39). */
export function valuesShown(facet: ListFacetName, { popular_makes }: MakeOrder): number {
	return facet === 'make' && popular_makes.length > 0 ? popular_makes.length : VALUES_SHOWN;
}
