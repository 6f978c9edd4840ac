import { memo } from 'react';
import { messageNeed, submitLabel } from '../../../domain/lead/lead-form.ts';
import { FormStatus, ProofStatus } from '../../../ui/form/FormStatus.tsx';
import { STATUS_WORDS } from '../browser/problems/failures.ts';
import type { SubjectWords } from '../embed/form-data.ts';
import { FormFields } from './FormFields.tsx';
import { VISIT_FLOW } from './form-flow.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { completeForm, type LeadFormProps } from './lead-form-props.ts';
import { useLeadForm } from './use-lead-form.ts';

interface Props {
	form: LeadFormProps;
	/** Texts about the vehicle in the page's address; null for pages without one. */
	subject?: SubjectWords | null;
}

/**
 * A lead form. The build renders HTML that posts without JavaScript; hydrated on first use, it validates and sends itself, and stores what
 * could not be sent.
 */
function LeadFormIsland({ form: props, subject = null }: Props) {
	const form = completeForm(props);
	const lead = useLeadForm(form, VISIT_FLOW);
	const { state, locations } = lead;
	const category = lead.isLive ? locations.chosen.category : (form.categories[0]?.value ?? '');
	// By the buttons of a vehicle page.
	const isSwitched = form.categories.length > 1 && !form.isCategoryChosen;
	return (
		<LeadFormFrame form={form} lead={lead} subject={subject}>
			<FormFields
				state={state}
				need={messageNeed(form.rules.kind, category, form.rules)}
				submit={isSwitched ? submitLabel(category) : form.submit}
				status={
					<>
						{form.rules.captcha && <ProofStatus isDone={lead.isProved} />}
						{lead.isLive && (
							<FormStatus text={STATUS_WORDS[state.status]} takesFocus={state.status === 'kept'} />
						)}
					</>
				}
			/>
		</LeadFormFrame>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const LeadForm = memo(LeadFormIsland);
