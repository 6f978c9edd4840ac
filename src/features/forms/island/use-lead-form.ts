import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormProgress } from '../../../browser/stores/form-progress.ts';
import { clearDetails, fillInDetails } from '../browser/customer-details.ts';
import { loadSender } from '../browser/load-sender.ts';
import { titleErrors } from '../browser/title-errors.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { FormFlow } from './form-flow.ts';
import { FIRST_STATE, nextState } from './lead-form-state.ts';
import { submitForm } from './submit-form.ts';
import { useAddress } from './use-address.ts';
import { useDrafts } from './use-drafts.ts';
import { useFigures } from './use-figures.ts';
import { type LiveForm, useLiveForm } from './use-live-form.ts';
import { usePlaces } from './use-places.ts';
import { useSteps } from './use-steps.ts';

/** A lead form's state and what can be done with it. The fields are uncontrolled; what else is drawn follows from here. */
export function useLeadForm(form: LeadForm, flow: FormFlow) {
	const ref = useRef<HTMLFormElement>(null);
	const element = () => ref.current;
	const [state, dispatch] = useReducer(nextState, FIRST_STATE);
	const [isLive, setLive] = useState(false);
	const [canClear, setCanClear] = useState(false);
	const { liveForm, isProved } = useLiveForm(form, flow, ref);
	const places = usePlaces(form, element);
	const address = useAddress(form);
	const go = (step: number) => dispatch({ type: 'went', step, isMoved: true });
	const steps = useSteps(form, flow, go);
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
			live.lead = kept.lead;
			drafts.restore(live, kept.answers);
			// The step of this entry of the browser's history, as after a reload; none on a new visit.
			const here: number | undefined = history.state?.formStep;
			const step = Math.min(here ?? kept.step, kept.step);
			const isOverview = !!flow.hasOverview && here === undefined && step > 0;
			dispatch({ type: 'went', step, isMoved: false, isOverview });
		} else places.takeOver();
		fillFromAddress(live, flow, kept);
		setLive(true);
	});
	useLayoutEffect(() => takeOver(), []);
	// After the answers of an earlier visit, which stay.
	useFigures(ref);
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
		canClear,
		submit: () => {
			const live = state.isSending ? null : liveForm();
			if (live) submitForm({ live, form, flow, state, steps, dispatch });
		},
		changed: (name: string) => {
			// In time for the button.
			loadSender();
			dispatch({ type: 'changed', field: name });
			places.changed(name);
			const live = liveForm();
			if (live && flow.isSentByStep) steps.keep(live, state.step);
			if (name !== 'category' || form.isCategoryChosen) return;
			// Another button selected the category: earlier problems no longer apply.
			dispatch({ type: 'cleared' });
			drafts.showRefused();
		},
		/** Opens a step from the overview. */
		open: go,
		back: () => steps.back(state.step),
		/** Forgets the visitor's own details. */
		clear: () => {
			const live = liveForm();
			if (live) clearDetails(live.element, live.dealer);
			setCanClear(false);
		},
		liveForm,
		steps,
		dispatch,
		/** Names of fields whose answers were sent and are not kept here. */
		held: () => new Set(liveForm()?.lead?.held),
		reopen: () => dispatch({ type: 'reopened' }),
	};
}

/** Fills in what the address says, unless the answers that were kept were given under the same one. */
function fillFromAddress({ element }: LiveForm, flow: FormFlow, kept: FormProgress | null): void {
	const { search } = location;
	if (kept?.search !== search) flow.fillIn(element, new URLSearchParams(search), kept?.answers ?? {});
}
