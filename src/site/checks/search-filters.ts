import type { Dealer } from '../../config/complete-dealer.ts';
import { nearest } from '../../config/nearest.ts';
import type { Problem } from '../../config/problem.ts';
import type { Filter, Test } from '../../search/embedded/filter/filter.ts';
import { parseFilter } from '../../search/embedded/filter/parse-filter.ts';
import { SearchUnavailable } from '../../search/search-unavailable.ts';
import { INDEX_SETTINGS } from '../../search/settings.ts';

interface DealerFilter {
	option: string;
	filter: string;
	/** A named search is worked out for each vehicle before there is an index, which distances and `categories` itself need. */
	isNamedSearch: boolean;
}

/** Filters of a dealer that the search would reject, or that name a field no vehicle has and so would find nothing. */
export function filterProblems({ slug, search }: Dealer): Problem[] {
	const filters: DealerFilter[] = [
		...(search.filter === null
			? []
			: [{ option: 'search.filter', filter: search.filter, isNamedSearch: false }]),
		...search.search_categories.map(({ filter }, index) => ({
			option: `search.search_categories[${index}].filter`,
			filter,
			isNamedSearch: true,
		})),
	];
	return filters.flatMap((one) =>
		faults(one).map((message) => ({ file: `${slug}/dealer.ts`, option: one.option, message })),
	);
}

/** The dealer with filters that every search understands, so that the rest of its site can be looked at: a faulty one finds everything. */
export function withUsableFilters(dealer: Dealer): Dealer {
	const { filter, search_categories } = dealer.search;
	const usable = (text: string, isNamedSearch: boolean) =>
		faults({ option: '', filter: text, isNamedSearch }).length > 0 ? '' : text;
	return {
		...dealer,
		search: {
			...dealer.search,
			filter: filter === null ? null : usable(filter, false) || null,
			search_categories: search_categories.map((search) => ({
				...search,
				filter: usable(search.filter, true),
			})),
		},
	};
}

function faults({ filter, isNamedSearch }: DealerFilter): string[] {
	if (filter.trim() === '') return ['expected a filter such as body = "Ute", found nothing'];
	try {
		const parsed = parseFilter(filter);
		return parsed === null ? [] : [...new Set(faultsIn(parsed, isNamedSearch))];
	} catch (error) {
		if (!(error instanceof SearchUnavailable)) throw error;
		return [error.message];
	}
}

function faultsIn(filter: Filter, isNamedSearch: boolean): string[] {
	switch (filter.kind) {
		case 'and':
		case 'or':
			return filter.parts.flatMap((part) => faultsIn(part, isNamedSearch));
		case 'not':
			return faultsIn(filter.part, isNamedSearch);
		case 'near':
			return isNamedSearch ? ['a named search cannot filter by distance'] : [];
		case 'condition': {
			const fault = fieldFault(filter.attribute, filter.test, isNamedSearch);
			return fault === null ? [] : [fault];
		}
	}
}

/** Filterable fields of a vehicle in the index, and whether they are compared by size. */
const FIELDS: ReadonlyMap<string, boolean> = new Map(
	INDEX_SETTINGS.filterableAttributes.flatMap(({ attributePatterns, features }) =>
		attributePatterns.map((name) => [name, features.filter.comparison] as const),
	),
);

function fieldFault(name: string, test: Test, isNamedSearch: boolean): string | null {
	const bySize = FIELDS.get(name);
	if (bySize === undefined || (isNamedSearch && name === 'categories')) {
		const known = [...FIELDS.keys()].filter((field) => !field.startsWith('_'));
		const like = nearest(name, known);
		return `expected a field that can be filtered, found '${name}'; ${like === null ? `known are ${known.join(', ')}` : `did you mean '${like}'?`}`;
	}
	const isComparison = test.is === 'between' || /^[<>]/.test(test.is);
	return isComparison && !bySize ? `'${name}' is no number and cannot be compared by size` : null;
}
