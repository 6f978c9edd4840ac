import * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';

/** Parses a value by its schema: its data, or the invalid fields with their messages. */
export function parsed<Schema extends z.ZodMiniType>(
	schema: Schema,
	value: unknown,
): { data: z.output<Schema>; problems: null } | { data: null; problems: FieldProblem[] } {
	const { success, data, error } = z.safeParse(schema, value, { error: issueMessage });
	if (success) return { data, problems: null };
	return {
		data: null,
		problems: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
	};
}

/** The invalid fields of a value with their messages; none for a valid value. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): FieldProblem[] {
	return parsed(schema, value).problems ?? [];
}

/** The default message of an issue. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return `Please send ${TYPES[issue.expected] ?? 'another value'} here.`;
		case 'too_big':
			return issue.origin === 'string'
				? `Please shorten this to ${issue.maximum} characters.`
				: `Please send no more than ${issue.maximum}.`;
		case 'too_small':
			return `Please send at least ${issue.minimum}.`;
		default:
			return 'Please send one of the known values here.';
	}
}

const TYPES: Readonly<Record<string, string | undefined>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	record: 'an object',
};
