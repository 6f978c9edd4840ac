import { expect, test } from 'vitest';
import { isDue, nextCheck } from './next-check.ts';

const NOW = new Date('2026-11-27T01:00:00.000Z');

test.each([
	[0, '2026-11-27T01:01:00.000Z'],
	[1, '2026-11-27T01:00:15.000Z'],
	[2, '2026-11-27T01:00:30.000Z'],
	[3, '2026-11-27T01:01:00.000Z'],
	[8, '2026-11-27T01:32:00.000Z'],
	[9, '2026-11-27T02:00:00.000Z'],
	[500, '2026-11-27T02:00:00.000Z'],
])('after %i failures in a row a provider is called again at %s', (failures, time) => {
	expect(nextCheck(failures, NOW).toISOString()).toBe(time);
	expect(isDue({ next_check_at: time }, NOW)).toBe(false);
	expect(isDue({ next_check_at: time }, nextCheck(failures, NOW))).toBe(true);
});
