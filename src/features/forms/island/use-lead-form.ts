import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormProgress } from '../../../browser/stores/form-progress.ts';
import type { LeadDraft } from '../../../browser/stores/lead-drafts.ts';
import { titleErrors } from '../browser/problems/title-errors.ts';
import { loadSender } from '../browser/sending/load-sender.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import type { FormFlow } from './form-flow.ts';
import { firstState, type LeadFormEvent, nextState } from './lead-form-state.ts';
import { takeSentDraft } from './sending/send-step.ts';
import { pressButton } from './sending/submit-form.ts';
import { useAddress } from './use-address.ts';
import { useDetails } from './use-details.ts';
import { useDrafts } from './use-drafts.ts';
import { useFigures } from './use-figures.ts';
import { type LiveForm, useLiveForm } from './use-live-form.ts';
import { useLocations } from './use-locations.ts';
import { useSteps } from './use-steps.ts';

/** A lead form's state and what can be done with it. The fields are uncontrolled; what else is rendered follows from here. */
export function useLeadForm(form: LeadFormData, flow: FormFlow) {
	const ref = useRef<HTMLFormElement>(null);
	const element = () => ref.current;
	const [state, dispatch] = useReducer(nextState, flow.hasOverview === 'always', firstState);
	const [isLive, setLive] = useState(false);
	const { liveForm, isProved } = useLiveForm(form, flow, ref);
	const locations = useLocations(form, element);
	const address = useAddress(form);
	const details = useDetails(liveForm);
	const steps = useSteps(form, flow, dispatch);
	const onSent = (live: LiveForm, draft: LeadDraft, lead_id: string) =>
		takeSentDraft({ live, flow, state, steps }, draft, lead_id);
	const drafts = useDrafts(form, { liveForm, isLive, dispatch, onRestored: locations.readFilled, onSent });

	const enhance = useEffectEvent(() => {
		const live = liveForm();
		if (!live) return;
		// The form's own messages replace the browser's.
		live.element.noValidate = true;
		const kept = steps.kept(live.dealer);
		// The form keeps the subject of an earlier visit unless the address names another.
		address.applyTo(live.element, location.search || (kept?.search ?? ''));
		details.fillIn(live);
		live.lead = kept?.lead ?? null;
		if (kept) {
			drafts.restore(live, kept.answers);
			dispatch(stepToOpen(kept, flow));
		} else locations.readFilled();
		fillFromAddress(live, flow, kept);
		setLive(true);
	});
	useLayoutEffect(() => enhance(), []);
	// After the answers of an earlier visit, which stay.
	useFigures(ref);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the title follows what is shown.
	useEffect(titleErrors, [state.summary]);

	return {
		ref,
		element,
		state,
		isLive,
		isProved,
		locations,
		address,
		drafts,
		details,
		submit: () => {
			const live = liveForm();
			if (live) pressButton({ live, form, flow, state, steps, dispatch });
		},
		changed: (name: string) => {
			// In time for the button.
			loadSender();
			dispatch({ type: 'changed', field: name });
			locations.changed(name);
			const live = liveForm();
			if (live && flow.isSentByStep) steps.keep(live, state.step);
			if (name !== 'category' || form.isCategoryChosen) return;
			// Another button selected the category: earlier problems no longer apply.
			dispatch({ type: 'cleared' });
			drafts.showRefused();
		},
		back: () => steps.back(state.step),
		liveForm,
		steps,
		dispatch,
		reopen: () => dispatch({ type: 'reopened' }),
	};
}

/**
 * The step of this entry of the browser's history, as after a reload; on a new visit the furthest step that was reached, or the overview.
 */
function stepToOpen({ step: reached }: FormProgress, flow: FormFlow): LeadFormEvent {
	const here: number | undefined = history.state?.formStep;
	const step = Math.min(here ?? reached, reached);
	return {
		type: 'step opened',
		step,
		isMoved: false,
		isOverview: here === undefined && (flow.hasOverview === 'always' || (!!flow.hasOverview && step > 0)),
	};
}

/** Fills in what the address says, unless the answers that were kept were given under the same one. */
function fillFromAddress({ element }: LiveForm, flow: FormFlow, kept: FormProgress | null): void {
	const { search } = location;
	if (kept?.search !== search)
		flow.fillIn(element, new URLSearchParams(search), kept ?? { answers: {}, search: '' });
}
