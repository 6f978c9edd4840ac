import { useEffect, useState } from 'react';
import { focusHeading } from './focus-heading.ts';
import { GarageSection } from './GarageSection.tsx';
import address from './recent-list.ts?address';

type Recent = typeof import('./recent-list.ts');

const load = () => import(/* @vite-ignore */ address) as Promise<Recent>;

/** The last searches on this device (resolution 93); nothing without any. */
export function RecentSearches({ dealer }: { dealer: string }) {
	const [searches, setSearches] = useState<ReturnType<Recent['recentList']>>([]);
	useEffect(() => {
		// The rules for the words of a search are loaded only where there is one.
		if (holdsSearches(dealer))
			load().then(
				({ recentList }) => setSearches(recentList(dealer)),
				() => {},
			);
	}, [dealer]);
	if (searches.length === 0) return null;
	const clear = () => {
		load().then(
			({ clearRecent }) => clearRecent(dealer),
			() => {},
		);
		focusHeading('garage');
		setSearches([]);
	};
	return (
		<GarageSection
			id="recent"
			heading="Recent searches"
			action={
				<button className="link link--ink" type="button" onClick={clear}>
					Clear
				</button>
			}
		>
			<ul className="garage__rows">
				{searches.map(({ path, label }) => (
					<li key={path}>
						<b>
							<a href={path}>{label}</a>
						</b>
					</li>
				))}
			</ul>
		</GarageSection>
	);
}

function holdsSearches(dealer: string): boolean {
	try {
		return localStorage.getItem(`forecourt.${dealer}.searches`) !== null;
	} catch {
		return false;
	}
}
