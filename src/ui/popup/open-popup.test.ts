import { expect, test } from 'vitest';
import { isPopupDue } from './open-popup.ts';

const popup = { id: 'spring', expires: 1000 };

test.each([
	['it has not been closed before', null, 999, true],
	['it was hidden', 'spring', 0, false],
	['an earlier one was hidden', 'winter', 0, true],
	['a moment before it expires', null, 999, true],
	['at its expiry', null, 1000, false],
])('PROMO-003 to PROMO-005: %s', (_, hidden, now, due) => {
	expect(isPopupDue(popup, hidden, now)).toBe(due);
});
