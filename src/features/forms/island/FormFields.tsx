import type { ReactNode } from 'react';
import { OTHER_WORK } from '../../../domain/dealer/service-work.ts';
import type { messageNeed } from '../../../domain/lead/lead-form.ts';
import { SendButton } from '../../../ui/form/FormStatus.tsx';
import { Step } from '../../../ui/form/Steps.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { ConsentFields } from './fields/ConsentFields.tsx';
import { ContactFields } from './fields/ContactFields.tsx';
import { GarageFields } from './fields/GarageFields.tsx';
import { SubjectFields } from './fields/SubjectFields.tsx';
import { useLeadFormContext } from './lead-form-context.ts';
import type { LeadFormState } from './lead-form-state.ts';

/** Fields and submit button of a form, with or without steps. */
export function FormFields({
	state,
	need,
	submit,
	status,
}: {
	state: LeadFormState;
	/** Whether the category has a message field. */
	need: ReturnType<typeof messageNeed>;
	/** Label of the button. */
	submit: string;
	/** Status above the button. */
	status: ReactNode;
}) {
	const { form, isLive, chosen } = useLeadFormContext();
	const { steps, categories, isMessageRequired, promise } = form;
	const isWorkAsked = form.work.length > 0 && chosen.service_work !== OTHER_WORK;
	const isMessageNeeded = need === 'required' && !isWorkAsked;
	const rest = (
		<>
			<ContactFields />
			<GarageFields />
			<TextAreaField
				name="message"
				label="Message"
				isOptional={!isMessageNeeded}
				isHidden={(isLive && need === 'none') || undefined}
				required={isMessageRequired}
				initial={categories[0]?.prefilled}
				currentText={currentMessage}
			/>
			<ConsentFields isAnswered={!isLive || need !== 'none'} />
			{status}
			<div className="lead__foot">
				<SendButton label={submit} isSending={state.isSending} />
				<p className="small muted">{promise}</p>
			</div>
		</>
	);
	const [visit, contact] = steps;
	if (visit === undefined || contact === undefined)
		return (
			<>
				<SubjectFields />
				{rest}
			</>
		);
	const step = { current: state.step };
	return (
		<>
			<Step {...step} index={0} title={visit} isMoved={state.movedTo === 0}>
				<SubjectFields />
				<button className="btn btn--1 btn--l btn--block lead__next" type="submit">
					Continue
				</button>
			</Step>
			<Step {...step} index={1} title={contact} isMoved={state.movedTo === 1}>
				{rest}
			</Step>
		</>
	);
}

/** Message text in the DOM before hydration; null in the build. A page has one lead form. */
function currentMessage(): string | null {
	if (!('document' in globalThis)) return null;
	return document.querySelector<HTMLTextAreaElement>('form[data-lead] [name=message]')?.value ?? null;
}
