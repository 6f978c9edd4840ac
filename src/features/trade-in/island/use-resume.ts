import { useEffect, useLayoutEffect } from 'react';
import { randomId, TRY_AGAIN, type useLeadForm } from '../../forms/embed/form-kit.ts';
import { loadService } from '../browser/load-service.ts';
import { resumedAnswers } from '../browser/resumed-answers.ts';
import { STEP } from '../embed/step-names.ts';
import { LEARNT, readLearnt } from './trade-in-state.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** The link of a receipt: `/trade-in#resume=…`. */
const RESUME = /^#resume=(.+)$/;

/** Fields whose answers the lead API has, and does not tell. */
const HELD = ['name', 'email', 'phone', 'terms_conditions', 'location_id', 'finance'];

/** Takes over what this device kept of the form, or what the receipt's link says of one that was begun on another device. */
export function useResume(trade: TradeInStore, lead: ReturnType<typeof useLeadForm>, api: string): void {
	const { isLive, drafts, dispatch, liveForm, steps } = lead;
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

	/** Says why it cannot be continued. */
	const tell = (error: string) =>
		dispatch({ type: 'failed', summary: { error, problems: [] }, advice: TRY_AGAIN });
	const resume = async (token: string) => {
		const outcome = await (await loadService())?.resumeTradeIn(api, token);
		if (outcome?.status !== 'answered') {
			const message = outcome?.status === 'refused' ? outcome.problem.error : null;
			return tell(message ?? 'We can’t open your trade-in right now. Please try the link again in a minute.');
		}
		const { data } = outcome;
		const { lead_id, submission_id, is_finished, valuation } = data;
		if (is_finished) return tell('This trade-in is complete: we have everything we need from you.');
		trade.update({
			attempt: submission_id,
			isByHand: true,
			vehicle: null,
			itemType: data.item_type,
			valuation,
			photos: data.photos.map(({ photo_id, view, url }) => ({
				photo_id,
				view,
				url,
				status: 'stored' as const,
				part: 1,
				problem: null,
			})),
		});
		const live = liveForm();
		if (!live) return;
		const step = valuation ? STEP.estimate : STEP.condition;
		live.lead = { lead_id, first_submission_id: submission_id, held: HELD };
		drafts.restore(live, resumedAnswers(data));
		steps.keep(live, step);
		dispatch({ type: 'step opened', step, isMoved: true });
	};
}
