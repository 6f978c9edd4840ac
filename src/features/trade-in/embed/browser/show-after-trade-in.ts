import type { SentLead } from '../../../../api/leads/sent-lead.ts';
import module from '../../browser/after-trade-in.ts?address';

type Module = typeof import('../../browser/after-trade-in.ts');

/**
 * After a trade-in (`?category=Trade+In`) or a reservation, loads what shows what became of it: the vehicle and the use of its estimate, or
 * the deposit.
 */
export async function showAfterTradeIn(
	search: string,
	sent: Promise<SentLead | undefined>,
	read: () => Promise<SentLead | undefined>,
): Promise<void> {
	if (search.match('=Tr|=Re'))
		((await import(/* @vite-ignore */ module)) as Module).fillAfterTradeIn(document, await sent, read);
}
