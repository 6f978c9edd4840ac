import { memo, type ReactNode, useMemo } from 'react';
import { resultNoun } from '../../../search/facets/result-count.ts';
import type { SearchCounts, SearchSettings } from '../../../search/model/search-model.ts';
import { searchModelOf } from '../../../search/model/search-model-of.ts';
import { isAboutRepayments, type SearchState } from '../../../search/state.ts';
import type { SearchList } from '../../../search/url/search-site.ts';
import { EmptySearch } from '../island/EmptySearch.tsx';
import { Problem } from '../island/Problem.tsx';
import { RelaxedNote } from '../island/RelaxedNote.tsx';
import { SearchCards } from '../island/SearchCards.tsx';
import { SearchPages } from '../island/SearchPages.tsx';
import { SearchView } from '../island/SearchView.tsx';
import { useSearch } from '../island/use-search.ts';

export interface SearchProps {
	settings: SearchSettings;
	/** The search whose results are in the HTML. */
	state: SearchState;
	/** What it found, as far as the page shows it; null where the page shows no results of its own. */
	counts: SearchCounts;
	/** The list the page is about, where its address is outside the grammar of searches. */
	base: SearchList | null;
	/** The heading that the page prints itself, above the search; null to name the list by what narrows it. */
	heading: string | null;
	/** The results as the page was printed with them: cards and the links to further pages. */
	children?: ReactNode;
}

/**
 * The search of a stock. It begins as the page was printed, without asking for anything: the cards in the HTML stay what they are until
 * there is another answer. Then InstantSearch, which has no markup of its own here, searches for what the visitor chooses, and its
 * last answer is shown until there is a newer one (RESULTS-024).
 */
function SearchIsland({ settings, state: drawn, counts, base, heading, children }: SearchProps) {
	const search = useSearch(drawn, base);
	const { state, answer, session, problem } = search;
	// Without what reads and writes addresses, the address is still that of the page as it was printed.
	const shown = problem !== null && answer === null && session === null ? drawn : state;
	const model = {
		...searchModelOf(shown, answer?.counts ?? counts, settings),
		isAnswered: answer !== null || problem !== null || shown === drawn,
	};
	// Where the text gave way to another one, it is that one which finds nothing.
	const relaxed = answer?.relaxed ?? null;
	const emptyState = useMemo(
		() => (relaxed === null ? state : { ...state, query: relaxed }),
		[state, relaxed],
	);
	const LiveSearch = search.isLive ? session?.LiveSearch : undefined;
	return (
		<>
			<SearchView
				heading={heading}
				model={model}
				settings={settings}
				actions={search}
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
							noun={resultNoun(settings.item_types, state)}
						/>
					)
				) : (
					<>
						<SearchCards cards={answer.cards} tiles={settings.tiles} hasWeekly={isAboutRepayments(state)} />
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

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const Search = memo(SearchIsland);
