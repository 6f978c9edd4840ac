import { useEffect, useState } from 'react';
import { type GaragePage, garagePage, type ShownGarage } from './garage-page.ts';

/** The visitor's garage as it is now. */
export type LoadedGarage = ShownGarage & Omit<GaragePage, '$shown'>;

/** The garage; at first as it was rendered. */
export function useGarage(api: string, dealer: string): LoadedGarage {
	const { $shown, ...page } = garagePage(api, dealer);
	const [shown, setShown] = useState(() => $shown.get());
	useEffect(() => $shown.subscribe(setShown), [$shown]);
	return { ...page, ...shown };
}
