import module from '../browser/trade-in-use.ts?address';

/** After a trade-in (`?category=Trade+In`), loads what shows the part of its estimate that the finance calculator takes off the next vehicle. */
export function showTradeInUse(search: string): void {
	if (search.includes('=Trade')) void import(/* @vite-ignore */ module);
}
