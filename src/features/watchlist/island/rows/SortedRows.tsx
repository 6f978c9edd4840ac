import { useEffect, useRef, useState } from 'react';
import type { WatchlistData } from '../../page-data.ts';
import { Note } from '../note/Note.tsx';
import type { WatchlistPage } from '../watchlist-page.ts';
import { SavedRows } from './SavedRows.tsx';
import type { RowSort } from './sort-rows.ts';
import type { WatchlistRow } from './watchlist-row.ts';

interface Props extends Pick<WatchlistPage, 'setNote'> {
	rows: readonly WatchlistRow[];
	data: WatchlistData;
}

/** The saved vehicles in the visitor's order, what changed first by default. */
export function SortedRows({ rows, data, setNote }: Props) {
	const [sort, setSort] = useState<RowSort>('changed');
	const field = useRef<HTMLSelectElement>(null);
	// Chosen before hydration.
	useEffect(() => setSort(field.current?.value as RowSort), []);
	return (
		<SavedRows
			rows={rows}
			data={data}
			sort={sort}
			onSort={setSort}
			field={field}
			note={(row, actions) => (
				<Note
					api={data.api}
					dealer={data.dealer}
					carId={row.id}
					title={row.title}
					note={row.note}
					onNote={(note) => setNote(row.id, note)}
				>
					{actions}
				</Note>
			)}
		/>
	);
}
