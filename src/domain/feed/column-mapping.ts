import { z } from 'zod';
import { VEHICLE_TARGETS, type VehicleTarget } from '../vehicle/record/vehicle-targets.ts';
import { type ColumnRule, ColumnRuleSchema } from './column-rule.ts';

/**
 * The source of a field's value: a column by its heading, a column with operations, a constant, several
 * columns joined, the first of several with a value, or a stable id hashed from several columns.
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
		ColumnRuleSchema,
		z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]) }),
		z.strictObject({ join: z.array(z.string()).min(1), with: z.string() }),
		z.strictObject({ first: z.array(FieldRule).min(1) }),
		z.strictObject({ hash: z.array(z.string()).min(1) }),
	]),
);

/**
 * The columns of a table, or the paths of JSON and XML, by the vehicle field they fill; `variant.torque` reaches into a group,
 * `finance_lenders.angle.paymentWeek` into a lender's figures. Every row needs an id; for a source without one, hash the columns that
 * distinguish its rows. A list in `images` is a list of addresses. Unmapped fields are unknown.
 */
export type ColumnMapping = { id: FieldRule } & { [Target in VehicleTarget]?: FieldRule | undefined };

/** The schema of {@link ColumnMapping}: fields that a vehicle does not have are refused. */
export const ColumnMappingSchema: z.ZodType<ColumnMapping> = z.strictObject({
	...(Object.fromEntries(VEHICLE_TARGETS.map((target) => [target, FieldRule.optional()])) as Record<
		VehicleTarget,
		z.ZodOptional<typeof FieldRule>
	>),
	id: FieldRule,
});
