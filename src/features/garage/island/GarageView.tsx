import type { ReactNode } from 'react';
import type { Garage } from '../../../api/garage/garage.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { GarageData } from '../page-data.ts';
import { GarageNav } from './GarageNav.tsx';
import type { ShownGarage } from './garage-page.ts';
import { hiddenNumber } from './garage-words.ts';

interface Props {
	data: GarageData;
	shown: ShownGarage;
	/** The sections, live or those of the first render. */
	sections: (garage: Garage) => ReactNode;
	/** Why signing out was not done; null for none. */
	problem?: string | null;
	onSignOut?: () => void;
	onRetry?: () => void;
}

/** The head of the garage, its sections and the way to them. */
export function GarageView({
	data,
	shown: { garage, isAway },
	sections,
	problem,
	onSignOut,
	onRetry,
}: Props) {
	return (
		<div className="garage">
			<div className="garage__head">
				<div>
					<h1 id="garage-heading" tabIndex={-1}>
						{data.heading}
					</h1>
					<p>{garage ? `Signed in as ${hiddenNumber(garage.user.phone)}` : !isAway && 'Loading…'}</p>
				</div>
				{garage && (
					<button className="btn btn--2" type="button" onClick={onSignOut}>
						<Icon name="leave" />
						Sign out
					</button>
				)}
			</div>
			<p role="alert">{problem}</p>
			{isAway && (
				<p className="garage__away" role="alert">
					We couldn’t load {data.heading} just now. What you saved is kept.{' '}
					<button className="link link--ink" type="button" onClick={onRetry}>
						Try again
					</button>
				</p>
			)}
			{!garage && !isAway && <div className="garage__loading" aria-hidden="true" />}
			{garage && (
				<div className="garage__parts">
					<GarageNav heading={data.heading} garage={garage} nouns={data.noun.many} hasAlerts={data.alerts} />
					<div className="garage__sections">{sections(garage)}</div>
				</div>
			)}
		</div>
	);
}
