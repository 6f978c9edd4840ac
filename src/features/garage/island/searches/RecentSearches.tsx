import { useEffect, useState } from 'react';
import { focusHeading } from '../focus-heading.ts';
import { RecentSection } from './RecentSection.tsx';
import { $recentSearches, forgetRecent } from './recent-searches.ts';

/** The last searches on this device, which can be cleared. */
export function RecentSearches({ dealer }: { dealer: string }) {
	const [searches, setSearches] = useState(() => $recentSearches.get());
	useEffect(() => $recentSearches.subscribe(setSearches), []);
	const clear = () => {
		focusHeading('garage');
		forgetRecent(dealer);
	};
	return <RecentSection searches={searches} onClear={clear} />;
}
