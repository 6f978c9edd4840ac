import type { Dispatch } from 'react';
import { clearDetails } from '../browser/customer-details.ts';
import { fieldOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { type FormFlow, stepOf } from './form-flow.ts';
import type { LeadFormEvent } from './lead-form-state.ts';
import type { LiveForm } from './use-live-form.ts';
import type { useSteps } from './use-steps.ts';

/** What a visitor can do with answers that were given before. */
export function changesOf({
	form,
	flow,
	steps,
	step,
	liveForm,
	dispatch,
	setCanClear,
}: {
	form: LeadForm;
	flow: FormFlow;
	steps: ReturnType<typeof useSteps>;
	/** The step that is shown, from 0. */
	step: number;
	liveForm: () => LiveForm | null;
	dispatch: Dispatch<LeadFormEvent>;
	setCanClear: (canClear: boolean) => void;
}) {
	return {
		/** Goes on from the overview. */
		resume: (to: number) => dispatch({ type: 'went', step: to, isMoved: true }),
		/** Forgets the visitor's own details. */
		clear: () => {
			const live = liveForm();
			if (live) clearDetails(live.element, live.dealer);
			setCanClear(false);
		},
		/** Leads to a field of an earlier step; the button of that step leads back here. */
		change: (name: string) => {
			const live = liveForm();
			if (!live) return;
			live.returnsTo = step;
			steps.advance(live, step, stepOf(name, form, flow));
			// Once its step is shown.
			requestAnimationFrame(() => fieldOf(live.element, name)?.focus());
		},
		/** Erases what this device keeps of the form, and begins anew. */
		erase: () => {
			const live = liveForm();
			if (!live) return;
			live.lead = null;
			live.element.reset();
			clearDetails(live.element, live.dealer);
			setCanClear(false);
			steps.forget(live.dealer);
			dispatch({ type: 'went', step: 0, isMoved: true });
		},
	};
}
