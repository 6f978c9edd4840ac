import { expect, test } from 'vitest';
import { typedMoment } from './typed-moment.ts';

test.each([
	{ typed: '28/11/2026 10:30am', is: '2026-11-28T10:30' },
	{ typed: ' 3/2/2027, 2pm ', is: '2027-02-03T14:00' },
	{ typed: '3.2.2027 at 12:30 p.m.', is: '2027-02-03T12:30' },
	{ typed: '3-2-2027 12am', is: '2027-02-03T00:00' },
	{ typed: '28/11/2026 14:00', is: '2026-11-28T14:00' },
	{ typed: '28/11/2026', is: '2026-11-28' },
	{ typed: '11/28/2026 10:30', is: null },
	{ typed: '30/2/2027', is: null },
	{ typed: '28/11/2026 13pm', is: null },
	{ typed: '28/11/2026 24:00', is: null },
	{ typed: '28/11/2026 10:75', is: null },
	{ typed: 'next Tuesday', is: null },
	{ typed: '', is: null },
])('$typed is read as $is', ({ typed, is }) => {
	expect(typedMoment(typed)).toBe(is);
});
