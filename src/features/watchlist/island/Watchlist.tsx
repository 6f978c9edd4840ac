import '../../../ui/card/price.css';
import '../../../ui/save-buttons/marks.css';
import '../../../ui/styles/empty-list.css';
import './saved-row.css';
import './saved-row-note.css';
import './similar-vehicles.css';
import './watchlist.css';
import { lazy, memo, Suspense } from 'react';
import { MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import { comparePath } from '../../../paths/paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AlertPanel } from '../../alerts/embed/AlertPanel.tsx';
import type { WatchlistData } from '../page-data.ts';
import offer from './ImportOffer.tsx?address';
import seen from './LookedAt.tsx?address';
import { NOTHING, remembers } from './remembers.ts';
import { listSummary } from './row-words.ts';
import { ShareList } from './ShareList.tsx';
import { SortedRows } from './SortedRows.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useWatchlist } from './use-watchlist.ts';
import type { WatchlistRow } from './watchlist-row.ts';

// Parts that are loaded where this browser remembers something for them.
const ImportOffer = lazy(async () => {
	if (!remembers('favourites')) return NOTHING;
	const loaded = import(/* @vite-ignore */ offer) as Promise<typeof import('./ImportOffer.tsx')>;
	return loaded.then((part) => ({ default: part.ImportOffer }));
});
const LookedAt = lazy(async () => {
	if (!remembers('viewed')) return NOTHING;
	const loaded = import(/* @vite-ignore */ seen) as Promise<typeof import('./LookedAt.tsx')>;
	return loaded.then(
		(part) => ({ default: part.LookedAt }),
		() => NOTHING,
	);
});

/** The saved vehicles of a signed-in visitor, with what has changed since (WATCHLIST-008, resolution 92). */
function WatchlistIsland(data: WatchlistData) {
	const { noun, stock } = data;
	const { rows, isAway, load, setNote } = useWatchlist(data);
	const heading = useFocusAfterRemoval(rows?.length ?? null);
	const hasRows = rows !== null && rows.length > 0;
	return (
		<div className="watchlist">
			<div className="watchlist__head">
				<div>
					<h1 ref={heading} tabIndex={-1}>
						Your watchlist
					</h1>
					<p className="watchlist__summary">
						{rows === null ? 'Loading…' : hasRows && listSummary(rows, noun)}
					</p>
				</div>
				{hasRows && <ListActions rows={rows} data={data} />}
			</div>
			{isAway && (
				<p className="watchlist__away" role="alert">
					We couldn’t load your watchlist just now. What you saved is kept.{' '}
					<button className="link link--ink" type="button" onClick={load}>
						Try again
					</button>
				</p>
			)}
			<Suspense>{rows !== null && <ImportOffer {...data} onImported={load} />}</Suspense>
			{rows === null && !isAway && <div className="watchlist__loading" aria-hidden="true" />}
			{rows?.length === 0 && (
				<>
					<div className="empty">
						<p className="empty__text">
							Nothing saved yet. Tap the heart on a {noun.one} to save it here, with its price on that day.
						</p>
						<a className="btn btn--1" href={stock.href}>
							{stock.label}
						</a>
					</div>
					<Suspense>
						<LookedAt dealer={data.dealer} />
					</Suspense>
				</>
			)}
			{hasRows && (
				<div className="watchlist__columns">
					<SortedRows rows={rows} data={data} setNote={setNote} />
					{data.alerts && <AlertPanel api={data.api} name={data.name} nouns={noun.many} />}
				</div>
			)}
		</div>
	);
}

/** Sharing and comparing the vehicles that are still for sale. */
function ListActions({ rows, data }: { rows: readonly WatchlistRow[]; data: WatchlistData }) {
	const forSale = rows.filter(({ state }) => state !== 'ended');
	const compared = forSale.slice(0, MOST_COMPARED).map(({ marked }) => marked.slug);
	return (
		<div className="watchlist__actions">
			<ShareList rows={forSale} title={`My ${data.noun.many} at ${data.name}`} />
			{data.compare && forSale.length > 1 && (
				<a className="btn btn--2" href={comparePath(compared)}>
					<Icon name="compare" />
					{forSale.length > MOST_COMPARED ? `Compare ${MOST_COMPARED} of these` : 'Compare these'}
				</a>
			)}
		</div>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Watchlist = memo(WatchlistIsland);
