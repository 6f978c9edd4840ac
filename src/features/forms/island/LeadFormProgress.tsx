import { StepProgress } from '../../../ui/form/StepProgress.tsx';
import type { LeadFormData } from '../embed/form-data.ts';
import type { useLeadForm } from './use-lead-form.ts';

/** Where the visitor is among the steps that count. */
export function LeadFormProgress({
	form,
	lead,
	firstCounted,
	after,
	hasOverview,
}: {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	/** The first step that is counted, from 0. */
	firstCounted: number;
	/** Headings of steps that follow on other pages. */
	after: readonly string[];
	/** Whether each step leads to the overview of all. */
	hasOverview: boolean;
}) {
	const { step } = lead.state;
	if (step < firstCounted) return null;
	const openOverview = () => {
		const live = lead.liveForm();
		if (live) lead.steps.openOverview(live, step);
	};
	return (
		<StepProgress
			titles={[...form.steps.slice(firstCounted), ...after]}
			current={step - firstCounted}
			back={lead.isLive && step > 0 ? lead.back : null}
			openOverview={hasOverview ? openOverview : null}
		/>
	);
}
