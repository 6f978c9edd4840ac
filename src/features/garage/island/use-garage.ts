import { useCallback, useEffect, useState } from 'react';
import { type Garage, getGarage } from '../../../api/garage/garage.ts';
import { closeList, openList } from '../../../browser/stores/changes-put-aside.ts';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';

/** Viewed vehicles on the page. */
const MOST_VIEWED = 6;

/** The visitor's garage, as loaded from the lead API. */
export interface LoadedGarage {
	/** Null while it loads, and where it could not be loaded. */
	garage: Garage | null;
	/** Whether loading failed. */
	isAway: boolean;
	load: () => Promise<void>;
	/** Shows a part of it as it is after a change. */
	change: (part: Partial<Garage>) => void;
}

/** Loads the garage, with the vehicles that this browser remembers as viewed. */
export function useGarage(api: string, dealer: string): LoadedGarage {
	const [garage, setGarage] = useState<Garage | null>(null);
	const [isAway, setAway] = useState(false);
	const load = useCallback(async () => {
		setAway(false);
		const viewed = viewedVehicles(dealer).get();
		const outcome = await getGarage(
			api,
			viewed.slice(0, MOST_VIEWED).map(({ id }) => id),
		);
		if (outcome.status === 'answered') {
			setGarage(outcome.data);
			// The hearts of this browser then know that its visitor is signed in.
			const { user, cars } = outcome.data;
			openList(
				dealer,
				user.id,
				cars.map(({ id }) => id),
			);
		}
		// The session has ended since the page was opened: its gate looks again, as after a return to the page.
		else if (outcome.status === 'refused') {
			closeList(dealer);
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		} else setAway(true);
	}, [api, dealer]);
	useEffect(() => void load(), [load]);
	return {
		garage,
		isAway,
		load,
		change: (part) => setGarage((before) => before && { ...before, ...part }),
	};
}
