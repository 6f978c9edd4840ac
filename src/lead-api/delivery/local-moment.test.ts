import { expect, test } from 'vitest';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { localMoment, offsetMoment } from './local-moment.ts';

test.each([
	{ zone: 'Australia/Perth', local: '2026-12-01T08:30', offset: '2026-12-01T08:30:05+08:00' },
	{ zone: 'Australia/Melbourne', local: '2026-12-01T11:30', offset: '2026-12-01T11:30:05+11:00' },
	{ zone: 'Australia/Darwin', local: '2026-12-01T10:00', offset: '2026-12-01T10:00:05+09:30' },
	{ zone: 'Etc/UTC', local: '2026-12-01T00:30', offset: '2026-12-01T00:30:05+00:00' },
])('the clock in $zone', ({ zone, local, offset }) => {
	const instant = new Date('2026-12-01T00:30:05.900Z');
	expect(localMoment(instant, zone)).toBe(local);
	expect(offsetMoment(instant, zone)).toBe(offset);
});

test.each([
	{ local: '2026-12-01T10:30', text: 'Tue 1 Dec 2026, 10:30am' },
	{ local: '2026-12-06T00:05', text: 'Sun 6 Dec 2026, 12:05am' },
	{ local: '2026-12-05T12:00', text: 'Sat 5 Dec 2026, 12:00pm' },
	{ local: '2026-13-45T99:99', text: '2026-13-45T99:99' },
])('$local reads $text', ({ local, text }) => {
	expect(readableMoment(local)).toBe(text);
});
