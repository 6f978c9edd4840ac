import type * as z from 'zod/mini';
import type { FieldProblem } from '../../api/problem.ts';
import { parsed } from '../../api/problems-of.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import type { JsonObject } from '../request/read-json.ts';

/** An untouched field is one that was not sent: forms send it empty. */
export function withoutEmpty(values: JsonObject): JsonObject {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}

/**
 * Reads a form by its contract; which of name and category may be missing is the dealer's choice. Throws a Refusal that names the fields.
 *
 * @param meaning what else is wrong with fields that can be read, so that one answer names all that must be mended
 */
export function parseSent<Schema extends z.ZodMiniObject>(
	schema: Schema,
	values: JsonObject,
	meaning: (fields: z.output<Schema>) => readonly FieldProblem[],
): z.output<Schema> {
	const said = withoutEmpty(values);
	const read = (these: JsonObject) => parsed(schema, { name: '', category: '', ...these });
	const { data, problems } = read(said);
	if (!problems) return data;
	const unreadable = new Set(problems.map(({ field }) => field.split('.')[0] ?? ''));
	const rest = read(Object.fromEntries(Object.entries(said).filter(([name]) => !unreadable.has(name))));
	const further = rest.problems ? [] : meaning(rest.data).filter(({ field }) => !unreadable.has(field));
	throw fieldRefusal([...problems, ...further]);
}
