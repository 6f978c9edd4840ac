import address from './service.ts?address';

/** The calls of the trade-in. */
export type TradeInCalls = typeof import('./service.ts');

let coming: Promise<TradeInCalls | null> | undefined;

/** Loads the calls of the trade-in; null when loading failed, for instance offline. The next call tries again. */
export function loadService(): Promise<TradeInCalls | null> {
	coming ??= (import(/* @vite-ignore */ address) as Promise<TradeInCalls>).catch(() => {
		coming = undefined;
		return null;
	});
	return coming;
}
