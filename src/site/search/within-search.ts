import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { passesFilter } from '../../search/filters/passes-filter.ts';
import { dealerFilters } from '../../search/filters/site-filters.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';

/**
 * The vehicles that pass a dealer's manufacturer rule and selection (RESULTS-020), by the same filters as its searches
 * use, so that rendered lists and counts agree with them.
 */
export function withinSearch(
	site: Pick<Site, 'basis' | 'dealer' | 'listed' | 'now' | 'pictureSize'>,
): readonly Vehicle[] {
	const { manufacturer, search } = site.dealer;
	const filters = dealerFilters({ manufacturer, filter: search.filter });
	if (filters.length === 0) return site.listed;
	const passes = passesFilter({ all: filters });
	const ids = new Set(
		searchDocuments(site)
			.filter(passes)
			.map(({ id }) => id),
	);
	return site.listed.filter(({ id }) => ids.has(id));
}
