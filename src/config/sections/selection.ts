import { z } from 'zod';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../../domain/list/selection.ts';
import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';

/** One value or a list of alternatives. */
const oneOrMore = <Value extends z.ZodType>(value: Value) => z.union([value, z.array(value).min(1)]);

const Bounds = z
	.strictObject({ min: z.number().optional(), max: z.number().optional() })
	.refine(({ min, max }) => min !== undefined || max !== undefined, {
		error: 'expected a lowest number, a highest one or both, such as { min: 7 }',
	})
	.refine(({ min = -Infinity, max = Infinity }) => min <= max, {
		error: 'expected a lowest number that is not above the highest',
	});

const fieldsOf = <Field extends string, Schema extends z.ZodType>(fields: readonly Field[], schema: Schema) =>
	Object.fromEntries(fields.map((field) => [field, schema.optional()])) as Record<
		Field,
		z.ZodOptional<Schema>
	>;

const FIELDS = {
	...fieldsOf(TEXT_FIELDS, oneOrMore(z.string().min(1))),
	...fieldsOf(FLAG_FIELDS, z.boolean()),
	...fieldsOf(NUMBER_FIELDS, Bounds),
	car_type: oneOrMore(z.enum(CAR_TYPES)).optional(),
	item_type: oneOrMore(z.enum(ITEM_TYPES)).optional(),
};

const EXAMPLE = "{ body: ['SUV', 'Wagon'], seats: { min: 7 } }";

/** The error message for a filter text of earlier versions instead of a selection. */
const expected = ({ input }: { input?: unknown }) =>
	typeof input === 'string' ? `expected fields such as ${EXAMPLE} in place of a filter's text` : undefined;

/** Requires at least one field, as an empty selection would match everything. Does not run when an unknown field is reported. */
const withSomeField = <Schema extends z.ZodObject>(schema: Schema) =>
	schema.refine((fields) => Object.values(fields).some((value) => value !== undefined), {
		error: `expected at least one field, such as ${EXAMPLE}`,
		when: ({ issues }) => issues.length === 0,
	});

const FieldSelectionSchema = withSomeField(z.strictObject(FIELDS));

/** A selection from the stock (CONFIG-026, RESULTS-020); see `Selection`. */
export const SelectionSchema = withSomeField(
	z.strictObject(
		{
			...FIELDS,
			/** Only vehicles that match one of these. */
			any: z.array(FieldSelectionSchema).min(1).optional(),
			/** Only vehicles that do not match this. */
			not: FieldSelectionSchema.optional(),
		},
		{ error: expected },
	),
);
