import { keptWatchlist } from '../../../browser/stores/watchlist.ts';
import { firstRender } from '../../../ui/first-render/first-render.ts';
import { AlertPanel } from '../../alerts/embed/AlertPanel.tsx';
import { $alertChoice, loadAlerts } from '../../alerts/embed/browser/alert-choice.ts';
import { AccountSections } from '../island/account/AccountSections.tsx';
import { ERASING } from '../island/account/erasing.ts';
import { NumberRow } from '../island/account/NumberRow.tsx';
import { SignInRows } from '../island/account/SignInRows.tsx';
import { GarageView } from '../island/GarageView.tsx';
import { garagePage } from '../island/garage-page.ts';
import { SavedSections } from '../island/SavedSections.tsx';
import { RecentSection } from '../island/searches/RecentSection.tsx';
import { $recentSearches, loadRecent } from '../island/searches/recent-searches.ts';
import { SearchRows } from '../island/searches/SearchRows.tsx';
import type { GarageData } from '../page-data.ts';

/** Loads the visitor's garage and shows it before React is loaded. */
export async function showGarage(place: HTMLElement): Promise<void> {
	const data = JSON.parse(place.dataset['garage'] ?? '{}') as GarageData;
	const { api, dealer, name, noun, alerts } = data;
	const { $shown, load } = garagePage(api, dealer);
	const { render, hydrate } = firstRender(place, () => {
		const choice = $alertChoice.get();
		const panel = choice && <AlertPanel choice={choice} about={{ name, nouns: noun.many }} />;
		return (
			<GarageView
				data={data}
				shown={$shown.get()}
				sections={(garage) => (
					<>
						<SavedSections
							data={data}
							garage={garage}
							searchRows={(searches) => <SearchRows searches={searches} />}
							recent={<RecentSection searches={$recentSearches.get()} />}
						/>
						<AccountSections
							api={api}
							methods={
								<SignInRows passkeys={garage.passkeys} number={<NumberRow phone={garage.user.phone} />} />
							}
							alerts={alerts ? (panel ?? false) : null}
						/>
					</>
				)}
			/>
		);
	});
	// Beside the garage where this browser knows of a session: signed out they would be refused.
	if (alerts && keptWatchlist(dealer).get()) loadAlerts(api);
	await Promise.all([load(), loadRecent(dealer)]);
	// Before the garage is shown, so that nothing is rendered anew while it is pressed.
	if (alerts && $shown.get().garage) await loadAlerts(api);
	render();
	$shown.listen(render);
	// Deleting the account is a view of its own.
	const erase = () => location.hash === ERASING && hydrate();
	addEventListener('hashchange', erase);
	erase();
	document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
