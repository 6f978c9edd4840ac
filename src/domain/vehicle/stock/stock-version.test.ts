import { expect, test } from 'vitest';
import { stockVersion } from './stock-version.ts';

test.each([
	{ updated_at: '2026-11-20T01:02:03.456Z', expected: Date.UTC(2026, 10, 20, 1, 2, 3) / 1000 },
	{ updated_at: null, expected: 0 },
])('a record changed at $updated_at has the version $expected', ({ updated_at, expected }) => {
	expect(stockVersion({ updated_at })).toBe(expected);
});
