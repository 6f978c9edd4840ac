import { afterEach, beforeEach } from 'vitest';
import { historySuite } from './history-suite.ts';
import { publishingSuite } from './publishing-suite.ts';
import type { TrialTarget } from './trial-target.ts';

/** The tests that every target must pass. */
export function targetSuite(open: () => Promise<TrialTarget>): void {
	let trial: TrialTarget;
	beforeEach(async () => {
		trial = await open();
	});
	afterEach(() => trial.close());
	publishingSuite(() => trial);
	historySuite(() => trial);
}
