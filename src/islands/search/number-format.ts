import { formatNumber } from '../../domain/measures.ts';
import { formatDollars } from '../../domain/money.ts';
import { RANGE_FACETS, type RangeFacetName } from '../../search/facets/facets.ts';

/** How the numbers of a facet are written. */
export function formatOf(facet: RangeFacetName): (value: number) => string {
	switch (RANGE_FACETS[facet].unit) {
		case 'dollars':
		case 'dollars-a-week':
		case 'subscription':
			return formatDollars;
		case 'kilometres':
			return (value) => `${formatNumber(value)} km`;
		case 'feet':
			return (value) => `${formatNumber(value)} ft`;
		case 'kilograms':
			return (value) => `${formatNumber(value)} kg`;
		case 'cubic-centimetres':
			return (value) => `${formatNumber(value)} cc`;
		case 'year':
			return String;
	}
}
