import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { WatchlistData } from '../../page-data.ts';
import { agreesToRemoval } from './agrees-to-removal.ts';
import { ROW_SORTS, type RowSort, sortedRows } from './sort-rows.ts';
import { WatchlistItem } from './WatchlistItem.tsx';
import type { WatchlistRow } from './watchlist-row.ts';

interface Props {
	rows: readonly WatchlistRow[];
	data: WatchlistData;
	sort: RowSort;
	onSort?: (sort: RowSort) => void;
	/** The field of the order. */
	field?: Ref<HTMLSelectElement>;
	/** The note of a vehicle and the vehicle's actions. */
	note: (row: WatchlistRow, actions: ReactNode) => ReactNode;
}

/** The saved vehicles in an order. */
export function SavedRows({ rows, data, sort, onSort, field, note }: Props) {
	return (
		<div>
			<div className="watchlist__bar">
				<p>
					<b>{rows.length}</b> saved
				</p>
				<label className="watchlist__sort">
					<span>Sort</span>
					<span className="watchlist__select">
						<select ref={field} onChange={({ target }) => onSort?.(target.value as RowSort)}>
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
						similarLabel={data.similarLabel}
						mayRemove={() => agreesToRemoval(data.dealer, row)}
						note={(actions) => note(row, actions)}
					/>
				))}
			</ul>
		</div>
	);
}
