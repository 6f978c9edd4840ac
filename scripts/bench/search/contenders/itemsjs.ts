import type { SearchDocument } from '../../../../src/domain/vehicle/record/search-document.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../../../../src/search/facets/facets.ts';
import { INDEX_SETTINGS } from '../../../../src/search/settings.ts';
import { SORTS } from '../../../../src/search/sorts.ts';
import type { SearchState } from '../../../../src/search/state.ts';
import type { Contender } from '../contender.ts';
import { library } from './library.ts';

interface ItemsJs {
	default: (
		documents: readonly object[],
		options: object,
	) => { search: (query: object) => { pagination: { total: number } } };
}

/** itemsjs 2: one query per state, with all facets. It has no typo tolerance. */
export function itemsjs(folder: string): Contender {
	return {
		name: 'itemsjs',
		open: async (documents) => {
			const { default: create } = await library<ItemsJs>(folder, 'itemsjs', '2.4.4');
			const numbered = documents.map((document, place) => ({ ...document, id: place + 1 }));
			const engine = create(numbered, {
				searchableFields: INDEX_SETTINGS.searchableAttributes,
				sortings: Object.fromEntries(
					Object.entries(SORTS).map(([name, { order }]) => {
						const { by: field, direction } = order ?? { by: 'rank', direction: 'desc' };
						return [name, { field, order: direction }];
					}),
				),
				aggregations: Object.fromEntries(
					LIST_FACET_NAMES.map((name) => [name, { size: 200, conjunction: false }]),
				),
			});
			return {
				file: new TextEncoder().encode(JSON.stringify(documents)),
				answer: async (state) => engine.search(question(state)).pagination.total,
				close: async () => {},
			};
		},
	};
}

function question({ query, refinements, ranges, sort, page }: SearchState): object {
	return {
		query,
		filters: refinements,
		...(Object.keys(ranges).length > 0 && {
			filter: (document: SearchDocument) => isWithin(document, ranges),
		}),
		sort,
		per_page: 24,
		page,
	};
}

function isWithin(document: SearchDocument, ranges: SearchState['ranges']): boolean {
	return RANGE_FACET_NAMES.every((name) => {
		const { min = null, max = null } = ranges[name] ?? {};
		const value = document[name];
		if (min === null && max === null) return true;
		return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
	});
}
