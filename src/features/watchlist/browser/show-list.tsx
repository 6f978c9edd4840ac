import { keptWatchlist } from '../../../browser/stores/watchlist.ts';
import { firstRender } from '../../../ui/first-render/first-render.ts';
import { AlertPanel } from '../../alerts/embed/AlertPanel.tsx';
import { $alertChoice, loadAlerts } from '../../alerts/embed/browser/alert-choice.ts';
import { NoteView } from '../island/note/NoteView.tsx';
import { remembers } from '../island/remembers.ts';
import { SavedRows } from '../island/rows/SavedRows.tsx';
import { ShareButton } from '../island/ShareButton.tsx';
import { WatchlistView } from '../island/WatchlistView.tsx';
import { watchlistPage } from '../island/watchlist-page.ts';
import type { WatchlistData } from '../page-data.ts';

/** Loads the saved vehicles and shows them before React is loaded; follows hearts and other tabs. */
export async function showList(place: HTMLElement): Promise<void> {
	const data = JSON.parse(place.dataset['list'] ?? '{}') as WatchlistData;
	const { $shown, load, follow } = watchlistPage(data);
	const { render, hydrate } = firstRender(place, () => {
		const choice = $alertChoice.get();
		return (
			<WatchlistView
				data={data}
				shown={$shown.get()}
				share={() => <ShareButton />}
				list={(rows) => (
					<SavedRows
						rows={rows}
						data={data}
						sort="changed"
						note={({ title, note }, actions) => (
							<NoteView title={title} note={note}>
								{actions}
							</NoteView>
						)}
					/>
				)}
				alerts={choice && <AlertPanel choice={choice} about={{ name: data.name, nouns: data.noun.many }} />}
			/>
		);
	});
	// Beside the list where this browser knows of a session: signed out they would be refused.
	if (data.alerts && keptWatchlist(data.dealer).get()) loadAlerts(data.api);
	await load();
	// Before the list is shown, so that nothing is rendered anew while it is pressed.
	if (data.alerts && $shown.get().rows?.length) await loadAlerts(data.api);
	const show = () => {
		render();
		const { rows } = $shown.get();
		// Parts that are loaded where this browser remembers something for them.
		const hasMore = remembers('favourites') || remembers('watchlist_notes');
		if (rows && (hasMore || (rows.length === 0 && remembers('viewed')))) hydrate();
	};
	show();
	$shown.listen(show);
	follow();
}
