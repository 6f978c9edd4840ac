import type { MouseEvent, ReactNode } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import { TERMS_PROBLEM, TERMS_PROBLEM_OF_OFFER } from '../../../domain/lead/lead-problems.ts';
import { FormContext } from '../../../ui/form/form-context.ts';
import look from '../../../ui/form/live-form.css?url';
import type { LeadFormData, SubjectWords } from '../embed/form-data.ts';
import { FormHead } from './FormHead.tsx';
import { LeadFormProgress } from './LeadFormProgress.tsx';
import { LeadFormContext, type LeadFormContextValue } from './lead-form-context.ts';
import { SubjectCard } from './SubjectCard.tsx';
import type { useLeadForm } from './use-lead-form.ts';

// At the same time as React, so that it is there when the form is live.
if ('document' in globalThis) addStylesheet(look);

interface LeadFormFrameProps {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	/** Texts about the vehicle in the page's address; null for a page without one. */
	subject: SubjectWords | null;
	/** What is shown with the vehicle, and where there is none. */
	beside?: ReactNode;
	/** Called with the vehicle in the address once it is found. */
	onVehicle?: (vehicle: Subject) => void;
	/** The first step that is counted, from 0; one before it is the page itself. */
	firstCounted?: number;
	/** Headings of steps that follow on other pages. */
	after?: readonly string[];
	/** Whether each step leads to the overview of all. */
	hasOverview?: boolean;
	children: ReactNode;
}

/** The frame of a lead form around its fields: the vehicle, the error summary, and the hidden fields. */
export function LeadFormFrame({
	form,
	lead,
	subject,
	beside,
	onVehicle,
	firstCounted = 0,
	after = [],
	hasOverview = false,
	children,
}: LeadFormFrameProps) {
	const { state, locations, address } = lead;
	const hasSteps = form.steps.length > 1;
	return (
		<LeadFormContext value={contextOf(form, lead)}>
			<FormContext
				value={{ isLive: lead.isLive, problems: besideFields(state.beside, locations.chosen.category) }}
			>
				{subject && (
					<SubjectCard
						car_id={address.addressed.car_id}
						words={subject}
						missed={address.dropVehicle}
						found={(vehicle) => {
							if (lead.ref.current) address.fixDealership(lead.ref.current, vehicle.dealership_slug);
							address.nameVehicle(vehicle.marked.id);
							onVehicle?.(vehicle);
						}}
					>
						{beside}
					</SubjectCard>
				)}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: links in the form raise clicks by keyboard as well. */}
				<form
					className={state.review ? 'lead is-reviewed' : 'lead'}
					method="post"
					action={form.action}
					data-lead=""
					data-step={lead.isLive && hasSteps ? (state.isOverview ? 'overview' : state.step) : undefined}
					aria-busy={state.isSending || undefined}
					ref={lead.ref}
					onSubmit={(event) => {
						event.preventDefault();
						lead.submit();
					}}
					onChange={({ target }) => lead.changed(fieldName(target))}
					onClick={keepDialogOpen}
				>
					{hasSteps && !state.isOverview && (
						<LeadFormProgress {...{ form, lead, firstCounted, after, hasOverview }} />
					)}
					<FormHead state={state} form={lead.element()} reopen={lead.reopen} />
					{[...form.hidden, ...address.addressed.hidden].map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{children}
				</form>
			</FormContext>
		</LeadFormContext>
	);
}

/** The context that a form's fields read. */
function contextOf(form: LeadFormData, lead: ReturnType<typeof useLeadForm>): LeadFormContextValue {
	return {
		form,
		isLive: lead.isLive,
		element: lead.element,
		...lead.locations,
		fixedDealership: lead.address.addressed.fixedDealership,
		hasVehicle: lead.address.addressed.hasVehicle,
		clearDetails: lead.details.canClear ? lead.details.clear : null,
		refusals: lead.state.refusals,
		restored: lead.drafts.restored,
	};
}

/**
 * The problems as fields show them: the one of the terms box has another text there than in the summary (ENQUIRY-016, ENQUIRY-017,
 * resolution 107).
 */
function besideFields(problems: readonly { field: string; message: string }[], category: string) {
	const terms = category === 'Offer' ? TERMS_PROBLEM_OF_OFFER : `*${TERMS_PROBLEM}`;
	return problems.map((problem) =>
		problem.message === TERMS_PROBLEM ? { ...problem, message: terms } : problem,
	);
}

/** The field a control belongs to: day and time of a visit are two controls of one field, and the terms box has two names (ENQUIRY-015). */
function fieldName(target: EventTarget): string {
	const { name } = target as HTMLInputElement;
	return name === 'terms_agreed' ? 'terms_conditions' : name.replace(/_(day|time)$/, '');
}

/** Keeps the dialog open on the form's own links, to the terms, a field or the phone: elsewhere on a page a link in a dialog closes it. */
function keepDialogOpen(event: MouseEvent): void {
	if ((event.target as Element).closest('a')) event.stopPropagation();
}
