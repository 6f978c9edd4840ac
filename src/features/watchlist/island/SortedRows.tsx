import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { WatchlistData } from '../page-data.ts';
import { ROW_SORTS, type RowSort, sortedRows } from './sort-rows.ts';
import type { LoadedWatchlist } from './use-watchlist.ts';
import { WatchlistItem } from './WatchlistItem.tsx';
import type { WatchlistRow } from './watchlist-row.ts';

interface Props extends Pick<LoadedWatchlist, 'setNote'> {
	rows: readonly WatchlistRow[];
	data: WatchlistData;
}

/** The saved vehicles in the visitor's order, what changed first by default. */
export function SortedRows({ rows, data, setNote }: Props) {
	const [sort, setSort] = useState<RowSort>('changed');
	return (
		<div>
			<div className="watchlist__bar">
				<p>
					<b>{rows.length}</b> saved
				</p>
				<label className="watchlist__sort">
					<span>Sort</span>
					<span className="watchlist__select">
						<select value={sort} onChange={({ target }) => setSort(target.value as RowSort)}>
							{Object.entries(ROW_SORTS).map(([value, label]) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
						<Icon name="down" />
					</span>
				</label>
			</div>
			<h2 className="vh">Saved {data.noun.many}</h2>
			<ul className="watchlist__rows">
				{sortedRows(rows, sort).map((row) => (
					<WatchlistItem
						key={row.id}
						row={row}
						api={data.api}
						similarLabel={data.similarLabel}
						onNote={(note) => setNote(row.id, note)}
					/>
				))}
			</ul>
		</div>
	);
}
