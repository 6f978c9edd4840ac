import type * as z from 'zod/mini';
import type { FieldProblem } from '../../api/problem.ts';
import { parsed } from '../../api/problems-of.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import type { JsonObject } from '../request/read-json.ts';

/** Values without the empty ones: forms send untouched fields empty. */
export function withoutEmpty(values: JsonObject): JsonObject {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}

/**
 * Parses a form by its schema; whether name and category are required is left to the dealer's rules. Throws a Refusal that names the
 * fields.
 *
 * @param meaning further problems of the fields that could be parsed, so that one response names all of them
 */
export function parseSent<Schema extends z.ZodMiniObject>(
	schema: Schema,
	values: JsonObject,
	meaning: (fields: z.output<Schema>) => readonly FieldProblem[],
): z.output<Schema> {
	const filled = withoutEmpty(values);
	const read = (these: JsonObject) => parsed(schema, { name: '', category: '', ...these });
	const { data, problems } = read(filled);
	if (!problems) return data;
	const unreadable = new Set(problems.map(({ field }) => field.split('.')[0] ?? ''));
	const rest = read(Object.fromEntries(Object.entries(filled).filter(([name]) => !unreadable.has(name))));
	const further = rest.problems ? [] : meaning(rest.data).filter(({ field }) => !unreadable.has(field));
	throw fieldRefusal([...problems, ...further]);
}
