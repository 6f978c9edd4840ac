import { useEffect, useState } from 'react';
import type { SearchState } from '../../search/state.ts';
import { sharedCount } from './open-count.ts';

/**
 * How many vehicles a search finds, once it has stood still for a while; null until that is known, and where it cannot be.
 *
 * @param state the same object as long as it is the same search; null for none
 * @param rest milliseconds
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
					// The number is a courtesy: the way on does not need it.
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
