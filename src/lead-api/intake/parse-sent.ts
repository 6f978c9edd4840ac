import type { z } from 'zod';
import type { FieldProblem } from '../../contracts/lead.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import type { JsonObject } from '../request/read-json.ts';

/** An untouched field is one that was not sent: forms send it empty. */
export function withoutEmpty(values: JsonObject): JsonObject {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}

/**
 * Reads a form by its contract; who must say what is for the dealer to choose. Throws a Refusal that names the fields.
 *
 * @param meaning what else is wrong with fields that can be read, so that one answer names all that must be mended
 */
export function parseSent<Schema extends z.ZodType>(
	schema: Schema,
	values: JsonObject,
	meaning: (fields: z.output<Schema>) => readonly FieldProblem[],
): z.output<Schema> {
	const said = withoutEmpty(values);
	const read = (these: JsonObject) =>
		schema.safeParse({ name: '', category: '', ...these }, { error: wordsOf });
	const { success, data, error } = read(said);
	if (success) return data;
	const problems = problemsOf(error);
	const unreadable = new Set(problems.map(({ field }) => field.split('.')[0] ?? ''));
	const rest = read(Object.fromEntries(Object.entries(said).filter(([name]) => !unreadable.has(name))));
	const further = rest.success ? meaning(rest.data).filter(({ field }) => !unreadable.has(field)) : [];
	throw fieldRefusal([...problems, ...further]);
}

/** Reads what was sent by its contract. Throws a Refusal that names the fields. */
export function parseCall<Schema extends z.ZodType>(schema: Schema, values: JsonObject): z.output<Schema> {
	const { success, data, error } = schema.safeParse(values, { error: wordsOf });
	if (success) return data;
	throw fieldRefusal(problemsOf(error));
}

function problemsOf({ issues }: z.ZodError): FieldProblem[] {
	return issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** What is said of an issue that its contract has no words for. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return `Please send ${NAMES[issue.expected] ?? 'another value'} here.`;
		case 'too_big':
			return `Please send no more than ${issue.maximum}.`;
		case 'too_small':
			return `Please send at least ${issue.minimum}.`;
		default:
			return 'Please send one of the known values here.';
	}
}

const NAMES: Readonly<Record<string, string | undefined>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	record: 'an object',
};
