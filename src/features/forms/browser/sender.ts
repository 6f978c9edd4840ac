import { EnquirySchema } from '../../../api/enquiries.ts';
import { LeadSchema } from '../../../api/leads.ts';
import { problemsOf } from '../../../api/problems-of.ts';
import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { fieldOf } from './field-text.ts';
import { bodyOf } from './read-form.ts';

// What only a form that is sent needs, in a file of its own (load-sender.ts).
export { sendLead } from '../../../api/send-lead.ts';
export { recordSuccess } from './record-success.ts';

/** What the lead API's own schema would refuse, with its words. */
export function contractProblems(form: HTMLFormElement, said: LeadForm): LeadProblem[] {
	const schema = said.rules.kind === 'leads' ? LeadSchema : EnquirySchema;
	return problemsOf(schema, bodyOf(form, said)).filter(({ field }) => fieldOf(form, field));
}
