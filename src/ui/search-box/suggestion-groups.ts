import { DIRECTORY_PAGE_SIZE } from '../../search/directory/directory.ts';
import type { DirectoryFile } from '../../search/directory/directory-file.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggestions } from '../../search/directory/suggestions.ts';
import type { SearchHistoryEntry } from '../../search/history/search-history.ts';
import { sentenceUrl } from '../../search/url/sentence-url.ts';

/** An option below the search box: a suggestion, or the typed text itself. */
export type SuggestionOption = Omit<Suggestion, 'kind'> & {
	readonly kind: Suggestion['kind'] | 'more' | 'text';
};

/** Options of one kind under a heading; the last group, the typed text, has none. */
export interface SuggestionGroup {
	readonly kind: SuggestionOption['kind'];
	readonly title: string | null;
	readonly options: readonly SuggestionOption[];
}

const TITLES: Record<SuggestionOption['kind'], string | null> = {
	recent: 'Recent searches',
	make: 'Makes',
	body: 'Body types',
	model: 'Models',
	more: null,
	text: null,
};

/**
 * Options of the search box by kind, the kind of the best match first (resolution 37).
 *
 * @param action address of the list to search
 * @param length whether to return a whole page of suggestions or only the first ones (DIRECTORY-004)
 */
export function suggestionGroups(
	typed: string,
	action: string,
	file: DirectoryFile | null,
	recent: readonly SearchHistoryEntry[],
	length: 'first' | 'page' = 'first',
): SuggestionGroup[] {
	const text = typed.trim();
	const all = file ? suggestions(text, file.directory, recent, DIRECTORY_PAGE_SIZE) : [];
	const isCut = text !== '' && length === 'first' && all.length > MAX_SUGGESTIONS;
	const found: SuggestionOption[] = isCut || text === '' ? all.slice(0, MAX_SUGGESTIONS) : [...all];
	const more: SuggestionOption[] = isCut
		? [{ kind: 'more', label: `Show all ${all.length}`, href: '', count: null }]
		: [];
	const asTyped: SuggestionOption[] =
		text === ''
			? []
			: [{ kind: 'text', label: `Search for “${text}”`, href: sentenceUrl(text, action), count: null }];
	return [...Map.groupBy([...found, ...more, ...asTyped], ({ kind }) => kind)].map(([kind, options]) => ({
		kind,
		title: TITLES[kind],
		options,
	}));
}
