import './garage.css';
import './garage-rows.css';
import { lazy, memo, Suspense } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { GarageData } from '../page-data.ts';
import { AccountSections } from './AccountSections.tsx';
import address from './EraseAccount.tsx?address';
import { GarageNav } from './GarageNav.tsx';
import { hiddenNumber } from './garage-words.ts';
import { SavedSections } from './SavedSections.tsx';
import { useAccountEnd } from './use-account-end.ts';
import { useGarage } from './use-garage.ts';
import { ERASING, useHash } from './use-hash.ts';

const EraseAccount = lazy(async () => {
	const loaded = import(/* @vite-ignore */ address) as Promise<typeof import('./EraseAccount.tsx')>;
	return { default: (await loaded).EraseAccount };
});

/** What a signed-in visitor saved and sent, how they sign in, and their own data (WATCHLIST-020, resolution 93). */
function GarageIsland(data: GarageData) {
	const loaded = useGarage(data.api, data.dealer);
	const end = useAccountEnd(data);
	const { garage, isAway, load } = loaded;
	const hash = useHash(garage !== null);
	if (end.end) return end.end;
	if (garage && hash === ERASING)
		return (
			<Suspense>
				<EraseAccount
					data={data}
					garage={garage}
					erase={() => end.erase(garage.user.phone)}
					problem={end.problem}
				/>
			</Suspense>
		);
	return (
		<div className="garage">
			<div className="garage__head">
				<div>
					<h1 id="garage-heading" tabIndex={-1}>
						{data.heading}
					</h1>
					<p>{garage ? `Signed in as ${hiddenNumber(garage.user.phone)}` : 'Loading…'}</p>
				</div>
				{garage && (
					<button className="btn btn--2" type="button" onClick={end.signOut}>
						<Icon name="leave" />
						Sign out
					</button>
				)}
			</div>
			<p role="alert">{end.problem}</p>
			{isAway && (
				<p className="garage__away" role="alert">
					We couldn’t load {data.heading} just now. What you saved is kept.{' '}
					<button className="link link--ink" type="button" onClick={load}>
						Try again
					</button>
				</p>
			)}
			{!garage && !isAway && <div className="garage__loading" aria-hidden="true" />}
			{garage && (
				<div className="garage__parts">
					<GarageNav heading={data.heading} garage={garage} nouns={data.noun.many} hasAlerts={data.alerts} />
					<div className="garage__sections">
						<SavedSections data={data} garage={garage} loaded={loaded} />
						<AccountSections data={data} garage={garage} loaded={loaded} end={end} />
					</div>
				</div>
			)}
		</div>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Garage = memo(GarageIsland);
