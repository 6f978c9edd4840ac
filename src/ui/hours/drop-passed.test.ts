import { expect, test } from 'vitest';
import { isPassed } from './drop-passed.ts';

test.each([
	{ now: '2026-12-25T12:59:00Z', passed: false },
	{ now: '2026-12-25T13:00:00Z', passed: true },
])('Christmas in Geelong counts as passed at $now: $passed', ({ now, passed }) => {
	expect(isPassed('2026-12-25', 'Australia/Melbourne', new Date(now))).toBe(passed);
});
