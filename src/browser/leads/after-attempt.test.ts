import { expect, test } from 'vitest';
import type { LeadDraft } from '../stores/lead-drafts.ts';
import { afterAttempt } from './after-attempt.ts';

const DRAFT: LeadDraft = {
	address: '/api/leads',
	body: { submission_id: 'a' },
	time: 0,
	page: '/cars/x#test-drive',
	title: 'Book a Test Drive',
	needsProof: true,
	retryAt: 0,
	refused: null,
};
const problems = [{ field: 'test_drive_date', message: 'Please choose another time.' }];

test.each([
	{
		name: 'is removed once it arrived',
		outcome: { status: 'received', success_page: '/success', lead_id: 'lead_1', reference: 'A1B2-C3D4' },
		is: null,
	},
	{
		name: 'is kept with the reason when it is refused',
		outcome: { status: 'invalid', message: 'Please fix this.', problems },
		is: { ...DRAFT, refused: { error: 'Please fix this.', problems } },
	},
	{
		name: 'is kept when its time was taken',
		outcome: { status: 'taken', problems },
		is: { ...DRAFT, refused: { error: null, problems } },
	},
	{
		name: 'waits as long as a busy service asks for',
		outcome: { status: 'limited', message: 'Too often.', retryMs: 9000 },
		is: { ...DRAFT, retryAt: 10_000 },
	},
	{
		name: 'waits while the service is unavailable',
		outcome: { status: 'unavailable', retryMs: 60_000 },
		is: { ...DRAFT, retryAt: 61_000 },
	},
	{ name: 'waits for the network', outcome: { status: 'offline' }, is: DRAFT },
] as const)('a draft $name', ({ outcome, is }) => {
	expect(afterAttempt(DRAFT, outcome, 1000)).toEqual(is);
});
