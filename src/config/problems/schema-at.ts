import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * The schemas of an option, inside optional, default and union wrappers. Of a union with a discriminator
 * ('block', 'source'), only the alternative that the document chose.
 */
export function schemasAt(
	schemas: readonly Schema[],
	path: readonly PropertyKey[],
	input: unknown,
): readonly Schema[] {
	const [key, ...rest] = path;
	if (key === undefined) return schemas;
	const value = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
	const children = schemas
		.flatMap((schema) => branchesOf(schema, input))
		.flatMap((schema) => childOf(schema, key));
	return schemasAt(children, rest, value);
}

/** The names of the options in schemas, for the union alternatives that a value chooses. */
export function keysOf(schemas: readonly Schema[], value: unknown): string[] {
	const groups = schemas.flatMap((schema) => branchesOf(schema, value));
	return [
		...new Set(groups.flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []))),
	];
}

/** The alternatives of the union that reported these issues, each with its issues; empty when there is no such union. */
export function unionBranches(
	schemas: readonly Schema[],
	errors: readonly (readonly z.core.$ZodIssue[])[],
): { schema: Schema; issues: readonly z.core.$ZodIssue[] }[] {
	const union = schemas.map(peeled).find((schema) => schema instanceof z.ZodUnion);
	if (!(union instanceof z.ZodUnion) || errors.length !== union.options.length) return [];
	return union.options.map((option, index) => ({ schema: peeled(option), issues: errors[index] ?? [] }));
}

function branchesOf(schema: Schema, value: unknown): Schema[] {
	const inner = peeled(schema);
	if (!(inner instanceof z.ZodUnion)) return [inner];
	const chosen = inner.options.filter((option) => isChosen(inner, option, value));
	return (chosen.length > 0 ? chosen : inner.options).flatMap((option) => branchesOf(option, value));
}

function isChosen(union: z.ZodUnion, option: Schema, value: unknown): boolean {
	if (!(union instanceof z.ZodDiscriminatedUnion) || typeof value !== 'object' || value === null)
		return false;
	const { discriminator } = union.def;
	return option._zod.propValues?.[discriminator]?.has(Reflect.get(value, discriminator)) ?? false;
}

function childOf(schema: Schema, key: PropertyKey): Schema[] {
	if (schema instanceof z.ZodObject) {
		const child = schema.shape[String(key)];
		return child ? [child] : [];
	}
	if (schema instanceof z.ZodArray) return [schema.element];
	return schema instanceof z.ZodRecord ? [schema.valueType] : [];
}

/** A schema without its optional, nullable and default wrappers. */
function peeled(schema: Schema): Schema {
	if (
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodPrefault ||
		schema instanceof z.ZodLazy
	) {
		return peeled(schema.unwrap());
	}
	return schema instanceof z.ZodPipe ? peeled(schema.in) : schema;
}
