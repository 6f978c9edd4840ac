import type { AppliedFilter } from '../applied.ts';
import { LIST_FACETS, type ListFacetName, RANGE_FACETS } from '../facets.ts';

const ANY: { readonly [Name in ListFacetName]?: string } = {
	sleeps: 'However many it sleeps',
	price_range: 'Any price',
	car_type: 'New, demo or used',
	item_type: 'Any kind of vehicle',
	city: 'All our yards',
	state: 'All our yards',
	location_name: 'All our yards',
	dealership_name: 'All our yards',
	learner_approved: 'Learner approved or not',
	certified: 'Certified or not',
	status: 'Available or not',
};

/** What a search without a filter says instead: 'Any colour', 'With “haval” too'. */
export function freedWords(filter: AppliedFilter): string {
	switch (filter.kind) {
		case 'query':
			return `Without ${filter.label}`;
		case 'excluded':
			return `With “${filter.term.replaceAll(/^-|"/g, '')}” too`;
		case 'range':
			return `Any ${RANGE_FACETS[filter.facet].label.toLowerCase()}`;
		case 'value': {
			const { facet, value } = filter;
			if (facet === 'filtered_features') return `With or without ${value}`;
			if (facet === 'tag' || facet === 'categories') return `Without ${value}`;
			const { order, label } = LIST_FACETS[facet];
			return ANY[facet] ?? `Any ${order === 'number' ? 'number of ' : ''}${label.toLowerCase()}`;
		}
	}
}
