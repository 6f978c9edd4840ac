import { useEffect, useState } from 'react';
import type { SearchState } from '../../search/state.ts';
import { sharedCount } from './open-count.ts';

/**
 * Number of vehicles of a search after it has not changed for a while; null while loading, and when it is unavailable.
 *
 * @param state must be the same object for the same search; null for none
 * @param rest delay, milliseconds
 */
export function useCount(state: SearchState | null, rest: number): number | null {
	const [found, setFound] = useState<{ state: SearchState; count: number } | null>(null);
	useEffect(() => {
		if (!state) return;
		let isCurrent = true;
		const timer = setTimeout(() => {
			sharedCount()
				.then((count) => count(state))
				.then(
					(count) => isCurrent && setFound({ state, count }),
					// The number is optional: the form works without it.
					(error: unknown) => console.warn('Search: no count', error),
				);
		}, rest);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [state, rest]);
	return found && found.state === state ? found.count : null;
}
