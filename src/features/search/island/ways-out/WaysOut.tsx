import { useEffect, useState } from 'react';
import type { Card } from '../../../../domain/card/card-data.ts';
import { countLabel, type Noun } from '../../../../search/facets/result-count.ts';
import type { Removal } from '../../../../search/facets/ways-out/suggest-removals.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../../search/state.ts';
import { SearchCards } from '../results/SearchCards.tsx';
import type { SearchSession } from '../session/open-session.ts';
import { findWaysOut } from './find-ways-out.ts';
import { LetGo } from './LetGo.tsx';

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	session: SearchSession;
	/** The noun for the results of a search. */
	nounOf: (state: SearchState) => Noun;
}

/** What else there is for a search without results: filters to let go, with the number of vehicles without each, and similar vehicles. */
export function WaysOut({ state, change, session, nounOf }: Props) {
	const [suggestions, setSuggestions] = useState<Removal[]>([]);
	const [similar, setSimilar] = useState<Card[]>([]);
	useEffect(() => {
		let isCurrent = true;
		findWaysOut(state, session).then(
			(ways) => {
				if (!isCurrent) return;
				setSuggestions(ways.removals);
				setSimilar(ways.similar);
			},
			// Without suggestions the link to all vehicles remains.
			(error: unknown) => console.warn('Search: no suggestions', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [state, session]);
	return (
		<>
			{suggestions.length > 0 && (
				<LetGo
					{...{ state, suggestions, change, site: session.site }}
					wordsOf={(found) => countLabel(found.count, nounOf(found.state))}
				/>
			)}
			<button className="btn btn--1" type="button" onClick={() => change(EMPTY_SEARCH)}>
				Clear filters
			</button>
			{similar.length > 0 && (
				<section className="empty__similar">
					<h3>Similar {nounOf(state).many}</h3>
					<SearchCards cards={similar} tiles={null} />
				</section>
			)}
		</>
	);
}
