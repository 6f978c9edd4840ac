import { z } from 'zod';
import { keysOf } from './schema-at.ts';

/** What a schema expects, in words, and the valid values of an enumeration. */
export interface Expectation {
	expected: string;
	choices?: readonly string[];
}

const KINDS: Record<string, string> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	object: 'a group of options',
	record: 'a group of options',
	array: 'a list',
	RegExp: 'a pattern such as /^V6$/',
};

const FORMATS: Record<string, string> = {
	url: 'a web address such as https://www.example.com',
	email: 'an e-mail address',
	date: 'a date such as 2026-12-25',
	datetime: 'a moment such as 2025-07-24T23:59:59+10:00',
};

/** The expectation of an issue. A schema's own message, which begins with 'expected', comes first. */
export function expectation(issue: z.core.$ZodIssue): Expectation {
	if (issue.message.startsWith('expected ')) return { expected: issue.message.slice('expected '.length) };
	switch (issue.code) {
		case 'invalid_type':
			return { expected: KINDS[issue.expected] ?? issue.expected };
		case 'invalid_value':
			return oneOf(issue.values);
		case 'invalid_union':
			return oneOf(('options' in issue && issue.options) || []);
		case 'invalid_format':
			return { expected: FORMATS[issue.format] ?? `text that matches ${issue.pattern}` };
		case 'too_small':
			if (issue.exact) return { expected: counted(issue.minimum, issue.origin) };
			return { expected: issue.inclusive ? atLeast(issue) : `more than ${issue.minimum}` };
		case 'too_big': {
			const limit = counted(issue.maximum, issue.origin);
			return { expected: issue.exact ? limit : `at most ${limit}` };
		}
		default:
			return { expected: `a valid value (${issue.message})` };
	}
}

/** The expectations of a union's alternatives, where it is not clear which one was meant. */
export function expectedBranches(
	branches: readonly { schema: z.core.$ZodType; issues: readonly z.core.$ZodIssue[] }[],
): Expectation {
	const wanted = branches.map(({ schema, issues }): Expectation => {
		if (schema instanceof z.ZodObject) {
			const keys = keysOf([schema], {});
			return { expected: keys.length > 0 ? `a group of options (${keys.join(', ')})` : '{}' };
		}
		return issues[0] ? expectation(issues[0]) : { expected: 'something else' };
	});
	return {
		expected: wanted.map(({ expected }) => expected).join(' or '),
		choices: wanted.flatMap(({ choices = [] }) => choices),
	};
}

function oneOf(values: readonly unknown[]): Expectation {
	const words = values.map((value) => JSON.stringify(value));
	return {
		expected: words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or '),
		choices: values.filter((value) => typeof value === 'string'),
	};
}

function atLeast({ minimum, origin }: { minimum: number | bigint; origin: string }): string {
	return origin === 'string' && minimum === 1 ? 'some text' : `at least ${counted(minimum, origin)}`;
}

function counted(limit: number | bigint, origin: string): string {
	const unit = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin];
	return unit ? `${limit} ${unit[limit === 1 ? 0 : 1]}` : String(limit);
}
