import type { Lead } from '../../api/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { readAnswers, splitAnswers } from '../../domain/finance-application/answers.ts';
import { APPLICATION_STEPS } from '../../domain/finance-application/field.ts';
import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';
import { applicationProblems, FINANCE_CONSENT_PROBLEM } from '../../domain/finance-application/problems.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { PrivateAnswers } from '../store/private-store.ts';

/** How long private answers are kept where the dealer takes no applications any more, days. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What must be mended in the application of a lead; everything that is missing, too, where it is the last step. */
export function answerProblems(
	{ application, finance_consent, isLastStep }: Lead,
	{ time_zone }: Pick<ApiSite, 'time_zone'>,
	now: Date,
): FieldProblem[] {
	if (application === undefined) return [];
	const { date: today } = localTime(now, time_zone);
	const wrong = applicationProblems(application, { steps: isLastStep ? APPLICATION_STEPS : [], today });
	return isLastStep && !finance_consent
		? [...wrong, { field: 'finance_consent', message: FINANCE_CONSENT_PROBLEM }]
		: wrong;
}

/** A lead as it is kept, and the answers of its application that are kept apart from it. */
export function keptApart(
	fields: Lead,
	{ finance_application }: Pick<ApiSite, 'finance_application'>,
	now: Date,
): { fields: Lead; private_answers: PrivateAnswers | null } {
	if (fields.application === undefined) return { fields, private_answers: null };
	const { open, private: apart } = splitAnswers(readAnswers(fields.application));
	const days = finance_application?.kept_days ?? KEPT_DAYS;
	const erase_at = new Date(now.getTime() + days * DAY_MS).toISOString();
	return {
		fields: { ...fields, application: { ...open } },
		// Also where there are none now: earlier ones may have been taken back.
		private_answers: { answers: apart, erase_at },
	};
}

/** The answers of all steps: those of the step that was sent last win, an empty one takes an earlier one back. */
export function mergedAnswers(
	before: ApplicationAnswers | undefined,
	apart: PrivateAnswers | null,
	said: ApplicationAnswers | undefined,
): Record<string, string> | undefined {
	return before || apart || said ? { ...before, ...apart?.answers, ...said } : undefined;
}
