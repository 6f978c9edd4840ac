import { useCallback, useRef, useState } from 'react';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchList } from '../../../../search/url/search-site.ts';
import { openSession, type SearchSession } from './open-session.ts';

/** Session of a search; null until it is open. `open` opens it once, and again after a failure; it rejects with a `SearchUnavailable`. */
export function useSession(
	renderedState: SearchState,
	base: SearchList | null,
): { session: SearchSession | null; open: () => Promise<SearchSession> } {
	const [session, setSession] = useState<SearchSession | null>(null);
	const opening = useRef<Promise<SearchSession> | null>(null);
	const open = useCallback(() => {
		opening.current ??= openSession(renderedState, base);
		return opening.current.then(
			(opened) => {
				setSession(opened);
				return opened;
			},
			(error: Error) => {
				opening.current = null;
				throw error;
			},
		);
	}, [renderedState, base]);
	return { session, open };
}
