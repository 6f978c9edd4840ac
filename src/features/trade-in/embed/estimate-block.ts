import type { Dealership } from '../../../config/complete-dealer.ts';
import { STATES } from '../../../domain/place/states.ts';
import { TRADE_IN_PAGE_PATH } from '../../../paths/lead-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { apiTradeIn } from '../../../site/lead-api/trade-in-services.ts';
import { stockNoun } from '../../../site/text/nouns.ts';

/** The first question of a trade-in, on a page about something else. */
export interface EstimateBlockData {
	/** The page of the trade-in form. */
	action: string;
	/** What the page is about, for the form: a model or an offer by its slug. */
	about: { name: 'model' | 'offer'; slug: string };
	/** 'car', 'caravan', 'motorcycle', 'vehicle'. */
	noun: string;
	/** The state that is chosen to begin with, and a plate of it. */
	state: string;
	plate: string;
	states: { value: string; label: string }[];
	/** Whether number plates are looked up; else the block is a link. */
	hasLookup: boolean;
}

/**
 * The estimate block for models and offers; null where no trade-in is taken.
 *
 * @param dealership the dealership whose vehicles the page is about
 */
export function estimateBlock(
	context: SiteContext,
	dealership: Dealership,
	about: EstimateBlockData['about'],
): EstimateBlockData | null {
	const { dealer } = context.site;
	const { trade_in } = dealership.features;
	const action = context.link(TRADE_IN_PAGE_PATH);
	const isTaken = trade_in !== false && !trade_in.exclude_dealerships.includes(dealership.slug);
	if (action === null || !isTaken) return null;
	const { label: state, plate } = STATES[dealer.state];
	return {
		action,
		about,
		noun: stockNoun(dealer).one,
		state,
		plate,
		states: Object.values(STATES).map(({ label, name }) => ({ value: label, label: name })),
		hasLookup: apiTradeIn(dealer)?.lookup.provider !== 'by_hand',
	};
}
