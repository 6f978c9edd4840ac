import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { DIRECTORY_DEBOUNCE_MS } from '../../search/directory/directory.ts';
import { EMPTY_SEARCH } from '../../search/state.ts';
import { recentSearches } from './recent-searches.ts';
import { suggestionGroups } from './suggestion-groups.ts';
import { useCount } from './use-count.ts';
import { useDirectory } from './use-directory.ts';

/**
 * The suggestions for what a visitor typed: names in stock and the visitor's own last searches.
 *
 * @param action the list that a search leads to
 */
export function useSuggestions(typed: string, action: string) {
	/** The text whose suggestions are all shown. */
	const [whole, setWhole] = useState<string | null>(null);
	const file = useDirectory();
	const recent = useStore(recentSearches(file?.dealer ?? ''), { ssr: 'initial' });
	const groups = useMemo(
		() => suggestionGroups(typed, action, file, recent, whole === typed ? 'page' : 'first'),
		[typed, action, file, recent, whole],
	);
	const asTyped = useMemo(
		() => (typed.trim() === '' ? null : { ...EMPTY_SEARCH, query: typed.trim() }),
		[typed],
	);
	return {
		groups,
		count: groups.reduce((sum, { options }) => sum + options.length, 0),
		/** The number of vehicles that match the text; null while it is unknown. */
		textCount: useCount(asTyped, DIRECTORY_DEBOUNCE_MS),
		showAll: () => setWhole(typed),
	};
}
