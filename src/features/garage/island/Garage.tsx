import './garage.css';
import './garage-rows.css';
import { memo } from 'react';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { LiveAlertPanel } from '../../alerts/embed/LiveAlertPanel.tsx';
import type { GarageData } from '../page-data.ts';
import { AccountSections } from './account/AccountSections.tsx';
import { Erasing } from './account/Erasing.tsx';
import { ERASING } from './account/erasing.ts';
import { SignInMethods } from './account/SignInMethods.tsx';
import { useAccountEnd } from './account/use-account-end.ts';
import { focusHeading } from './focus-heading.ts';
import { GarageView } from './GarageView.tsx';
import { SavedSections } from './SavedSections.tsx';
import { RecentSearches } from './searches/RecentSearches.tsx';
import { SavedSearches } from './searches/SavedSearches.tsx';
import { useGarage } from './use-garage.ts';
import { useHash } from './use-hash.ts';

/** What a signed-in visitor saved and sent, how they sign in, and their own data (WATCHLIST-020, resolution 93). */
function GarageIsland(data: GarageData) {
	const { api, dealer, name, noun, alerts } = data;
	const { garage, isAway, load, change } = useGarage(api, dealer);
	const end = useAccountEnd(data);
	const hash = useHash();
	if (end.end) return end.end;
	if (garage && hash === ERASING)
		return (
			<Erasing data={data} garage={garage} erase={() => end.erase(garage.user.phone)} problem={end.problem} />
		);
	return (
		<GarageView
			data={data}
			shown={{ garage, isAway }}
			problem={end.problem}
			onSignOut={end.signOut}
			onRetry={load}
			sections={(shown) => (
				<>
					<SavedSections
						data={data}
						garage={shown}
						searchRows={(searches) => (
							<SavedSearches api={api} searches={searches} onChange={(left) => change({ searches: left })} />
						)}
						recent={<RecentSearches dealer={dealer} />}
						onClear={() => {
							focusHeading('garage');
							viewedVehicles(dealer).update(() => []);
							change({ viewed: [] });
						}}
					/>
					<AccountSections
						api={api}
						methods={
							<SignInMethods
								api={api}
								garage={shown}
								onChange={load}
								signOutEverywhere={end.signOutEverywhere}
							/>
						}
						alerts={alerts ? <LiveAlertPanel api={api} about={{ name, nouns: noun.many }} /> : null}
					/>
				</>
			)}
		/>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Garage = memo(GarageIsland);
