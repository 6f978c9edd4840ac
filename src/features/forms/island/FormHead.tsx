import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { ReviewAnswers } from '../../../ui/form/ReviewAnswers.tsx';
import { CallLine } from './CallLine.tsx';
import type { LeadFormState } from './lead-form-state.ts';

/** What a form shows above its fields: what is wrong, and the answers once more before it is sent. */
export function FormHead({
	state: { summary, advice, review },
	form,
	reopen,
}: {
	state: LeadFormState;
	form: HTMLFormElement | null;
	/** Shows the fields again. */
	reopen: () => void;
}) {
	return (
		<>
			{summary && (
				<ErrorSummary summary={summary} heading={PROBLEMS_HEADING}>
					{advice && <CallLine text={advice} form={form} />}
				</ErrorSummary>
			)}
			{review && (
				<ReviewAnswers
					answers={review}
					onChange={(control) => {
						reopen();
						// Once its field is shown again.
						requestAnimationFrame(() => {
							control.focus();
							control.scrollIntoView({ block: 'center' });
						});
					}}
				/>
			)}
		</>
	);
}
