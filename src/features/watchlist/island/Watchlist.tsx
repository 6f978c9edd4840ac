import '../../../ui/card/price.css';
import '../../../ui/save-buttons/marks.css';
import '../../../ui/styles/empty-list.css';
import './rows/saved-row.css';
import './note/saved-row-note.css';
import './rows/similar-vehicles.css';
import './watchlist.css';
import { lazy, memo, Suspense } from 'react';
import { useLive } from '../../../ui/first-render/use-live.ts';
import { LiveAlertPanel } from '../../alerts/embed/LiveAlertPanel.tsx';
import type { WatchlistData } from '../page-data.ts';
import offer from './ImportOffer.tsx?address';
import { ifRemembered } from './if-remembered.ts';
import { SortedRows } from './rows/SortedRows.tsx';
import { useFocusAfterRemoval } from './rows/use-focus-after-removal.ts';
import { ShareList } from './ShareList.tsx';
import { useWatchlist } from './use-watchlist.ts';
import seen from './ViewedCars.tsx?address';
import { WatchlistView } from './WatchlistView.tsx';

// Parts that are loaded where this browser remembers something for them.
const ImportOffer = lazy(() =>
	ifRemembered('favourites', offer, (part: typeof import('./ImportOffer.tsx')) => part.ImportOffer),
);
const ViewedCars = lazy(() =>
	ifRemembered('viewed', seen, (part: typeof import('./ViewedCars.tsx')) => part.ViewedCars),
);

/** The saved vehicles of a signed-in visitor; the page's script renders them until the first use (show-list.tsx). */
function WatchlistIsland(data: WatchlistData) {
	const { rows, isAway, load, setNote } = useWatchlist(data);
	const isLive = useLive();
	const heading = useFocusAfterRemoval(rows?.length ?? null);
	return (
		<WatchlistView
			data={data}
			shown={{ rows, isAway }}
			heading={heading}
			onRetry={load}
			offer={
				isLive && (
					<Suspense>
						<ImportOffer {...data} onImported={load} />
					</Suspense>
				)
			}
			seen={
				isLive && (
					<Suspense>
						<ViewedCars dealer={data.dealer} />
					</Suspense>
				)
			}
			share={(forSale, title) => <ShareList rows={forSale} title={title} />}
			list={(all) => <SortedRows rows={all} data={data} setNote={setNote} />}
			alerts={<LiveAlertPanel api={data.api} about={{ name: data.name, nouns: data.noun.many }} />}
		/>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Watchlist = memo(WatchlistIsland);
