import { type MouseEvent, memo } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import { messageNeed, submitLabel } from '../../../domain/lead/lead-form.ts';
import { TERMS_PROBLEM, TERMS_PROBLEM_OF_OFFER } from '../../../domain/lead/lead-problems.ts';
import { FormStatus, ProofStatus } from '../../../ui/form/FormStatus.tsx';
import { FormContext } from '../../../ui/form/form-context.ts';
import stylesheet from '../../../ui/form/live-form.css?url';
import { STATUS_WORDS } from '../browser/failures.ts';
import type { SubjectWords } from '../embed/form-data.ts';
import { FormFields } from './FormFields.tsx';
import { FormHead } from './FormHead.tsx';
import { LeadFormContext } from './lead-form-context.ts';
import { completeForm, type LeadFormProps } from './lead-form-props.ts';
import { SubjectCard } from './SubjectCard.tsx';
import { useLeadForm } from './use-lead-form.ts';

interface Props {
	form: LeadFormProps;
	/** Texts about the vehicle in the page's address; null for pages without one. */
	subject?: SubjectWords | null;
}

// Loads with React, so that the stylesheet is ready when the form is hydrated.
if ('document' in globalThis) addStylesheet(stylesheet);

/**
 * A lead form. The build renders HTML that posts without JavaScript; hydrated on first use, it validates and sends itself, and stores what
 * could not be sent.
 */
function LeadFormIsland({ form: props, subject = null }: Props) {
	const form = completeForm(props);
	const lead = useLeadForm(form);
	const { state, places, address } = lead;
	const category = lead.isLive ? places.chosen.category : (form.categories[0]?.value ?? '');
	const fields = {
		form,
		isLive: lead.isLive,
		element: lead.element,
		...places,
		fixedDealership: address.addressed.fixedDealership,
		clearDetails: lead.canClear ? lead.clear : null,
		refusals: state.refusals,
		restored: lead.restored,
	};
	return (
		<LeadFormContext value={fields}>
			<FormContext value={{ isLive: lead.isLive, problems: besideFields(state.beside, category) }}>
				{subject && (
					<SubjectCard
						car_id={address.addressed.car_id}
						words={subject}
						found={(slug) => lead.ref.current && address.fixDealership(lead.ref.current, slug)}
					/>
				)}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: links in the form raise clicks by keyboard as well. */}
				<form
					className={state.review ? 'lead is-reviewed' : 'lead'}
					method="post"
					action={form.action}
					data-lead=""
					aria-busy={state.isSending || undefined}
					ref={lead.ref}
					onSubmit={(event) => {
						event.preventDefault();
						lead.submit();
					}}
					onChange={({ target }) => lead.changed(fieldName(target))}
					onClick={keepDialogOpen}
				>
					<FormHead state={state} form={lead.element()} reopen={lead.reopen} />
					{[...form.hidden, ...address.addressed.hidden].map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<FormFields
						state={state}
						need={messageNeed(form.rules.kind, category, form.rules.message_optional)}
						submit={lead.isLive && !form.isCategoryChosen ? submitLabel(category) : form.submit}
						status={
							<>
								<ProofStatus isDone={lead.isProved} />
								{lead.isLive && (
									<FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />
								)}
							</>
						}
						back={lead.back}
					/>
				</form>
			</FormContext>
		</LeadFormContext>
	);
}

/** The terms box has its own error message (ENQUIRY-016, ENQUIRY-017, resolution 107). */
function besideFields(problems: readonly { field: string; message: string }[], category: string) {
	const terms = category === 'Offer' ? TERMS_PROBLEM_OF_OFFER : `*${TERMS_PROBLEM}`;
	return problems.map((problem) =>
		problem.message === TERMS_PROBLEM ? { ...problem, message: terms } : problem,
	);
}

/** Field of a control: day and time of a visit are one field, and the terms box has two names (ENQUIRY-015). */
function fieldName(target: EventTarget): string {
	const { name } = target as HTMLInputElement;
	return name === 'terms_agreed' ? 'terms_conditions' : name.replace(/_(day|time)$/, '');
}

/** Links inside the form must not close its dialog, as other links do. */
function keepDialogOpen(event: MouseEvent): void {
	if ((event.target as Element).closest('a')) event.stopPropagation();
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const LeadForm = memo(LeadFormIsland);
