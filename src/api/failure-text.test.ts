import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const problem = {
	type: 'about:blank',
	title: '',
	status: 422,
	error: 'Please check the form.',
	problems: [],
};
const field = { field: 'phone', message: 'Please enter a mobile number.' };

test.each([
	[
		'the field that is wrong',
		{ status: 'refused', problem: { ...problem, problems: [field] } },
		field.message,
	],
	['a refusal without a field', { status: 'refused', problem }, problem.error],
	['a limit', { status: 'limited', message: 'That was too often.', retryMs: 1 }, 'That was too often.'],
	['a service that is away', { status: 'unavailable', retryMs: 1 }, 'Please try again.'],
	['a browser without a network', { status: 'offline' }, 'Please try again.'],
] as const)('%s has its text', (_name, outcome, text) => {
	expect(failureText(outcome as Parameters<typeof failureText>[0], 'Please try again.')).toBe(text);
});
