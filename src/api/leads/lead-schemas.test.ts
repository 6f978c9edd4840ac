import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../problems-of.ts';
import { EnquirySchema } from './enquiries.ts';
import { LeadSchema } from './leads.ts';

const LEAD = { name: ' Sam ', category: 'Test Drive' };

test('texts are trimmed, and missing fields are null, false or empty', () => {
	expect(z.parse(LeadSchema, LEAD)).toMatchObject({
		name: 'Sam',
		email: '',
		car_id: null,
		opt_in: false,
		isLastStep: true,
		test_drive_date: null,
		lead_attributes: { visited_pages: [], linked_query_params: {} },
	});
});

test.each([
	[{ name: 'x'.repeat(201) }, { field: 'name', message: 'Please shorten this to 200 characters.' }],
	[{ name: 'a\0' }, { field: 'name', message: 'Please remove the unreadable character.' }],
	[{ opt_in: 'yes' }, { field: 'opt_in', message: 'Please send true or false here.' }],
	[
		{ lead_attributes: { visited_pages: [7] } },
		{ field: 'lead_attributes.visited_pages.0', message: 'Please send text here.' },
	],
	[{ kms: -1 }, { field: 'kms', message: 'Please check the kilometres: we can take up to 999,999 km.' }],
	[{ finance: 'Maybe' }, { field: 'finance', message: 'Please send one of the known values here.' }],
])('an invalid field is named with its error message (%j)', (fields, problem) => {
	expect(problemsOf(LeadSchema, { ...LEAD, ...fields })).toEqual([problem]);
});

test.each([[[]], [true], [''], [' '], ['about 9'], [Number.POSITIVE_INFINITY]])('%j is no number', (sent) => {
	expect(problemsOf(LeadSchema, { ...LEAD, kms: sent, offer_price: sent })).toEqual([
		{ field: 'offer_price', message: 'Please send a number here.' },
		{ field: 'kms', message: 'Please check the kilometres: we can take up to 999,999 km.' },
	]);
});

test('an enquiry keeps its list of services', () => {
	const sent = { ...LEAD, additional_services: ['Car wash'], kms: '45000' };
	expect(z.parse(EnquirySchema, sent)).toMatchObject({ additional_services: ['Car wash'], kms: 45_000 });
});
