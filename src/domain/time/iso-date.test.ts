import { expect, test } from 'vitest';
import { isoDate } from './iso-date.ts';

test.each([
	['20/11/26', 'DD/MM/YY', '2026-11-20'],
	['1/2/98', 'DD/MM/YY', '1998-02-01'],
	['20/11/2026', 'DD/MM/YYYY', '2026-11-20'],
	['11-20-2026', 'MM-DD-YYYY', '2026-11-20'],
	['5 November 2026', 'DD MMM YYYY', '2026-11-05'],
	['20.11.2026 9:05', 'DD.MM.YYYY HH:mm', '2026-11-20T09:05'],
	['30/02/2026', 'DD/MM/YYYY', null],
	['20/13/2026', 'DD/MM/YYYY', null],
	['5 Nov 2026', 'DD/MM/YYYY', null],
	['5 Xyz 2026', 'DD MMM YYYY', null],
	['20/11/2026 25:00', 'DD/MM/YYYY HH:mm', null],
])('%s in the form %s is %s', (text, form, iso) => {
	expect(isoDate(text, form)).toBe(iso);
});
