import { expect, test } from 'vitest';
import { readAnswer } from './send-lead.ts';

test.each([
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
	{ name: 'an error of the service', status: 503, answer: { error: 'x' }, outcome: { status: 'away' } },
	{ name: 'a page that is not the service', status: 404, answer: null, outcome: { status: 'away' } },
])('an answer is understood: $name', ({ status, answer, outcome }) => {
	expect(readAnswer(status, answer, '/success')).toEqual(outcome);
});
