import { useEffect, useRef } from 'react';
import { normalisedPlate } from '../../../domain/trade-in/number-plate.ts';
import { type changesOf, fieldOf, type useLeadForm } from '../../forms/embed/form-kit.ts';
import type { TradeInStore } from './use-trade-in.ts';

/**
 * Looks up the plate of an address such as `/trade-in?rego=1ABC123&regoState=WA`, which a block of another page leads to, as its visitor
 * has pressed its button. In place of a trade-in that was left half-way, unless that is of the same plate.
 */
export function usePlateOfAddress(
	lead: ReturnType<typeof useLeadForm>,
	{
		changes,
		trade,
		isByHand,
	}: { changes: ReturnType<typeof changesOf>; trade: TradeInStore; isByHand: boolean },
): void {
	const { isLive, state, drafts } = lead;
	const { step, isOverview } = state;
	const wanted = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the form is live, and when it has begun anew.
	useEffect(() => {
		if (!isLive || !wanted.current) return;
		const query = new URLSearchParams(location.search);
		const [rego, regoState] = [query.get('rego'), query.get('regoState')];
		const kept = isOverview && normalisedPlate(String(drafts.restored?.['rego'] ?? ''));
		// Not again after a reload or the browser's back.
		if (!rego || !regoState || history.state?.formStep !== undefined || kept === normalisedPlate(rego)) {
			wanted.current = false;
			return;
		}
		if (isOverview) {
			changes.erase();
			trade.reset({ isByHand });
			return;
		}
		wanted.current = false;
		const form = lead.element();
		for (const [name, value] of Object.entries({ rego, regoState })) {
			const field = form && fieldOf(form, name);
			if (field) field.value = value;
		}
		if (step === 0) lead.submit();
	}, [isLive, isOverview]);
}
