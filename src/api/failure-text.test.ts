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
		'a refusal with a field',
		{ status: 'refused', problem: { ...problem, problems: [field] } },
		field.message,
	],
	['a refusal without a field', { status: 'refused', problem }, problem.error],
	['a limit', { status: 'limited', message: 'That was too often.', retryMs: 1 }, 'That was too often.'],
	['a service that cannot be reached', { status: 'unavailable', retryMs: 1 }, 'Please try again.'],
	['a browser without a network', { status: 'offline' }, 'Please try again.'],
] as const)('%s gives a text for visitors', (_name, outcome, text) => {
	expect(failureText(outcome as Parameters<typeof failureText>[0], 'Please try again.')).toBe(text);
});
