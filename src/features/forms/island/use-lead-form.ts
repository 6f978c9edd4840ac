import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { clearDetails, fillInDetails } from '../browser/customer-details.ts';
import { loadSender } from '../browser/load-sender.ts';
import { titleErrors } from '../browser/title-errors.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { FIRST_STATE, nextState } from './lead-form-state.ts';
import { submitForm } from './submit-form.ts';
import { useAddress } from './use-address.ts';
import { useDrafts } from './use-drafts.ts';
import { useLiveForm } from './use-live-form.ts';
import { usePlaces } from './use-places.ts';
import { useSteps } from './use-steps.ts';

/** State and actions of a lead form. Its fields are uncontrolled. */
export function useLeadForm(form: LeadForm) {
	const ref = useRef<HTMLFormElement>(null);
	const element = () => ref.current;
	const [state, dispatch] = useReducer(nextState, FIRST_STATE);
	const [isLive, setLive] = useState(false);
	const [canClear, setCanClear] = useState(false);
	const { liveForm, isProved } = useLiveForm(form, ref);
	const places = usePlaces(form, element);
	const address = useAddress(form);
	const steps = useSteps(form, (step) => dispatch({ type: 'went', step, isMoved: true }));
	const drafts = useDrafts(form, { liveForm, dispatch, settlePlaces: places.takeOver });

	const takeOver = useEffectEvent(() => {
		const live = liveForm();
		if (!live) return;
		// The form's own messages replace the browser's.
		live.element.noValidate = true;
		address.takeOver(live.element, location.search);
		setCanClear(fillInDetails(live.element, live.dealer));
		const kept = steps.kept(live.dealer);
		if (kept) {
			drafts.restore(live, kept.answers);
			dispatch({ type: 'went', step: kept.step, isMoved: false });
		} else places.takeOver();
		setLive(true);
	});
	useLayoutEffect(() => takeOver(), []);
	const showRefused = useEffectEvent(drafts.showRefused);
	useEffect(() => {
		if (isLive && ref.current?.checkVisibility()) showRefused();
	}, [isLive]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the title follows what is shown.
	useEffect(titleErrors, [state.summary]);

	return {
		ref,
		element,
		state,
		isLive,
		isProved,
		places,
		address,
		restored: drafts.restored,
		clear: () => {
			const live = liveForm();
			if (live) clearDetails(live.element, live.dealer);
			setCanClear(false);
		},
		canClear,
		submit: () => {
			const live = liveForm();
			if (live && !state.isSending) submitForm({ live, form, state, steps, dispatch });
		},
		changed: (name: string) => {
			// In time for the button.
			loadSender();
			dispatch({ type: 'changed', field: name });
			places.changed(name);
			if (name !== 'category' || form.isCategoryChosen) return;
			// Another button selected the category: earlier problems no longer apply.
			dispatch({ type: 'cleared' });
			drafts.showRefused();
		},
		back: () => steps.back(state.step),
		reopen: () => dispatch({ type: 'reopened' }),
	};
}
