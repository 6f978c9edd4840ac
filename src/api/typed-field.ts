import * as z from 'zod/mini';
import { bidDollars } from '../domain/lead/lead-problems.ts';
import { typedMoment } from '../domain/time/typed-moment.ts';
import { nullable } from './lead-text.ts';

/** What a form without JavaScript needs to know of a field beyond its type. */
interface TypedField {
	/** The value of what was typed, where that differs from the text itself. */
	read?: (typed: string) => unknown;
	/** Whether a ticked box agrees to something: its value is the sentence beside it. */
	isConsent?: boolean;
}

const TYPED_FIELDS = z.registry<TypedField>();

/** How a form without JavaScript writes a field: `type` is 'boolean' for a box, 'array' where there may be several. */
export function typedField(schema: z.core.$ZodType | undefined): TypedField & { type: string } {
	if (!schema) return { type: 'unknown' };
	const def: z.core.$ZodTypeDef & { in?: z.core.$ZodType; innerType?: z.core.$ZodType } = schema._zod.def;
	const inner = def.innerType ?? def.in;
	return inner ? typedField(inner) : { type: def.type, ...TYPED_FIELDS.get(schema) };
}

/** A box; browsers send nothing for one that is not ticked. */
export const flag = z._default(z.boolean(), false);

const consentBox = z.boolean().register(TYPED_FIELDS, { isConsent: true });

/** A box that agrees to something. */
export const consentFlag = z._default(consentBox, false);

/** The same where only some forms have the box. */
export const optionalConsent = z.optional(consentBox);

/**
 * A local day and time: '2026-12-01T10:30'. A form without JavaScript may say it as '1/12/2026 10:30am'.
 *
 * @param message for anything else
 */
export function localMoment(message: string) {
	const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, message));
	const read = (typed: string) => {
		const known = typedMoment(typed);
		return known?.includes('T') ? known : typed;
	};
	return nullable(moment.register(TYPED_FIELDS, { read }));
}

/** A number, typed with separators or a unit: '45,000 km', '$24,500'. */
const readNumber = (typed: string) => typed.replace(/[$,\s]|kms?$/gi, '');

/** An amount that may have cents. */
export const amount = z.optional(z.coerce.number().register(TYPED_FIELDS, { read: readNumber }));

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
	const number = z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
	return z.optional(number.register(TYPED_FIELDS, { read: readNumber }));
}

/** A sum of whole dollars as people type one: '$24,500'. */
export function dollars(least: number, most: number, message: string) {
	const number = z.coerce.number().check(z.int(), z.minimum(least, message), z.maximum(most));
	return z.optional(number.register(TYPED_FIELDS, { read: (typed) => bidDollars(typed) ?? typed }));
}
