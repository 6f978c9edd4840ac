import '../../../ui/styles/chips.css';
import '../../../ui/styles/empty-list.css';
import { useEffect, useState } from 'react';
import type { Card } from '../../../domain/card/card-data.ts';
import { countVehicles } from '../../../search/client/count-vehicles.ts';
import { stateRequest } from '../../../search/counts/state-request.ts';
import { nearestFirst, nearSearches } from '../../../search/facets/near-searches.ts';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import { type Removal, suggestRemovals } from '../../../search/facets/suggest-removals.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import type { SearchSession } from './open-session.ts';
import { SearchCards } from './SearchCards.tsx';

/** Number of similar vehicles shown. */
const SIMILAR_SHOWN = 6;

/** Candidates of each relaxed search, from which the nearest in price are chosen. */
const COMPARED = 24;

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	session: SearchSession;
	noun: Noun;
}

/** Empty result: suggestions of refinements to remove, with the number of vehicles each gives (resolution 35). */
export function EmptySearch({ state, change, session, noun }: Props) {
	const [suggestions, setSuggestions] = useState<Removal[]>([]);
	const [similar, setSimilar] = useState<Card[]>([]);
	useEffect(() => {
		let isCurrent = true;
		waysOut(state, session).then(
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
		<div className="empty">
			<p className="empty__text">No {noun.many} found</p>
			{suggestions.length > 0 && (
				<>
					<p>Less narrowly, you would find:</p>
					<ul className="chips">
						{suggestions.map(({ label, state: next, count }) => (
							<li key={label}>
								<button className="chip" type="button" onClick={() => change(next)}>
									{label}: {countLabel(count, noun)}
								</button>
							</li>
						))}
					</ul>
				</>
			)}
			<button className="btn btn--1" type="button" onClick={() => change(EMPTY_SEARCH)}>
				Clear filters
			</button>
			{similar.length > 0 && (
				<section className="empty__similar">
					<h3>Similar {noun.many}</h3>
					<SearchCards cards={similar} tiles={null} />
				</section>
			)}
		</div>
	);
}

/** Refinements to remove, and the most similar vehicles. */
async function waysOut(state: SearchState, { asideClient: client, cardsOf }: SearchSession) {
	const removals = await suggestRemovals(state, (states) => countVehicles(states, client));
	const { answers } = await client.search(
		nearSearches(state).map((near) => stateRequest(near, client.rules, { pageSize: COMPARED })),
	);
	const found = answers.map(({ hits }) => hits);
	return { removals, similar: cardsOf(nearestFirst(found, state, SIMILAR_SHOWN)) };
}
