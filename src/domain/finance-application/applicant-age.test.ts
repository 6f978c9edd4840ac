import { expect, test } from 'vitest';
import { applicationProblems } from './problems.ts';

const problemsOf = (date_of_birth: string) =>
	applicationProblems({ date_of_birth }, { steps: [], today: '2026-11-28' }).map(({ message }) => message);

test.each([
	['2008-11-28', []],
	['2008-11-29', ['You must be at least 18 years old to apply for finance.']],
	['1/1/2020', ['You must be at least 18 years old to apply for finance.']],
])('an applicant born on %s', (born, problems) => {
	expect(problemsOf(born)).toEqual(problems);
});
