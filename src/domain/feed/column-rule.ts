import { z } from 'zod';
import { isDateForm } from '../time/iso-date.ts';
import { UNIT_NAMES, unitFactor } from '../vehicle/attributes/units.ts';

/** A stateless pattern: with the flags g and y, a JavaScript RegExp remembers its last position. */
const Pattern = z
	.instanceof(RegExp)
	.refine(({ flags }) => !/[gy]/.test(flags), 'expected a pattern without the flags g and y');

/**
 * The operations that turn a column's value into a field's, each optional, in the order in which they run. From `nothing` on they run
 * for each entry of a list.
 */
export const ColumnRuleSchema = z.strictObject({
	/** The column's heading; in JSON and XML the path of a value, such as `specs.engine`, `photos[].url` or `price.@currency`. */
	column: z.string(),
	/** Only for rows where the text of another column matches. */
	when: z.strictObject({ column: z.string(), matches: Pattern }).optional(),
	/** The column with the currency of this one: a price in any currency but AUD is an error that names the currency. */
	currency: z.string().optional(),
	/**
	 * Prefixes to remove in turn, where present: the values of other columns, or whatever matches a pattern. Turns a title into its part
	 * after year and make.
	 */
	after: z.array(z.union([z.string(), Pattern])).optional(),
	/** Texts that match are no value of this field, such as a guarantee in the colour column. */
	unless: Pattern.optional(),
	/** Replaces every occurrence of a text or pattern, one pair after the other; `$1` is a pattern's first group. */
	replace: z
		.array(z.strictObject({ find: z.union([z.string().min(1), Pattern]), with: z.string() }))
		.optional(),
	/** Only this part of a value such as 'White / Black': the separator and the part, counted from 0. */
	part: z.strictObject({ of: z.string().min(1), index: z.int().min(0) }).optional(),
	/** A pattern the text must match; its first group (or the whole match) is the value. No match: no value. */
	match: Pattern.optional(),
	/** Splits into a list at a separator, or at whatever matches a pattern: several pictures in one cell. */
	list: z.union([z.string().min(1), Pattern]).optional(),
	/** Texts that mean 'not known'; upper and lower case are equal. */
	nothing: z.array(z.string()).optional(),
	/** Translations of the source's words, ignoring case; a translated word skips the operations that follow. */
	values: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
	/** Whether a word that `values` does not list is dropped. */
	only_known: z.boolean().optional(),
	/** Converts to title case: 'GLACIER WHITE' becomes 'Glacier White'. */
	title_case: z.boolean().optional(),
	/** Parses a date in this format, made of DD, MM, MMM, YY, YYYY, HH and mm: `DD/MM/YY`. */
	date: z
		.string()
		.refine(isDateForm, 'expected a format such as DD/MM/YY, with a day, a month and a year')
		.optional(),
	/** Converts a number from one unit to another: `{ from: 'mi', to: 'km' }`. */
	unit: z
		.strictObject({ from: z.string(), to: z.string() })
		.refine(
			({ from, to }) => unitFactor(from, to) !== null,
			`expected two units of one kind, of ${UNIT_NAMES.join(', ')}`,
		)
		.optional(),
	/** Multiplies a number: 1000 for a column in thousands. */
	times: z.number().optional(),
	/** Rounds a number to so many decimals. */
	round: z.int().min(0).max(6).optional(),
	/** A prefix, such as the address of a folder before a picture's name. An address is not put before a value that is one already. */
	prefix: z.string().optional(),
	/** A suffix. */
	suffix: z.string().optional(),
});

export type ColumnRule = z.infer<typeof ColumnRuleSchema>;
