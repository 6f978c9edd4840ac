/** The parts of a lead form's island for forms of other features: its frame, state, fields and steps. */

export { fieldOf, textOf } from '../browser/answers/field-text.ts';
export { checkForm } from '../browser/problems/check-form.ts';
export { phoneOnPage, STATUS_WORDS } from '../browser/problems/failures.ts';
export { lastAttempt, lastBody, randomId } from '../browser/sending/attempt.ts';
export { loadAgain } from '../browser/sending/load-again.ts';
export { changesOf } from '../island/changes-of.ts';
export { CategoryField } from '../island/fields/CategoryField.tsx';
export { ConsentFields, TermsWords } from '../island/fields/ConsentFields.tsx';
export { ContactFields } from '../island/fields/ContactFields.tsx';
export { LocationFields } from '../island/fields/LocationFields.tsx';
export { VisitField } from '../island/fields/VisitField.tsx';
export { type FormFlow, PLAIN_FLOW, type StepLeft, stepOf } from '../island/form-flow.ts';
export { LeadFormFrame } from '../island/LeadFormFrame.tsx';
export { completeForm, type LeadFormProps, leadFormProps } from '../island/lead-form-props.ts';
export { useLeadForm } from '../island/use-lead-form.ts';
