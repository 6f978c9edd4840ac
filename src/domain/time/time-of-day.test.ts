import { expect, test } from 'vitest';
import { formatTime, minutesOf } from './time-of-day.ts';

test.each([
	[0, '12:00am'],
	[1, '12:01am'],
	[59, '12:59am'],
	[60, '1:00am'],
	[510, '8:30am'],
	[11 * 60 + 59, '11:59am'],
	[12 * 60, '12:00pm'],
	[12 * 60 + 1, '12:01pm'],
	[13 * 60, '1:00pm'],
	[17 * 60 + 30, '5:30pm'],
	[23 * 60 + 59, '11:59pm'],
])('%i minutes after midnight reads %s (LOCATIONS-031)', (minutes, text) => {
	expect(formatTime(minutes)).toBe(text);
});

test.each([
	['00:00', 0],
	['08:30', 510],
	['12:00', 720],
	['23:59', 1439],
])('%s is %i minutes after midnight', (time, minutes) => {
	expect(minutesOf(time)).toBe(minutes);
});
