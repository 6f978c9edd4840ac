import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '../../domain/lead/message-length.ts';

/** How long texts of a lead may be, characters. Longer is refused, naming the field. */
export const LEAD_LIMITS = {
	line: 200,
	message: LONGEST_MESSAGE,
	address: 2000,
	user_agent: 1000,
	captcha: 4000,
	/** Entries of a list, such as visited pages. */
	entries: 50,
} as const;

/** Text without spaces at its ends. NUL is refused: PostgreSQL stores none, and no keyboard types one. */
export const text = (max: number) =>
	z.string().check(
		z.maxLength(max, `Please shorten this to ${max} characters.`),
		z.refine((value) => !value.includes('\0'), 'Please remove the unreadable character.'),
		z.trim(),
	);

/** Text of one line. */
export const line = text(LEAD_LIMITS.line);

/** Text that may be missing; null then. */
export const nullable = (schema: z.ZodMiniType<string, string>) =>
	z.pipe(
		z.nullish(schema),
		z.transform((value) => value || null),
	);

/** Text of one line that may be missing; null then. */
export const optionalLine = nullable(line);
