import '../../../ui/styles/empty-list.css';
import { useEffect, useState } from 'react';
import type { Noun } from '../../../search/facets/result-count.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import type { SearchSession } from './open-session.ts';
import address from './ways-out/WaysOut.tsx?address';

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	session: SearchSession;
	noun: Noun;
}

/** Empty result (resolution 35). What else there is comes with the first such search. */
export function EmptySearch(props: Props) {
	const { noun, change } = props;
	const [loaded, setLoaded] = useState<typeof import('./ways-out/WaysOut.tsx') | null>(null);
	useEffect(() => {
		import(/* @vite-ignore */ address).then(setLoaded, (error: unknown) =>
			// The way to all vehicles remains.
			console.warn('Search: no suggestions', error),
		);
	}, []);
	const clear = (
		<button className="btn btn--1" type="button" onClick={() => change(EMPTY_SEARCH)}>
			Clear filters
		</button>
	);
	return (
		<div className="empty">
			<p className="empty__text">No {noun.many} found</p>
			{loaded ? <loaded.WaysOut {...props}>{clear}</loaded.WaysOut> : clear}
		</div>
	);
}
