import { z } from 'zod';

/** How long texts of a lead may be, characters. Longer is refused, naming the field. */
export const LEAD_LIMITS = {
	line: 200,
	message: 5000,
	address: 2000,
	/** Entries of a list, such as visited pages. */
	entries: 50,
} as const;

/** PostgreSQL stores no NUL, and no keyboard types one. */
export const clean = (max: number) =>
	z
		.string()
		.max(max, `Please shorten this to ${max} characters.`)
		.refine((text) => !text.includes('\0'), 'Please remove the unreadable character.')
		.transform((text) => text.trim());
/** Text of one line. */
export const line = clean(LEAD_LIMITS.line);
/** Text of one line that may be missing; null then. */
export const optional = line.nullish().transform((text) => text || null);
