import { useEffect, useLayoutEffect } from 'react';
import { randomId, type useLeadForm } from '../../forms/embed/form-kit.ts';
import { loadService } from '../browser/load-service.ts';
import { STEP } from '../embed/step-names.ts';
import { LEARNT, readLearnt } from './trade-in-state.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** The link of a receipt: `/trade-in#resume=…`. */
const RESUME = /^#resume=(.+)$/;

/** Said where a link cannot be followed now. */
const NOT_NOW = 'We can’t open your trade-in right now. Please try the link again in a minute.';

/** After the reason why a link cannot be followed; the phone number comes next. */
const OR_CALL = 'Or call us on ';

/** Takes over what this device kept of the form, or what the receipt's link says of one that was begun on another device. */
export function useResume(trade: TradeInStore, lead: ReturnType<typeof useLeadForm>, api: string): void {
	const { isLive, drafts, dispatch, liveForm, steps, address } = lead;
	const { restored } = drafts;
	// biome-ignore lint/correctness/useExhaustiveDependencies: when answers were restored, and once the form is live.
	useLayoutEffect(() => {
		if (!isLive) return;
		const kept = readLearnt(String(restored?.[LEARNT] ?? ''));
		trade.update({ attempt: trade.latest().attempt || randomId(), ...kept });
	}, [isLive, restored]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is live.
	useEffect(() => {
		const token = RESUME.exec(location.hash)?.[1];
		if (!isLive || !token) return;
		// The link is a key: it does not stay in the address.
		history.replaceState(history.state, '', location.pathname + location.search);
		resume(decodeURIComponent(token));
	}, [isLive]);

	const resume = async (token: string) => {
		const begun = (await (await loadService())?.openTradeIn(api, token)) ?? { problem: NOT_NOW };
		if ('problem' in begun) {
			const summary = { error: begun.problem, problems: [] };
			return dispatch({ type: 'failed', summary, advice: OR_CALL });
		}
		trade.update(begun.learnt);
		const live = liveForm();
		if (!live) return;
		const step = begun.learnt.valuation ? STEP.estimate : STEP.condition;
		live.lead = begun.lead;
		// About the vehicle it was begun for, also after a reload; '' leaves the address as it is.
		history.replaceState(history.state, '', begun.search);
		address.applyTo(live.element, begun.search);
		drafts.restore(live, begun.answers);
		steps.keep(live, step);
		dispatch({ type: 'step opened', step, isMoved: true });
	};
}
