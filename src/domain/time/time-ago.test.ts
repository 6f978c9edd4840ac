import { expect, test } from 'vitest';
import { timeAgoInWords } from './time-ago.ts';

test.each([
	['2026-11-23', 'today'],
	['2026-11-22', 'today'],
	['2026-11-21', 'yesterday'],
	['2026-11-20', '2 days ago'],
	['2026-11-16', '6 days ago'],
	['2026-11-15', '1 week ago'],
	['2026-11-01', '3 weeks ago'],
	['2026-10-24', '4 weeks ago'],
	['2026-10-23', '1 month ago'],
	['2025-11-23', '11 months ago'],
	['2025-11-22', '1 year ago'],
	['2024-11-22', '2 years ago'],
])('%s is %s on 22 November 2026', (date, words) => {
	expect(timeAgoInWords(date, '2026-11-22')).toBe(words);
});
