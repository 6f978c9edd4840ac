import { bodyPath, makePath } from '../../../paths/paths.ts';
import type { SearchList } from '../../../search/url/search-site.ts';
import type { KnownList } from '../page-data.ts';

/** The list at a path; null for an unknown one. */
export function knownListAt(
	path: string,
	known: readonly KnownList[],
): { facet: KnownList['facet']; list: SearchList } | null {
	for (const { facet, name, slug } of known) {
		const own = facet === 'make' ? makePath(slug) : bodyPath(slug);
		if (own === path.toLowerCase().replace(/\/+$/, ''))
			return { facet, list: { path: own, refinements: { [facet]: [name] } } };
	}
	return null;
}
