import { EnquirySchema } from '../../../../api/leads/enquiries.ts';
import { LeadSchema } from '../../../../api/leads/leads.ts';
import { problemsOf } from '../../../../api/problems-of.ts';
import type { LeadProblem } from '../../../../domain/lead/lead-problems.ts';
import type { LeadFormData } from '../../embed/form-data.ts';
import { fieldOf } from '../answers/field-text.ts';
import { bodyOf } from '../answers/read-form.ts';

// Code needed only for sending a form, in a separate file (load-sender.ts).
export { sendLead } from '../../../../api/leads/send-lead.ts';
export { recordSuccess } from './record-success.ts';

/** Problems by the lead API's own schema, with its messages. */
export function contractProblems(form: HTMLFormElement, definition: LeadFormData): LeadProblem[] {
	const schema = definition.rules.kind === 'leads' ? LeadSchema : EnquirySchema;
	return problemsOf(schema, bodyOf(form, definition)).filter(({ field }) => fieldOf(form, field));
}
