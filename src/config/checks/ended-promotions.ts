import { windowEdges, windowState } from '../../domain/time/date-window.ts';
import type { Dealer } from '../complete-dealer.ts';
import { datedOptions } from '../dated-options.ts';
import type { Finding } from './check.ts';

/** Promotions that have expired: they are no longer shown, and can be removed or renewed. */
export function endedPromotions(dealer: Dealer, now: Date): Finding[] {
	return datedOptions(dealer)
		.filter(({ window }) => windowState(windowEdges(window), now.getTime()) === 'over')
		.map(({ option, window: { expires } }) => ({
			option,
			message: `ended at ${expires} and is not shown any more`,
		}));
}
