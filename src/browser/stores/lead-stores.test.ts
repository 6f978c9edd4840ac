import { expect, test } from 'vitest';
import { completeDetails } from './customer-details.ts';
import { currentDraft, type LeadDraft, withDraft, withoutDraft } from './lead-drafts.ts';
import { withSuccess } from './success-categories.ts';

test.each([
	{ name: 'all three', given: { name: 'Sam', email: 's@x.au', phone: '1' }, kept: true },
	{ name: 'no phone', given: { name: 'Sam', email: 's@x.au', phone: ' ' }, kept: false },
	{ name: 'no name', given: { email: 's@x.au', phone: '1' }, kept: false },
	{ name: 'nothing', given: null, kept: false },
])('contact details are stored only when all three are known: $name (ENQUIRY-010)', ({ given, kept }) => {
	expect(completeDetails(given) !== null).toBe(kept);
});

test('only the three contact details are read from the storage', () => {
	const stored = { name: 'Sam', email: 's@x.au', phone: '1', message: 'secret' };
	expect(completeDetails(stored)).toEqual({ name: 'Sam', email: 's@x.au', phone: '1' });
});

const draft = (submission_id: string, time = 0): LeadDraft => ({
	address: '/api/leads',
	body: { submission_id },
	time,
	page: '/fleet#fleet-enquiry',
	title: 'Fleet',
	needsProof: true,
	retryAt: 0,
	refused: null,
});

test('a draft is stored once, under its submission id, and removed when it is sent', () => {
	const drafts = withDraft(withDraft([draft('a')], draft('b')), draft('a', 5));

	expect(drafts.map(({ body }) => body.submission_id)).toEqual(['b', 'a']);
	expect(withoutDraft(drafts, 'b')).toEqual([draft('a', 5)]);
});

test('a draft of a week ago is kept and marked as not sent', () => {
	const week = 7 * 24 * 60 * 60 * 1000;

	expect(currentDraft(draft('a', 1), week)).toEqual(draft('a', 1));
	expect(currentDraft(draft('a', 1), week + 1).refused).toEqual({
		error: 'It could not be sent within a week.',
		problems: [],
	});
});

test('the last twenty submissions are stored, the newest first (LOCAL-009, ENQUIRY-022)', () => {
	const entries = Array.from({ length: 21 }, (_, time) => ({ category: 'Offer', car_type: null, time }));
	const sent = entries.reduce(withSuccess, [] as readonly (typeof entries)[number][]);

	expect(sent).toHaveLength(20);
	expect(sent[0]?.time).toBe(20);
});
