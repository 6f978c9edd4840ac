import type { ReactNode, Ref } from 'react';
import { MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import { comparePath } from '../../../paths/paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { WatchlistData } from '../page-data.ts';
import { listSummary } from './rows/row-words.ts';
import type { WatchlistRow } from './rows/watchlist-row.ts';
import type { ShownWatchlist } from './watchlist-page.ts';

/** The parts that a visitor uses are live, or those of the first render. */
interface Props {
	data: WatchlistData;
	shown: ShownWatchlist;
	heading?: Ref<HTMLHeadingElement>;
	onRetry?: () => void;
	/** The offer to import what was saved on this device. */
	offer?: ReactNode;
	/** What was looked at, for an empty list. */
	seen?: ReactNode;
	share: (rows: readonly WatchlistRow[], title: string) => ReactNode;
	list: (rows: readonly WatchlistRow[]) => ReactNode;
	alerts: ReactNode;
}

/** The saved vehicles of a signed-in visitor, with what has changed since (WATCHLIST-008, resolution 92). */
export function WatchlistView({ data, shown, heading, onRetry, offer, seen, share, list, alerts }: Props) {
	const { noun, stock } = data;
	const { rows, isAway } = shown;
	const hasRows = rows !== null && rows.length > 0;
	return (
		<div className="watchlist">
			<div className="watchlist__head">
				<div>
					<h1 ref={heading} tabIndex={-1}>
						Your watchlist
					</h1>
					<p className="watchlist__summary">
						{hasRows ? listSummary(rows, noun) : rows === null && !isAway && 'Loading…'}
					</p>
				</div>
				{hasRows && <ListActions rows={rows} data={data} share={share} />}
			</div>
			{isAway && (
				<p className="watchlist__away" role="alert">
					We couldn’t load your watchlist just now. What you saved is kept.{' '}
					<button className="link link--ink" type="button" onClick={onRetry}>
						Try again
					</button>
				</p>
			)}
			{rows !== null && offer}
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
					{seen}
				</>
			)}
			{hasRows && (
				<div className="watchlist__columns">
					{list(rows)}
					{data.alerts && alerts}
				</div>
			)}
		</div>
	);
}

/** Sharing and comparing the vehicles that are still for sale. */
function ListActions({
	rows,
	data,
	share,
}: Pick<Props, 'data' | 'share'> & { rows: readonly WatchlistRow[] }) {
	const forSale = rows.filter(({ state }) => state !== 'ended');
	const compared = forSale.slice(0, MOST_COMPARED).map(({ marked }) => marked.slug);
	return (
		<div className="watchlist__actions">
			{forSale.length > 0 && share(forSale, `My ${data.noun.many} at ${data.name}`)}
			{data.compare && forSale.length > 1 && (
				<a className="btn btn--2" href={comparePath(compared)}>
					<Icon name="compare" />
					{forSale.length > MOST_COMPARED ? `Compare ${MOST_COMPARED} of these` : 'Compare these'}
				</a>
			)}
		</div>
	);
}
