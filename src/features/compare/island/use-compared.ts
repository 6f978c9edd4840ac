import { useCallback, useEffect, useState } from 'react';
import { comparedVehicles, MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import { comparedSlugs, comparePath } from '../../../paths/paths.ts';

/** Which vehicles the page compares. */
export interface Compared {
	/** Null until the browser has read its address. */
	slugs: readonly string[] | null;
	/** How many more the address names than are compared at once. */
	leftOut: number;
	remove: (slug: string) => void;
	clear: () => void;
}

/**
 * The vehicles the page's address names, else those this browser has ticked, which the address then names too: it shows anybody the
 * same. What is taken out here is no longer ticked either.
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
