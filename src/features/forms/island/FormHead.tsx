import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { ReviewAnswers } from '../../../ui/form/ReviewAnswers.tsx';
import { CallLine } from './CallLine.tsx';
import type { LeadFormState } from './lead-form-state.ts';

/** Error summary, and the review of answers before sending. */
export function FormHead({
	state: { summary, advice, signIn, review },
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
					{signIn && (
						<a className="link" href={signIn} target="_blank" rel="noopener">
							Sign in (in a new tab)
						</a>
					)}
				</ErrorSummary>
			)}
			{review && (
				<ReviewAnswers
					answers={review}
					onChange={(control) => {
						reopen();
						// After the field is shown again.
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
