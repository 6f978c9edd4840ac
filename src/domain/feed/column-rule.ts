import { z } from 'zod';
import { isDateForm } from '../time/written-date.ts';
import { UNIT_NAMES, unitFactor } from '../vehicle/units.ts';

/** A pattern that gives the same answer every time: JavaScript's flags g and y remember where they were. */
const Pattern = z
	.instanceof(RegExp)
	.refine(({ flags }) => !/[gy]/.test(flags), 'expected a pattern without the flags g and y');

/**
 * How one column's value becomes a field's: the operations, each optional, in the order in which they run. From `nothing` on they run
 * for each entry of a list.
 */
export const ColumnRuleSchema = z.strictObject({
	/** The column's heading; in JSON and XML the path of a value, such as `specs.engine`, `photos[].url` or `price.@currency`. */
	column: z.string(),
	/** Only for rows where the text of another column matches. */
	when: z.strictObject({ column: z.string(), matches: Pattern }).optional(),
	/** The column that names the currency of this one: a price in any but AUD is refused by name. */
	currency: z.string().optional(),
	/**
	 * What comes first and is cut off, one after the other, where it is there: the values of other columns, or what matches a pattern.
	 * A title without its year and make.
	 */
	after: z.array(z.union([z.string(), Pattern])).optional(),
	/** Texts that match are no value of this field: a guarantee in the column of colours. */
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
	/** Texts that mean 'not known', in any case. */
	nothing: z.array(z.string()).optional(),
	/** What the source's words mean, compared without regard to case; a word found here is the value and skips what follows. */
	values: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
	/** Whether a word that `values` does not list is dropped instead of kept. */
	only_known: z.boolean().optional(),
	/** Sets words in title case: 'GLACIER WHITE' becomes 'Glacier White'. */
	title_case: z.boolean().optional(),
	/** Reads a date of this form, made of DD, MM, MMM, YY, YYYY, HH and mm: `DD/MM/YY`. */
	date: z
		.string()
		.refine(isDateForm, 'expected a form such as DD/MM/YY, with a day, a month and a year')
		.optional(),
	/** Reads a number in one unit and gives it in another: `{ from: 'mi', to: 'km' }`. */
	unit: z
		.strictObject({ from: z.string(), to: z.string() })
		.refine(
			({ from, to }) => unitFactor(from, to) !== null,
			`expected two units of one kind, of ${UNIT_NAMES.join(', ')}`,
		)
		.optional(),
	/** Reads a number and multiplies it: 1000 for a column in thousands. */
	times: z.number().optional(),
	/** Reads a number and rounds it to so many decimals. */
	round: z.int().min(0).max(6).optional(),
	/** Put in front: the address of a folder before a picture's name. A value that is an address already gets no address in front. */
	prefix: z.string().optional(),
	/** Put behind. */
	suffix: z.string().optional(),
});

export type ColumnRule = z.infer<typeof ColumnRuleSchema>;
