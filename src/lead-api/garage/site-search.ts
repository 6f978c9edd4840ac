import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedCache } from '../../bounded-cache.ts';
import { RUNTIME_PATH } from '../../paths/paths.ts';
import { matchingRows } from '../../search/embedded/answer-request.ts';
import { hitsOf } from '../../search/embedded/hits.ts';
import { openIndex } from '../../search/embedded/open-index.ts';
import { rowsOf } from '../../search/embedded/rows/row-set.ts';
import type { SearchIndex } from '../../search/embedded/search-index.ts';
import { siteFilters } from '../../search/filters/site-filters.ts';
import { stateFilters } from '../../search/filters/state-filters.ts';
import type { SearchRuntime } from '../../search/runtime.ts';
import type { SearchFilters } from '../../search/state.ts';
import type { SearchSite } from '../../search/url/search-site.ts';

/** The search of a built site, as its pages have it. */
export interface SiteSearch {
	/** Names and slugs, to read and write the addresses of searches. */
	site: SearchSite;
	/** The ids of the vehicles for sale that a search finds. */
	find(selection: SearchFilters): readonly string[];
}

/** Opens the search of a dealer's site; null where the site has none yet. */
export type OpenSiteSearch = (slug: string) => Promise<SiteSearch | null>;

/** Open indexes: a dealer's index has some megabytes. */
const MOST_OPEN = 16;

/**
 * Opens searches from the index that each build writes beside the pages, so that a saved search finds what its page shows.
 *
 * @param sitesDir the folder of the site files, beside the sites
 */
export function siteSearches(sitesDir: string): OpenSiteSearch {
	const indexes = new BoundedCache<Promise<SearchIndex>>(MOST_OPEN);
	return async (slug) => {
		try {
			const folder = join(sitesDir, '..', slug);
			const runtime = await readRuntime(folder);
			if (runtime.index === null) return null;
			const file = join(folder, runtime.index);
			const open = async () => openIndex(await readFile(file));
			const opening = indexes.get(file, open);
			opening.catch(() => indexes.delete(file));
			return searchOf(runtime, await opening);
		} catch (error) {
			// Not built yet, or replaced by a build while it was read: the next call reads the next build.
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
			throw error;
		}
	};
}

async function readRuntime(folder: string): Promise<SearchRuntime> {
	const { search } = JSON.parse(await readFile(join(folder, RUNTIME_PATH), 'utf8'));
	return search;
}

function searchOf(
	{ scope, makes, bodies, categories, variants }: SearchRuntime,
	index: SearchIndex,
): SiteSearch {
	const filters = siteFilters({ ...scope, sold_after: null });
	return {
		site: { makes, bodies, categories, variants, base: null },
		find: (selection) => {
			const { query } = selection;
			const rows = rowsOf(matchingRows(index, { query, filters: [...filters, ...stateFilters(selection)] }));
			return hitsOf<{ id: string }>(index, Array.from(rows), ['id']).map(({ id }) => id);
		},
	};
}
