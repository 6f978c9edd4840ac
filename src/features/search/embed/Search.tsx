import { memo, type ReactNode, useMemo } from 'react';
import { resultNoun } from '../../../search/facets/result-count.ts';
import type { SearchCounts, SearchSettings } from '../../../search/model/search-model.ts';
import { searchModelOf } from '../../../search/model/search-model-of.ts';
import { isAboutRepayments, type SearchState } from '../../../search/state.ts';
import type { SearchList } from '../../../search/url/search-site.ts';
import { EmptySearch } from '../island/results/EmptySearch.tsx';
import { Problem } from '../island/results/Problem.tsx';
import { RelaxedNote } from '../island/results/RelaxedNote.tsx';
import { SearchCards } from '../island/results/SearchCards.tsx';
import { SearchPages } from '../island/results/SearchPages.tsx';
import { SearchView } from '../island/SearchView.tsx';
import saidSentence from '../island/said/SaidSentence.tsx?address';
import { addressToSave } from '../island/session/address-to-save.ts';
import { useCurrentSettings } from '../island/session/use-current-settings.ts';
import { useEndedEstimates } from '../island/use-ended-estimates.ts';
import { usePart } from '../island/use-part.ts';
import { useSearch } from '../island/use-search.ts';

/** The search page's settings and its first results, which the browser goes on from. */
export interface SearchProps {
	settings: SearchSettings;
	/** State of the search whose results are in the HTML. */
	state: SearchState;
	/** Counts of that search, reduced to what the page shows; null for a page without results. */
	counts: SearchCounts;
	/** The list of the page, where its address is outside the grammar of search addresses. */
	base: SearchList | null;
	/** Heading of the page; null to derive it from the filters. */
	heading: string | null;
	/** Static results: cards and pagination. */
	children?: ReactNode;
}

/**
 * Search of the stock. It starts with the rendered page, without requests: the cards in the HTML stay until there is another answer. Then
 * it searches for what the visitor selects, and shows the last answer until a newer one arrives (RESULTS-024).
 */
function SearchIsland({ settings: rendered, state: first, counts, base, heading, children }: SearchProps) {
	const settings = useCurrentSettings(rendered);
	const search = useSearch(first, base);
	const { state, answer, session, problem } = search;
	useEndedEstimates(settings.estimate === null, state, search.change);
	// Before the session is open the address is still that of the rendered page.
	const shown = problem !== null && answer === null && session === null ? first : state;
	const model = {
		...searchModelOf(shown, answer?.counts ?? counts, settings),
		isAnswered: answer !== null || problem !== null || shown === first,
	};
	// The relaxed query, if any, is the one without results.
	const relaxed = answer?.relaxed ?? null;
	const emptyState = useMemo(() => ({ ...state, query: relaxed ?? state.query }), [state, relaxed]);
	const saves = settings.saves_searches ? addressToSave(state, session) : null;
	const said = usePart<typeof import('../island/said/SaidSentence.tsx')>(state.said ? saidSentence : null);
	const LiveSearch = search.isLive ? session?.LiveSearch : undefined;
	return (
		<>
			<SearchView
				heading={heading}
				model={model}
				settings={settings}
				actions={search}
				saves={saves}
				said={said && session && <said.SaidSentence {...{ state, session, saves }} actions={search} />}
				isWaiting={search.isWaiting}
			>
				{relaxed !== null && model.total > 0 && <RelaxedNote query={state.query} shown={relaxed} />}
				{problem && <Problem error={problem} retry={search.retry} />}
				{answer === null ? (
					children
				) : answer.counts.total === 0 ? (
					session && (
						<EmptySearch
							state={emptyState}
							change={search.change}
							session={session}
							nounOf={(shown) => resultNoun(settings.item_types, shown)}
						/>
					)
				) : (
					<>
						<SearchCards
							cards={answer.cards}
							tiles={settings.tiles}
							hasWeekly={settings.estimate !== null && isAboutRepayments(state)}
						/>
						<SearchPages
							state={model.state}
							pages={model.pages}
							addressOf={search.addressOf}
							change={search.turnPage}
						/>
					</>
				)}
			</SearchView>
			{LiveSearch && session && (
				<LiveSearch
					client={session.client}
					state={state}
					pageSize={settings.page_size}
					attempt={search.attempt}
					onAnswer={search.onAnswer}
				/>
			)}
		</>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Search = memo(SearchIsland);
