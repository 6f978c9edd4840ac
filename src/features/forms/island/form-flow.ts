import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { LeadForm } from '../embed/form-data.ts';

/** How a form goes that has several steps: what each asks, what of it may be kept, and whether steps are sent. */
export interface FormFlow {
	/** The names of the fields of each step. A field in none of them belongs to the last one. */
	steps: readonly (readonly string[])[];
	/** Fields whose answers the browser's storage may keep for a week. All others are lost when the page is left. */
	kept: readonly string[];
	/**
	 * Whether each step is sent when it is left, as one lead from the first on, and what is kept of the form also before it is sent. Nothing
	 * but `kept` goes into the browser's storage then, also not where the form cannot be sent.
	 */
	isSentByStep: boolean;
	/** Whether visitors who come back another time see an overview of the steps before they go on. */
	hasOverview?: true;
	/** What must be mended in fields that only this form has. `held` are fields whose answers the lead API has and the page has not. */
	problems: (form: HTMLFormElement, held: ReadonlySet<string>) => LeadProblem[];
	/** What fields that only this form has send, in the lead API's words. */
	body: (form: HTMLFormElement, held: ReadonlySet<string>) => Readonly<Record<string, unknown>>;
	/** The names of its filled fields that may not be kept: the lead API has their answers once they were sent. */
	sentPrivately: (form: HTMLFormElement) => string[];
	/** Fills in what the address of the page says, in place of answers that were restored, and without changing what was typed since. */
	fillIn: (form: HTMLFormElement, query: URLSearchParams, restored: Readonly<Record<string, string>>) => void;
}

const NONE: Omit<FormFlow, 'steps' | 'kept'> = {
	isSentByStep: false,
	problems: () => [],
	body: () => ({}),
	sentPrivately: () => [],
	fillIn: () => undefined,
};

/** The fields of the first step of a visit: none of them says who the visitor is, so that they may be kept. */
const VISIT_FIELDS = ['Vehicle Model', 'subcategory', 'dealership_slug', 'location', 'test_drive_date'];

/** A form in one piece, and one that asks for a visit first and for the visitor then. */
export const VISIT_FLOW: FormFlow = { ...NONE, steps: [VISIT_FIELDS, []], kept: VISIT_FIELDS };

/** The step a field is in, from 0; every field of a form in one piece is in the first. */
export function stepOf(field: string, { steps }: Pick<LeadForm, 'steps'>, flow: FormFlow): number {
	if (steps.length < 2) return 0;
	const found = flow.steps.findIndex((fields) => fields.includes(field));
	return found < 0 ? steps.length - 1 : found;
}
