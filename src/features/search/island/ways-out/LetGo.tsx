import type { MouseEvent } from 'react';
import { namedFilters } from '../../../../search/facets/applied.ts';
import type { Removal } from '../../../../search/facets/ways-out/suggest-removals.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchSite } from '../../../../search/url/search-site.ts';
import { searchUrl } from '../../../../search/url/search-url.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import css from './let-go.css?inline';

interface Props {
	state: SearchState;
	suggestions: readonly Removal[];
	change: (next: SearchState) => void;
	site: SearchSite;
	/** '3 cars'. */
	wordsOf: (suggestion: Removal) => string;
}

const NUMBERS = [
	'',
	'',
	'both',
	'all three',
	'all four',
	'all five',
	'all six',
	'all seven',
	'all eight',
	'all nine',
];

/** Filters of a search without results to let go, as links, each with the vehicles there are without it. */
export function LetGo({ state, suggestions, change, site, wordsOf }: Props) {
	const filters = namedFilters(state).length;
	const isOne = suggestions.every(({ isOnly }) => !isOnly);
	const press = (event: MouseEvent, next: SearchState) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		change(next);
		document.getElementById('results')?.focus({ preventScroll: true });
	};
	return (
		<section className="let-go" aria-labelledby="let-go">
			{/* Kept here: the page loads no stylesheet for it. */}
			<style>{css}</style>
			<h3 id="let-go">
				{isOne && filters > 1
					? `Nothing has ${NUMBERS[filters] ?? 'all of that'}. Let one go:`
					: isOne
						? 'Let it go:'
						: 'Letting one go isn’t enough. Keep one:'}
			</h3>
			<p className="muted">Each line says what you’d see{isOne ? ' without it' : ''}.</p>
			<ul>
				{suggestions.map((suggestion) => (
					<li key={suggestion.label}>
						<a href={searchUrl(suggestion.state, site)} onClick={(event) => press(event, suggestion.state)}>
							{suggestion.label} <span>{wordsOf(suggestion)}</span>
							<Icon name="right" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
