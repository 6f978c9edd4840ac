import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../../../../src/search/facets/facets.ts';
import { INDEX_SETTINGS } from '../../../../src/search/settings.ts';
import { SORTS } from '../../../../src/search/sorts.ts';
import type { SearchState } from '../../../../src/search/state.ts';
import type { Contender } from '../contender.ts';
import { library } from './library.ts';

interface Orama {
	create: (options: { schema: Record<string, string> }) => unknown;
	insertMultiple: (index: unknown, documents: readonly object[], batch: number) => Promise<unknown>;
	search: (index: unknown, query: object) => Promise<{ count: number }>;
	save: (index: unknown) => unknown;
}

const LISTS = new Set(['filtered_features', 'categories']);
const NUMBERS = new Set<string>([...RANGE_FACET_NAMES, 'created_at', 'make_volume']);
const TEXTS = INDEX_SETTINGS.searchableAttributes.filter((name) => !NUMBERS.has(name) && !LISTS.has(name));

/** Orama 3: one query per state, with all facets. */
export function orama(folder: string): Contender {
	return {
		name: 'Orama',
		open: async (documents) => {
			const { create, insertMultiple, search, save } = await library<Orama>(folder, '@orama/orama', '3.1.18');
			const index = create({ schema: schema() });
			await insertMultiple(index, documents.map(plain), 5000);
			return {
				file: new TextEncoder().encode(JSON.stringify(save(index))),
				answer: async (state) => (await search(index, question(state))).count,
				close: async () => {},
			};
		},
	};
}

function schema(): Record<string, string> {
	const typeOf = (name: string) => (NUMBERS.has(name) ? 'number' : LISTS.has(name) ? 'string[]' : 'string');
	const names = [...TEXTS, ...LIST_FACET_NAMES, ...NUMBERS];
	return Object.fromEntries(names.map((name) => [name, typeOf(name)]));
}

/** A document of texts and numbers only: Orama accepts neither null nor a value of another type. */
function plain(document: object): object {
	const texts = Object.entries(document).filter(
		([, value]) => value !== null && (typeof value !== 'object' || Array.isArray(value)),
	);
	return Object.fromEntries(
		texts.map(([name, value]) => [name, NUMBERS.has(name) || Array.isArray(value) ? value : String(value)]),
	);
}

function question({ query, refinements, ranges, sort, page }: SearchState): object {
	const { by: property, direction: order } = SORTS[sort].order ?? {};
	const between = Object.entries(ranges).map(([name, range]) => [
		name,
		{ between: [range?.min ?? 0, range?.max ?? Number.MAX_SAFE_INTEGER] },
	]);
	return {
		term: query,
		properties: TEXTS,
		tolerance: query.length > 4 ? 1 : 0,
		threshold: 0,
		where: { ...refinements, ...Object.fromEntries(between) },
		facets: Object.fromEntries(LIST_FACET_NAMES.map((name) => [name, { limit: 200 }])),
		...(property && { sortBy: { property, order: order === 'desc' ? 'DESC' : 'ASC' } }),
		limit: 24,
		offset: (page - 1) * 24,
	};
}
