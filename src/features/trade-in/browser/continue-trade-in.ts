import type { useLeadForm } from '../../forms/embed/form-kit.ts';
import type { STEP } from '../embed/step-names.ts';
import type { TradeInStore } from '../island/use-trade-in.ts';
import { openTradeIn } from './open-trade-in.ts';

/** A form that takes over a trade-in. */
interface ContinuedForm {
	trade: TradeInStore;
	lead: ReturnType<typeof useLeadForm>;
	/** Passed, as an import would share the file of the steps with this one, and split it off. */
	steps: typeof STEP;
}

/**
 * Goes on with the trade-in of a receipt's link, about the vehicle in stock it was begun for, which the page's address then has.
 *
 * @returns why it cannot be continued, '' where it goes on; null where the service is away
 */
export async function continueTradeIn(
	api: string,
	token: string,
	{ trade, lead, steps }: ContinuedForm,
): Promise<string | null> {
	const begun = await openTradeIn(api, token);
	if (begun === null) return null;
	if ('problem' in begun) return begun.problem;
	trade.update(begun.learnt);
	const live = lead.liveForm();
	if (!live) return '';
	const step = begun.learnt.valuation ? steps.estimate : steps.condition;
	live.lead = begun.lead;
	// Also after a reload; '' leaves the address as it is.
	history.replaceState(history.state, '', begun.search);
	lead.address.applyTo(live.element, begun.search);
	lead.drafts.restore(live, begun.answers);
	lead.steps.keep(live, step);
	lead.dispatch({ type: 'step opened', step, isMoved: true });
	return '';
}
