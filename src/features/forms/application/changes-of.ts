import { fieldOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { stepOf } from '../island/form-flow.ts';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { APPLICATION_FLOW } from './application-flow.ts';

/** What an applicant can do with answers that were given before. */
export interface Changes {
	/** Opens a step from the overview. */
	open: (step: number) => void;
	/** Leads to a field of an earlier step; the button of that step leads back here. */
	change: (name: string) => void;
	/** Erases what this device keeps of the form, and begins anew. */
	erase: () => void;
}

/** The changes of an application at its current step. */
export function changesOf(form: LeadForm, lead: ReturnType<typeof useLeadForm>): Changes {
	const { steps, dispatch, state } = lead;
	return {
		open: (step) => dispatch({ type: 'went', step, isMoved: true }),
		change: (name) => {
			const live = lead.liveForm();
			if (!live) return;
			live.returnsTo = state.step;
			steps.advance(live, state.step, stepOf(name, form, APPLICATION_FLOW));
			// Once its step is shown.
			requestAnimationFrame(() => fieldOf(live.element, name)?.focus());
		},
		erase: () => {
			const live = lead.liveForm();
			if (!live) return;
			live.lead = null;
			live.element.reset();
			lead.details.clear();
			steps.forget(live.dealer);
			dispatch({ type: 'went', step: 0, isMoved: true });
		},
	};
}
