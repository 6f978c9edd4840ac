import type { SentLead } from '../../../api/sent-lead.ts';
import module from '../browser/after-trade-in.ts?address';

type Module = typeof import('../browser/after-trade-in.ts');

/** After a trade-in (`?category=Trade+In`), loads what shows what was asked for, the vehicle, and the use of its estimate. */
export async function showAfterTradeIn(search: string, sent: Promise<SentLead | undefined>): Promise<void> {
	if (search.includes('=Trade'))
		((await import(/* @vite-ignore */ module)) as Module).fillAfterTradeIn(document, await sent);
}
