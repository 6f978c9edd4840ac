import type { EventName } from '../../../browser/analytics/track-event.ts';
import type { BegunLead, FormProgress } from '../../../browser/stores/form-progress.ts';
import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { LeadFormData } from '../embed/form-data.ts';

/** What was kept of a form and is filled in again: its answers, and the address they were given under. */
export type RestoredForm = Pick<FormProgress, 'answers' | 'search'>;

/** The course of a form with several steps: what each asks, which answers may be kept, and whether steps are sent. */
export interface FormFlow {
	/** The names of the fields of each step. A field in none of them belongs to the last one. */
	steps: readonly (readonly string[])[];
	/** Fields whose answers the browser's storage may keep for a week. All others are lost when the page is left. */
	kept: readonly string[];
	/** The page that the progress in the form is kept for, where several pages have the form. Default: the form's own. */
	page?: string;
	/** Whether each step is sent when it is left, all as one lead, and `kept` is stored also before that. */
	isSentByStep: boolean;
	/**
	 * Message of a form that could not be sent and is not kept on the device, because its answers are private, or because it leads to a
	 * payment, which is made only while its payer is there. Null where it is kept and sent again.
	 */
	stillHere: string | null;
	/** Who sees an overview of the steps first: visitors who come back another time, or all, with a way to it from each step. */
	hasOverview?: 'returning' | 'always';
	/** The first step that is sent when it is left, from 0; the ones before it are kept on the device until then. Default 0. */
	sentFrom?: number;
	/**
	 * What a step needs before the next one is shown, such as an answer of the service, and the last one before the form is sent. Called when
	 * its fields are in order; never throws.
	 */
	leave?: (step: number, form: HTMLFormElement, lead: BegunLead | null) => Promise<StepLeft>;
	/** The `submission_id` of the lead, where the form has one before it is sent; null for none. Default: a new one for each attempt. */
	attempt?: (form: HTMLFormElement) => string | null;
	/** The analytics event of the sent form; null for the one of its category. */
	event?: (form: HTMLFormElement) => EventName | null;
	/** Called with the form and the lead's reference when it was sent, in place of the success page; null for a lead that is held. */
	received?: (form: HTMLFormElement, reference: string | null) => void;
	/** Called with the form and the path of the page that comes next, before it opens. */
	leadsOn?: (form: HTMLFormElement, path: string) => void;
	/** Problems of fields that only this form has. `held` are fields whose answers the lead API has and the page has not. */
	problems: (form: HTMLFormElement, held: ReadonlySet<string>) => LeadProblem[];
	/** The values of fields that only this form has, by the lead API's names; `isLast` for the step that completes it. */
	body: (
		form: HTMLFormElement,
		held: ReadonlySet<string>,
		isLast: boolean,
	) => Readonly<Record<string, unknown>>;
	/** The names of its filled fields that may not be kept: the lead API has their answers once they were sent. */
	sentPrivately: (form: HTMLFormElement) => string[];
	/** Fills in what the address of the page says, in place of answers that were restored, and without changing what was typed since. */
	fillIn: (form: HTMLFormElement, query: URLSearchParams, restored: RestoredForm) => void;
}

/**
 * Result of leaving a step: the problems in it, or the step to open. `hasNews` where the service has answered the step with something that
 * the lead needs, so that it is sent once more.
 */
export type StepLeft = { problems: readonly LeadProblem[] } | { step: number; hasNews?: boolean };

/** Defaults of a flow. */
export const PLAIN_FLOW: Omit<FormFlow, 'steps' | 'kept'> = {
	isSentByStep: false,
	stillHere: null,
	problems: () => [],
	body: () => ({}),
	sentPrivately: () => [],
	fillIn: () => undefined,
};

/** The fields of the first step of a visit: none of them says who the visitor is, so that they may be kept. */
const VISIT_FIELDS = ['Vehicle Model', 'subcategory', 'dealership_slug', 'location', 'test_drive_date'];

/** A form in one piece, and one that asks for a visit first and for the visitor then. */
export const VISIT_FLOW: FormFlow = { ...PLAIN_FLOW, steps: [VISIT_FIELDS, []], kept: VISIT_FIELDS };

/** The step a field is in, from 0; every field of a form in one piece is in the first. */
export function stepOf(
	field: string,
	{ steps }: Pick<LeadFormData, 'steps'>,
	flow: Pick<FormFlow, 'steps'>,
): number {
	if (steps.length < 2) return 0;
	const found = flow.steps.findIndex((fields) => fields.includes(field));
	return found < 0 ? steps.length - 1 : found;
}
