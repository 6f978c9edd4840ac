import * as z from 'zod/mini';
import { offeredDollars } from '../domain/lead/lead-problems.ts';
import { typedMoment } from '../domain/time/typed-moment.ts';
import { nullable } from './lead-text.ts';

/** What a form without JavaScript needs to know of a field beyond its type. */
export const TYPED_FIELDS = z.registry<{
	/** The value of what was typed, where that differs from the text itself. */
	read?: (typed: string) => unknown;
	/** Whether a ticked box agrees to something: its value is the sentence beside it. */
	isConsent?: boolean;
}>();

/** A box; browsers send nothing for one that is not ticked. */
export const flag = z._default(z.boolean(), false);

/** A box that agrees to something. */
export const consentFlag = z._default(z.boolean(), false);
TYPED_FIELDS.add(consentFlag, { isConsent: true });

/**
 * A local day and time: '2026-12-01T10:30'. A form without JavaScript may say it as '1/12/2026 10:30am'.
 *
 * @param message for anything else
 */
export function localMoment(message: string) {
	const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, message));
	TYPED_FIELDS.add(moment, {
		read: (typed) => {
			const read = typedMoment(typed);
			return read?.includes('T') ? read : typed;
		},
	});
	return nullable(moment);
}

/** A whole number within bounds; typed with separators or a unit: '45,000 km'. */
export function wholeNumber(least: number, most: number) {
	const number = z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
	TYPED_FIELDS.add(number, { read: (typed) => typed.replace(/[$,\s]|kms?$/gi, '') });
	return z.optional(number);
}

/** An amount in whole dollars; typed as '$24,500'. */
export function dollars(least: number, most: number, message: string) {
	const number = z.coerce.number().check(z.int(), z.minimum(least, message), z.maximum(most));
	TYPED_FIELDS.add(number, { read: (typed) => offeredDollars(typed) ?? typed });
	return z.optional(number);
}
