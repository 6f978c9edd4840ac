import { memo, useState } from 'react';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { SubjectWords } from '../embed/form-data.ts';
import { LeadFormFrame } from '../island/LeadFormFrame.tsx';
import { completeForm, type LeadFormProps } from '../island/lead-form-props.ts';
import { useLeadForm } from '../island/use-lead-form.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { APPLICATION_FLOW, fillInPrice } from './application-flow.ts';
import { LoanPanel } from './LoanPanel.tsx';

interface Props {
	form: LeadFormProps;
	subject: SubjectWords;
	words: ApplicationWords;
}

/** A finance application: rendered as one long form that posts; hydrated on first use, it goes step by step. */
function ApplicationFormIsland({ form: props, subject, words }: Props) {
	const form = completeForm(props);
	const lead = useLeadForm(form, APPLICATION_FLOW);
	const [vehicle, setVehicle] = useState<Subject | null>(null);
	return (
		<LeadFormFrame
			form={form}
			lead={lead}
			subject={subject}
			beside={words.loan && <LoanPanel lead={lead} loan={words.loan} vehicle={vehicle} />}
			onVehicle={(found) => {
				if (lead.ref.current) fillInPrice(lead.ref.current, found);
				setVehicle(found);
			}}
		>
			<ApplicationSteps form={form} lead={lead} words={words} />
		</LeadFormFrame>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const ApplicationForm = memo(ApplicationFormIsland);
