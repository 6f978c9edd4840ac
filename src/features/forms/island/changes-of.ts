import { fieldOf } from '../browser/answers/field-text.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import { type FormFlow, stepOf } from './form-flow.ts';
import type { useLeadForm } from './use-lead-form.ts';

/** What a visitor can do with answers that were given before. */
export interface Changes {
	/** Opens a step from the overview. */
	open: (step: number) => void;
	/** Leads to a field of an earlier step; the button of that step leads back here. */
	change: (name: string) => void;
	/** Erases what this device keeps of the form, and begins anew. */
	erase: () => void;
}

/** The changes of a form with steps at its current one. */
export function changesOf(
	form: LeadFormData,
	lead: ReturnType<typeof useLeadForm>,
	flow: Pick<FormFlow, 'steps' | 'hasOverview'>,
): Changes {
	const { steps, dispatch, state } = lead;
	return {
		open: (step) =>
			flow.hasOverview === 'always'
				? steps.open(step)
				: dispatch({ type: 'step opened', step, isMoved: true }),
		change: (name) => {
			const live = lead.liveForm();
			if (!live) return;
			live.returnsTo = state.step;
			steps.advance(live, state.step, stepOf(name, form, flow));
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
			dispatch({ type: 'step opened', step: 0, isMoved: true });
		},
	};
}
