import { DIRECTORY_PAGE_SIZE } from '../../search/directory/directory.ts';
import type { DirectoryFile } from '../../search/directory/directory-file.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggestions } from '../../search/directory/suggestions.ts';
import type { SearchHistoryEntry } from '../../search/history/search-history.ts';
import { encodedValues } from '../../search/url/parameters.ts';

/** A line below the search box: a suggestion, or what was typed as it is. */
export type Offer = Omit<Suggestion, 'kind'> & { readonly kind: Suggestion['kind'] | 'more' | 'text' };

/** Lines of one kind under their heading; the last group, what was typed, needs none. */
export interface OfferGroup {
	readonly kind: Offer['kind'];
	readonly title: string | null;
	readonly offers: readonly Offer[];
}

const TITLES: Record<Offer['kind'], string | null> = {
	recent: 'Recent searches',
	make: 'Makes',
	body: 'Body types',
	model: 'Models',
	more: null,
	text: null,
};

/**
 * What the search box offers, by kind, the kind of the best match first (resolution 37).
 *
 * @param action where what was typed is searched for
 * @param isWhole whether all of a page of the directory is asked for, rather than the first lines (DIRECTORY-004)
 */
export function offerGroups(
	typed: string,
	action: string,
	file: DirectoryFile | null,
	recent: readonly SearchHistoryEntry[],
	isWhole = false,
): OfferGroup[] {
	const text = typed.trim();
	const all = file ? suggestions(text, file.directory, recent, DIRECTORY_PAGE_SIZE) : [];
	const isCut = text !== '' && !isWhole && all.length > MAX_SUGGESTIONS;
	const found: Offer[] = isCut || text === '' ? all.slice(0, MAX_SUGGESTIONS) : [...all];
	const more: Offer[] = isCut
		? [{ kind: 'more', label: `Show all ${all.length}`, href: '', count: null }]
		: [];
	const asTyped: Offer[] =
		text === ''
			? []
			: [{ kind: 'text', label: `Search for “${text}”`, href: textUrl(text, action), count: null }];
	return [...Map.groupBy([...found, ...more, ...asTyped], ({ kind }) => kind)].map(([kind, offers]) => ({
		kind,
		title: TITLES[kind],
		offers,
	}));
}

function textUrl(text: string, action: string): string {
	return `${action}?query=${encodedValues([text])}`;
}
