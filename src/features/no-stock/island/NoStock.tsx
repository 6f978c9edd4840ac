import { memo, type ReactNode, useEffect, useState } from 'react';
import { EMPTY_SEARCH } from '../../../search/state.ts';
import { Search } from '../../search/embed/Search.tsx';
import type { NoStockData } from '../page-data.ts';
import { knownListAt } from './known-list-at.ts';

type Props = NoStockData['search'] & {
	/** Heading of the page before hydration. */
	title: string;
	/** Content in place of vehicles. */
	children?: ReactNode;
};

/**
 * The search of a known make or body without stock (resolution 15). One page serves all of them and reads the make or body from its
 * address: the search then shows it as selected, with no results. Before hydration the page shows its static content.
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

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const NoStock = memo(NoStockIsland);
