import { z } from 'zod';
import { FLAG_FIELDS, NUMBER_FIELDS, TEXT_FIELDS } from '../../domain/list/selection.ts';
import { CAR_TYPES } from '../../domain/vehicle/car-type.ts';
import { ITEM_TYPES } from '../../domain/vehicle/item-type.ts';

/** One of some values, or any of several. */
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

/** What a selection that is none should be; the filter texts of earlier versions are one. */
const expected = ({ input }: { input?: unknown }) =>
	typeof input === 'string' ? `expected fields such as ${EXAMPLE} in place of a filter's text` : undefined;

/** A selection that selects: an empty one would be everything. An unknown field is reported as such and not as none. */
const withSomeField = <Schema extends z.ZodObject>(schema: Schema) =>
	schema.refine((fields) => Object.values(fields).some((value) => value !== undefined), {
		error: `expected at least one field, such as ${EXAMPLE}`,
		when: ({ issues }) => issues.length === 0,
	});

const FieldSelectionSchema = withSomeField(z.strictObject(FIELDS));

/** Some of the stock (CONFIG-026, RESULTS-020); see `Selection`. */
export const SelectionSchema = withSomeField(
	z.strictObject(
		{
			...FIELDS,
			/** What agrees with one of these. */
			any: z.array(FieldSelectionSchema).min(1).optional(),
			/** What does not agree with this. */
			not: FieldSelectionSchema.optional(),
		},
		{ error: expected },
	),
);
