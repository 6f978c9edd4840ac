import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { readAnswers, splitAnswers } from '../../domain/finance-application/answers.ts';
import { APPLICATION_STEPS } from '../../domain/finance-application/field.ts';
import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';
import { applicationProblems, FINANCE_CONSENT_PROBLEM } from '../../domain/finance-application/problems.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { PrivateAnswers } from '../store/leads/private-store.ts';

/** Retention of private answers where the dealer no longer takes applications, days. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Problems of a finance application; on the last step missing answers count too. */
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

/** Splits a lead into the fields stored with it and the private answers stored separately. */
export function splitPrivateAnswers(
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
		// Also when empty: the sender may have removed earlier answers.
		private_answers: { answers: apart, erase_at },
	};
}

/** Answers of all steps: later ones win, and an empty answer removes an earlier one. */
export function mergedAnswers(
	before: ApplicationAnswers | undefined,
	apart: PrivateAnswers | null,
	step: ApplicationAnswers | undefined,
): Record<string, string> | undefined {
	return before || apart || step ? { ...before, ...apart?.answers, ...step } : undefined;
}
