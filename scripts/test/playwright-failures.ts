import type { Reporter, TestCase } from 'playwright/types/testReporter';
import { failureNote, noteBelowTable } from './run-note.ts';
import { stepAtEnd } from './step-at-end.ts';

/** Lists every failed test once more below the table of `npm test`. */
export default class PlaywrightFailures implements Reporter {
	#tests = new Set<TestCase>();

	onTestEnd(test: TestCase) {
		this.#tests.add(test);
	}

	onError({ message }: { message?: string }) {
		noteBelowTable(failureNote('an error outside of tests', message));
	}

	onEnd() {
		for (const test of this.#tests) {
			const outcome = test.outcome();
			if (outcome === 'expected' || outcome === 'skipped') continue;
			const name = test.titlePath().filter(Boolean).join(' › ');
			const { status, error, steps = [] } = test.results.find(({ error }) => error) ?? {};
			const where = status === 'timedOut' ? `${stepAtEnd(steps)}: ` : '';
			noteBelowTable(failureNote(name, where + (error?.message ?? '')));
		}
	}
}
