import * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';

/** The fields of a value that its schema does not take, with what to do; none for a value it takes. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): FieldProblem[] {
	const { error } = z.safeParse(schema, value, { error: issueMessage });
	return error ? error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) : [];
}

/** The message for an issue for which the schema itself has none. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return `Please send ${TYPES[issue.expected] ?? 'another value'} here.`;
		case 'too_big':
			return `Please send no more than ${issue.maximum}.`;
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
