import { windowProblem } from '../../domain/time/date-window.ts';
import { datedOptions } from '../dated-options.ts';
import type { Check } from './check.ts';

/** A promotion starts before it expires (PROMO-008). */
export const startsBeforeExpiring: Check = {
	name: 'starts-before-expiring',
	check: ({ dealer }) =>
		datedOptions(dealer).flatMap(({ option, window }) => {
			const message = windowProblem(window);
			return message === null ? [] : [{ option, message }];
		}),
};
