import { useCallback, useEffect, useState } from 'react';
import { comparedVehicles, MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import { comparedSlugs, comparePath } from '../../../paths/paths.ts';

/** The vehicles being compared. */
export interface Compared {
	/** Null until the address has been read. */
	slugs: readonly string[] | null;
	/** Number of vehicles in the address above the limit. */
	leftOut: number;
	remove: (slug: string) => void;
	clear: () => void;
}

/**
 * Vehicles named in the address, else those selected in this browser, which are then added to the address so that it can be shared.
 * Removing a vehicle here also deselects it in the browser.
 */
export function useCompared(dealer: string): Compared {
	const [slugs, setSlugs] = useState<readonly string[] | null>(null);
	const [leftOut, setLeftOut] = useState(0);
	useEffect(() => {
		const named = comparedSlugs(location.search);
		const all =
			named.length > 0
				? named
				: comparedVehicles(dealer)
						.get()
						.map(({ slug }) => slug);
		setSlugs(all.slice(0, MOST_COMPARED));
		setLeftOut(Math.max(0, all.length - MOST_COMPARED));
	}, [dealer]);
	useEffect(() => {
		if (slugs) history.replaceState(null, '', comparePath(slugs));
	}, [slugs]);
	const drop = useCallback(
		(isDropped: (slug: string) => boolean) => {
			setSlugs((all) => all?.filter((slug) => !isDropped(slug)) ?? null);
			setLeftOut(0);
			comparedVehicles(dealer).update((ticked) => ticked.filter(({ slug }) => !isDropped(slug)));
		},
		[dealer],
	);
	return {
		slugs,
		leftOut,
		remove: (slug) => drop((each) => each === slug),
		clear: () => drop((each) => slugs?.includes(each) ?? false),
	};
}
