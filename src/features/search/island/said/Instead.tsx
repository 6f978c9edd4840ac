import { useEffect, useState } from 'react';
import { type Suggestion, suggestInstead } from '../../../../search/client/instead/suggest-instead.ts';
import type { SearchClient } from '../../../../search/client/search-client.ts';
import type { SearchState } from '../../../../search/state.ts';

interface Props {
	state: SearchState;
	unused: readonly string[];
	change: (next: SearchState) => void;
	client: SearchClient;
}

/** The parts of a sentence that were not used, and filters that may be meant, each with its number of vehicles. */
export function Instead({ state, unused, change, client }: Props) {
	const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
	useEffect(() => {
		let isCurrent = true;
		suggestInstead(unused, state, client).then(
			(found) => isCurrent && setSuggestions(found),
			(error: unknown) => console.warn('Search: no suggestions', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [unused, state, client]);
	const isTowing = unused.some((part) => /^(?:tow|pull)/.test(part));
	return (
		<div className="says__unused">
			<p role="status">
				<b>We didn’t use {unused.map((part) => `“${part}”`).join(', ')}.</b>{' '}
				{isTowing
					? 'There is no filter for what a vehicle may tow: ask us about the one you like.'
					: 'There is no filter for it.'}
				{suggestions.length > 0 && ' Did you mean one of these?'}
			</p>
			<div className="chips">
				{suggestions.map(({ label, state: next, count }) => (
					<button className="chip" type="button" key={label} onClick={() => change(next)}>
						<span aria-hidden="true">+</span> {label} <span className="muted">{count}</span>
					</button>
				))}
			</div>
		</div>
	);
}
