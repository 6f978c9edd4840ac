import { expect, test } from 'vitest';
import { completeDetails } from './customer-details.ts';
import { freshDrafts, withDraft, withoutDraft } from './lead-drafts.ts';
import { withSuccess } from './success-categories.ts';

test.each([
	{ name: 'all three', given: { name: 'Sam', email: 's@x.au', phone: '1' }, kept: true },
	{ name: 'no phone', given: { name: 'Sam', email: 's@x.au', phone: ' ' }, kept: false },
	{ name: 'no name', given: { email: 's@x.au', phone: '1' }, kept: false },
	{ name: 'nothing', given: null, kept: false },
])('details are kept only when all three are known: $name (ENQUIRY-010)', ({ given, kept }) => {
	expect(completeDetails(given) !== null).toBe(kept);
});

test('of what is kept only the three are read', () => {
	const stored = { name: 'Sam', email: 's@x.au', phone: '1', message: 'secret' };
	expect(completeDetails(stored)).toEqual({ name: 'Sam', email: 's@x.au', phone: '1' });
});

const draft = (submission_id: string, time = 0) => ({ address: '/api/leads', body: { submission_id }, time });

test('a draft is kept once, forgotten when sent, and not for longer than a week', () => {
	const drafts = withDraft(withDraft([draft('a')], draft('b')), draft('a', 5));
	const week = 7 * 24 * 60 * 60 * 1000;

	expect(drafts.map(({ body }) => body.submission_id)).toEqual(['b', 'a']);
	expect(withoutDraft(drafts, 'b')).toEqual([draft('a', 5)]);
	expect(freshDrafts([draft('a', 1)], week)).toHaveLength(1);
	expect(freshDrafts([draft('a', 1)], week + 1)).toEqual([]);
});

test('twenty things sent are remembered, the newest first (LOCAL-009)', () => {
	const entries = Array.from({ length: 21 }, (_, time) => ({ category: 'Offer', car_type: null, time }));
	const sent = entries.reduce(withSuccess, [] as readonly (typeof entries)[number][]);

	expect(sent).toHaveLength(20);
	expect(sent[0]?.time).toBe(20);
});
