import { type ReactNode, useMemo } from 'react';
import { ErrorSummary, type Summary } from '../../../ui/form/ErrorSummary.tsx';
import { FormStatus } from '../../../ui/form/FormStatus.tsx';
import type { FieldProblem } from '../../../ui/form/form-context.ts';
import type { SignInState } from './sign-in-state.ts';

/** Heading and text of a step. */
export function StepHead({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<header className="sign-in__head">
			<h1 data-words="heading">{heading}</h1>
			{children}
		</header>
	);
}

/** The same object for the same problem: a new summary takes the focus. */
function useSummary(problem: FieldProblem | null): Summary | null {
	return useMemo(() => problem && { error: null, problems: [{ ...problem, hasField: true }] }, [problem]);
}

/** The problem of a step's field, which takes the focus, and its other messages. */
export function StepProblems({ state, heading }: { state: SignInState; heading: string }) {
	const summary = useSummary(state.problem);
	return (
		<>
			{summary && <ErrorSummary summary={summary} heading={heading} />}
			<FormStatus text={state.status} takesFocus={false} />
		</>
	);
}
