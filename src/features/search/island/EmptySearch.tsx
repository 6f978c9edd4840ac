import '../../../ui/styles/chips.css';
import '../../../ui/styles/empty-list.css';
import { useEffect, useState } from 'react';
import type { Card } from '../../../domain/card/card-data.ts';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import type { Removal } from '../../../search/facets/suggest-removals.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import type { SearchSession } from './open-session.ts';
import { SearchCards } from './SearchCards.tsx';
import address from './ways-out.ts?address';

/** What else there is: loaded only for a search without results. */
const load = () => import(/* @vite-ignore */ address) as Promise<typeof import('./ways-out.ts')>;

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
		load()
			.then(({ waysOut }) => waysOut(state, session))
			.then(
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
