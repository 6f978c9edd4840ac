import type { TestStep } from 'playwright/types/testReporter';

type Step = Pick<TestStep, 'category' | 'duration' | 'error' | 'title' | 'location'>;

/**
 * Where a test was when its time was up: the call that did not end or failed as its page was closed, else the last one that ended, with its
 * line. Playwright's own report names no call that neither ends nor fails.
 */
export function stepAtEnd(steps: readonly Step[]): string {
	const calls = steps.filter(({ category }) => category !== 'hook' && category !== 'fixture');
	const open = calls.find(({ duration, error }) => duration < 0 || error);
	const step = open ?? calls.at(-1);
	if (!step) return 'before its first step';
	const line = step.location ? ` (line ${step.location.line})` : '';
	return `${open ? 'in' : 'after'} ${step.title}${line}`;
}
