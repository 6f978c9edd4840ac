import type { Dispatch } from 'react';
import type { LeadFormData } from '../../embed/form-data.ts';
import type { FormFlow } from '../form-flow.ts';
import type { LeadFormEvent, LeadFormState } from '../lead-form-state.ts';
import type { LiveForm } from '../use-live-form.ts';
import type { useSteps } from '../use-steps.ts';

/** A form at the press of its button. */
export interface PressedForm {
	live: LiveForm;
	form: LeadFormData;
	flow: FormFlow;
	state: LeadFormState;
	steps: ReturnType<typeof useSteps>;
	dispatch: Dispatch<LeadFormEvent>;
}
