import type { SearchState } from '../state.ts';
import type { AppliedFilter } from './applied.ts';
import { capitalised } from './capitalised.ts';
import { LIST_FACETS, type ListFacetName, RANGE_FACETS } from './facets.ts';
import { unitLabel } from './ranges/range-label.ts';
import { valueLabel } from './values/value-label.ts';

/** Kinds that a sentence names otherwise than the headings of the filters; empty for values that say their kind themselves. */
const KINDS: { readonly [Name in ListFacetName]?: string } = {
	filtered_features: 'Fitted',
	city: 'In',
	location_name: 'Yard',
	dealership_name: 'Yard',
	learner_approved: '',
	certified: '',
	categories: '',
	tag: '',
};

/** A filter as its kind and its value: 'Colour' and 'White', 'Price' and 'up to $40,000', 'Not' and 'Haval'. */
export function filterWords(
	filter: AppliedFilter,
	{ ranges }: Pick<SearchState, 'ranges'>,
): { kind: string; text: string } {
	switch (filter.kind) {
		case 'query':
			return { kind: 'Words', text: filter.label };
		case 'excluded':
			return { kind: 'Not', text: capitalised(filter.term.replaceAll(/^-|"/g, '')) };
		case 'value': {
			const { facet, value } = filter;
			const kind = KINDS[facet] ?? LIST_FACETS[facet].label;
			// The kind says already what a count is of: 'Seats 7', not 'Seats 7 seats'.
			return { kind, text: Number(value) ? value : valueLabel(facet, value) };
		}
		case 'range': {
			const { unit, label } = RANGE_FACETS[filter.facet];
			const text = unitLabel(unit, ranges[filter.facet] ?? { min: null, max: null });
			return { kind: label, text: text.replace(/^under/, 'up to') };
		}
	}
}
