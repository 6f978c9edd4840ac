import * as z from 'zod/mini';
import { bidDollars, enteredNumber } from '../../domain/lead/number-entry.ts';
import { typedAmount } from '../../domain/payment/payment-problems.ts';
import { typedMoment } from '../../domain/time/typed-moment.ts';
import { nullable } from './lead-text.ts';

/** Details of a field, beyond its type, for forms without JavaScript. */
interface TypedField {
	/** Converts the typed text to the value. */
	read?: (typed: string) => unknown;
	/** Whether it is a consent checkbox, whose value is its label. */
	isConsent?: boolean;
	/** Where the schema takes the text of it too. */
	type?: string;
}

type Reader = NonNullable<TypedField['read']>;

const TYPED_FIELDS = z.registry<TypedField>();

/** The encoding of a field in forms without JavaScript: `type` is 'boolean' for a checkbox, 'array' for repeated fields. */
export function typedField(schema: z.core.$ZodType | undefined): TypedField & { type: string } {
	if (!schema) return { type: 'unknown' };
	const def: z.core.$ZodTypeDef & { in?: z.core.$ZodType; innerType?: z.core.$ZodType } = schema._zod.def;
	const inner = def.innerType ?? def.in;
	return inner ? typedField(inner) : { type: def.type, ...TYPED_FIELDS.get(schema) };
}

/** A checkbox; browsers send nothing for an unticked one. */
export const flag = z._default(z.boolean(), false);

const consentBox = z.boolean().register(TYPED_FIELDS, { isConsent: true });

/** A consent checkbox. */
export const consentFlag = z._default(consentBox, false);

/** A consent checkbox that only some forms have. */
export const optionalConsent = z.optional(consentBox);

/**
 * A local day and time: '2026-12-01T10:30'. A form without JavaScript may send '1/12/2026 10:30am'.
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

/** A number in JSON, or the text of one, as fields send it. `z.coerce` would take an empty list for 0, and `true` for 1. */
function numeral(read: Reader, message = 'Please send a number here.') {
	const text = z.string().check(z.regex(/^-?\d+(\.\d+)?$/, message));
	const sent = z.union([z.number(), text], message).register(TYPED_FIELDS, { type: 'number', read });
	return z.pipe(sent, z.transform(Number));
}

/** An amount that may have cents. */
export const amount = z.optional(numeral(enteredNumber));

/** The dollars of a payment, as typed: '$1,480.50'. */
export const paymentAmount = numeral(
	(typed) => typedAmount(typed) ?? typed,
	'Please enter the amount in dollars, such as 1,480.50.',
);

/** A whole number within bounds; `message` where it is not. */
export function wholeNumber(least: number, most: number, message?: string) {
	return whole(enteredNumber, least, most, message);
}

/** An amount of at least one whole dollar, as typed: '$24,500'; `message` where it is none. */
export function dollars(most: number, message: string) {
	return whole((typed) => bidDollars(typed) ?? typed, 1, most, message);
}

function whole(read: Reader, least: number, most: number, message?: string) {
	const number = z.number().check(z.int(message), z.minimum(least, message), z.maximum(most, message));
	return z.optional(z.pipe(numeral(read, message), number));
}
