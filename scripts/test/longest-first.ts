import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds of the longest test files on an idle machine. Their order counts, not their exact length. */
export const SECONDS: Readonly<Record<string, number>> = {
	'tests/crash/payments.test.ts': 110,
	'tests/build/workflow-publish.test.ts': 85,
	'tests/contract/deploy/one-machine.test.ts': 85,
	'tests/build/deploy-command.test.ts': 78,
	'tests/build/workflow-preview.test.ts': 77,
	'tests/crash/kill.test.ts': 62,
	'tests/crash/kill-alerts.test.ts': 56,
	'tests/build/changes.test.ts': 53,
	'tests/contract/leads/lead-store.test.ts': 52,
	'tests/build/watch.test.ts': 46,
	'tests/contract/reservations/books.test.ts': 45,
	'tests/contract/search/search-transports.test.ts': 43,
	'tests/architecture/options/unread-options.test.ts': 39,
	'tests/build/incremental.test.ts': 38,
	'tests/build/law-gate.test.ts': 36,
	'tests/build/photographs.test.ts': 33,
	'tests/contract/deploy/s3.test.ts': 25,
	'tests/build/failures.test.ts': 30,
	'tests/build/interruption.test.ts': 29,
	'scripts/new-dealer/new-dealer.test.ts': 28,
	'tests/build/site-page-runtime.test.ts': 24,
	'tests/build/site-law.test.ts': 16,
};

/**
 * Begins with the longest test files of a group, whatever their projects. By itself Vitest runs one project after the other: the crash
 * tests would come late, and the last minutes would be one file in one process.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const usual = await super.sort(files);
		return usual.toSorted((a, b) => groupOf(a) - groupOf(b) || secondsOf(b) - secondsOf(a));
	}
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

function secondsOf({ project, moduleId }: TestSpecification): number {
	return SECONDS[moduleId.slice(project.vitest.config.root.length + 1)] ?? 0;
}
