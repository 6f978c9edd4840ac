import { z } from 'zod';
import { VEHICLE_TARGETS, type VehicleTarget } from './vehicle-targets.ts';

/** A pattern that gives the same answer every time: JavaScript's flags g and y remember where they were. */
const Pattern = z
	.instanceof(RegExp)
	.refine(({ flags }) => !/[gy]/.test(flags), 'expected a pattern without the flags g and y');

/** How one column's text becomes one value. Each step is optional; they run in the order written here. */
const ColumnRule = z.strictObject({
	/** The column's heading; spaces around it do not matter. */
	column: z.string(),
	/** Only for rows where the text of another column matches. */
	when: z.strictObject({ column: z.string(), matches: Pattern }).optional(),
	/**
	 * What stands in front and is cut off, one after the other, where it is there: the values of other headings, or what
	 * matches a pattern. A title without its year and make.
	 */
	after: z.array(z.union([z.string(), Pattern])).optional(),
	/** Texts that match are no value of this field: a guarantee in the column of colours. */
	unless: Pattern.optional(),
	/** Only this part of a value such as 'White / Black': the separator and the part, counted from 0. */
	part: z.strictObject({ of: z.string().min(1), index: z.int().min(0) }).optional(),
	/** A pattern the text must match; its first group (or the whole match) is the value. No match: no value. */
	match: Pattern.optional(),
	/** Texts that mean 'not known', in any case. */
	nothing: z.array(z.string()).optional(),
	/** What the file's words mean; the words are compared without regard to case. */
	values: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
	/** Whether a word that `values` does not list is dropped instead of kept. */
	only_known: z.boolean().optional(),
	/** Read as a number and multiply: 1000 for a column in thousands, 3.28084 for metres into feet. */
	times: z.number().optional(),
	/** Split into a list at this separator. */
	list: z.string().min(1).optional(),
});

export type ColumnRule = z.infer<typeof ColumnRule>;

/**
 * Where a field's value comes from: a column by its heading, a column with steps, the same for every row, several
 * columns joined, the first of several that has a value, or a stable id made of several columns.
 */
export type FieldRule =
	| string
	| ColumnRule
	| { constant: string | number | boolean }
	| { join: string[]; with: string }
	| { first: FieldRule[] }
	| { hash: string[] };

const FieldRule: z.ZodType<FieldRule> = z.lazy(() =>
	z.union([
		z.string(),
		ColumnRule,
		z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]) }),
		z.strictObject({ join: z.array(z.string()).min(1), with: z.string() }),
		z.strictObject({ first: z.array(FieldRule).min(1) }),
		z.strictObject({ hash: z.array(z.string()).min(1) }),
	]),
);

/**
 * A table's columns, by the vehicle field they fill; `variant.torque` reaches into a group, `finance_lenders.angle.paymentWeek` into
 * a lender's figures. Every row needs an id; a table
 * without one makes it of the columns that tell its rows apart. A list in `images` is a list of addresses.
 */
export type ColumnMapping = { id: FieldRule } & { [Target in VehicleTarget]?: FieldRule | undefined };

export const ColumnMappingSchema: z.ZodType<ColumnMapping> = z.strictObject({
	...(Object.fromEntries(VEHICLE_TARGETS.map((target) => [target, FieldRule.optional()])) as Record<
		VehicleTarget,
		z.ZodOptional<typeof FieldRule>
	>),
	id: FieldRule,
});
