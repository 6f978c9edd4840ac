import { memo, type ReactNode, useEffect, useState } from 'react';
import { EMPTY_SEARCH } from '../../../search/state.ts';
import { Search } from '../../search/embed/Search.tsx';
import type { NoStockData } from '../page-data.ts';
import { knownListAt } from './known-list-at.ts';

type Props = NoStockData['search'] & {
	/** The heading of the page until the search has one of its own. */
	title: string;
	/** What the page says in place of vehicles. */
	children?: ReactNode;
};

/**
 * The search of a known make or body without stock (resolution 15). One page serves all of them, so that only the browser knows which
 * it is: once it does, the search stands there with that make ticked and nothing found. Until then the page is as it was printed.
 */
function NoStockIsland({ settings, known, values, title, children }: Props) {
	const [path, setPath] = useState<string | null>(null);
	useEffect(() => setPath(location.pathname), []);
	const found = path === null ? null : knownListAt(path, known);
	if (!found)
		return (
			<>
				<h1 className="h-list">{title}</h1>
				{children}
			</>
		);
	const { facet, list } = found;
	return (
		<Search
			settings={settings}
			state={{ ...EMPTY_SEARCH, refinements: list.refinements }}
			counts={{
				total: 0,
				available: 0,
				pages: 0,
				values: { [facet]: values[facet] ?? {} },
				stats: {},
				more: {},
			}}
			base={list}
			heading={null}
		>
			{children}
		</Search>
	);
}

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const NoStock = memo(NoStockIsland);
