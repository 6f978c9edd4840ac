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
	const { isLive, drafts, dispatch } = lead;
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
		const calls = await loadService();
		const error = (await calls?.continueTradeIn(api, token, { trade, lead, steps: STEP })) ?? NOT_NOW;
		if (error) dispatch({ type: 'failed', summary: { error, problems: [] }, advice: OR_CALL });
	};
}
