import { expect, test } from 'vitest';
import { readAnswer } from './send-lead.ts';

test.each<{ name: string; status: number; answer: unknown; retryAfter?: string; outcome: object }>([
	{
		name: 'a lead',
		status: 201,
		answer: { lead_id: 'lead_1' },
		outcome: { status: 'sent', success_page: '/success', lead_id: 'lead_1' },
	},
	{
		name: 'an enquiry with a page of its own (ENQUIRY-021)',
		status: 200,
		answer: { success: true, success_page: '/thanks', lead_id: 'lead_1' },
		outcome: { status: 'sent', success_page: '/thanks', lead_id: 'lead_1' },
	},
	{
		name: 'a page elsewhere',
		status: 200,
		answer: { success_page: '//evil.example', lead_id: 'lead_1' },
		outcome: { status: 'sent', success_page: '/success', lead_id: 'lead_1' },
	},
	{ name: 'no lead_id', status: 200, answer: {}, outcome: { status: 'refused', error: null, problems: [] } },
	{
		name: 'an error (LEADAPI-002)',
		status: 422,
		answer: { error: 'Please mend this.', problems: [{ field: 'email', message: 'No.' }, { field: 7 }] },
		outcome: {
			status: 'refused',
			error: 'Please mend this.',
			problems: [{ field: 'email', message: 'No.' }],
		},
	},
	{
		name: 'an error of the service',
		status: 503,
		answer: { error: 'x' },
		outcome: { status: 'away', retryMs: 60_000 },
	},
	{
		name: 'a page that is not the service',
		status: 404,
		answer: null,
		outcome: { status: 'away', retryMs: 60_000 },
	},
	{
		name: 'a service that asks to wait',
		status: 429,
		answer: { error: 'Too often.' },
		retryAfter: '90',
		outcome: { status: 'busy', error: 'Too often.', retryMs: 90_000 },
	},
	{
		name: 'an error that says when to come again',
		status: 503,
		answer: null,
		retryAfter: '30',
		outcome: { status: 'away', retryMs: 30_000 },
	},
])('an answer is understood: $name', ({ status, answer, retryAfter, outcome }) => {
	expect(readAnswer(status, answer, '/success', retryAfter)).toEqual(outcome);
});
