import { useEffect, useMemo, useState } from 'react';
import type { ReadSentence } from '../../../../search/client/read-sentence.ts';
import type { SearchClient } from '../../../../search/client/search-client.ts';
import type { SearchState } from '../../../../search/state.ts';
import { saidParts } from './said-parts.ts';

/**
 * The filters of a search, those of its sentence apart, and what of the sentence is not used. The sentence is read again, from the answers
 * that the client keeps: an address has it without what it meant.
 */
export function useSaidParts(state: SearchState, client: SearchClient) {
	const { said = '' } = state;
	const [read, setRead] = useState<{ said: string; sentence: ReadSentence | null } | null>(null);
	useEffect(() => {
		let isCurrent = true;
		const reading = import('../../../../browser/stock-search/read-typed.ts');
		reading
			.then(({ readTyped }) => readTyped(said, client))
			.then(
				(sentence) => isCurrent && setRead({ said, sentence }),
				(error: unknown) => console.warn('Search: the sentence cannot be read', error),
			);
		return () => {
			isCurrent = false;
		};
	}, [said, client]);
	const sentence = read?.said === said ? read.sentence : null;
	return useMemo(
		() => ({ ...saidParts(state, sentence), unused: sentence?.unused ?? [] }),
		[state, sentence],
	);
}
