import { useCallback, useState } from 'react';
import { changeSearch, type SearchState } from '../../../search/state.ts';
import type { SearchSession } from './open-session.ts';

/** Makes filters of a sentence in plain words, and keeps the parts of it that the shown search does not use. */
export function useSentence(shown: SearchState) {
	const [noted, setNoted] = useState<{ state: SearchState; unused: readonly string[] } | null>(null);
	/** A search changed by a sentence; a text without filters becomes the keywords, also where its meaning cannot be found now. */
	const readInto = useCallback(
		async (typed: string, state: SearchState, { asideClient }: SearchSession): Promise<SearchState> => {
			const sentence = await import('../../../browser/stock-search/read-typed.ts')
				.then(({ readTyped }) => readTyped(typed, asideClient))
				// The search for the keywords reports what cannot be reached.
				.catch(() => null);
			const next = changeSearch(state, sentence?.change ?? { query: typed });
			setNoted(sentence && { state: next, unused: sentence.unused });
			return next;
		},
		[],
	);
	return {
		readInto,
		unused: noted?.state === shown ? noted.unused : [],
	};
}
