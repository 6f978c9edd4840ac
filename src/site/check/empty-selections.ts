import type { Selection } from '../../domain/list/selection.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { passesFilter } from '../../search/filters/passes-filter.ts';
import { dealerFilters } from '../../search/filters/site-filters.ts';
import { searchDocuments } from '../search/documents.ts';
import type { Site } from '../site.ts';

/** A note for each selection in the search options that matches no vehicle: probably a misspelt word. */
export function emptySelections(
	site: Pick<Site, 'basis' | 'dealer' | 'shown' | 'listed' | 'now' | 'pictureSize'>,
): string[] {
	const { filter, search_categories } = site.dealer.search;
	const categories = search_categories.map(({ filter }, index) => ({
		option: `search.search_categories[${index}].filter`,
		filter,
	}));
	return [
		...notesOf(filter ? [{ option: 'search.filter', filter }] : [], { ...site, listed: site.shown }),
		...notesOf(categories, site),
	];
}

function notesOf(
	selections: readonly { option: string; filter: Selection }[],
	site: Pick<Site, 'basis' | 'dealer' | 'listed' | 'now' | 'pictureSize'>,
): string[] {
	const { length } = site.listed;
	if (selections.length === 0 || length === 0) return [];
	const documents = searchDocuments(site);
	return selections
		.filter(
			({ filter }) => !documents.some(passesFilter({ all: dealerFilters({ manufacturer: null, filter }) })),
		)
		.map(
			({ option }) =>
				`${option}: none of ${formatNumber(length)} ${length === 1 ? 'vehicle' : 'vehicles'} agrees with it; compare its values with those of the stock`,
		);
}
