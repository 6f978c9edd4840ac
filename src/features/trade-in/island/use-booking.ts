import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import { STEP } from '../embed/step-names.ts';
import type { StepProps } from './step-props.ts';

/**
 * The booking of an inspection, which takes the place of the estimate. It is an entry of the browser's history, so that each way back leads
 * to the estimate, whose heading then takes the focus.
 */
export function useBooking({ lead, trade }: Pick<StepProps, 'lead' | 'trade'>) {
	const { valuation } = trade.state;
	// Another valuation is read before a booking goes on.
	const [booked, setBooked] = useState<{ on: ValuationAnswer | null } | null>(null);
	const isOpen = booked?.on === valuation;
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !isOpen)
			lead.element()?.querySelector<HTMLElement>('.lead__step:not([hidden]) > h2')?.focus();
		wasOpen.current = isOpen;
	}, [isOpen, lead.element]);
	const onPopState = useEffectEvent(({ state }: PopStateEvent) =>
		setBooked(state?.isBooking ? { on: valuation } : null),
	);
	useEffect(() => {
		const listener = (event: PopStateEvent) => onPopState(event);
		addEventListener('popstate', listener);
		return () => removeEventListener('popstate', listener);
	}, []);
	return {
		isOpen,
		open: () => {
			const live = lead.liveForm();
			if (!live) return;
			lead.steps.advance(live, STEP.estimate, STEP.estimate);
			history.replaceState({ ...history.state, isBooking: true }, '');
			setBooked({ on: valuation });
		},
		close: () => history.back(),
	};
}
