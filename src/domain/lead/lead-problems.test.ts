import { describe, expect, test } from 'vitest';
import { type LeadRules, type LeadValues, leadProblems, TERMS_PROBLEM } from './lead-problems.ts';

const RULES: LeadRules = { kind: 'leads', message_optional: false, optional_contact: 'none' };
const FULL: LeadValues = {
	name: 'Sam Lee',
	email: 'sam@example.com',
	phone: '0412 345 678',
	message: 'Is it still there?',
	category: 'Vehicle Enquiry',
	terms_conditions: true,
};

/** The fields that must be mended. */
const fieldsOf = (values: Partial<LeadValues>, rules: Partial<LeadRules> = {}) =>
	leadProblems({ ...FULL, ...values }, { ...RULES, ...rules }).map(({ field }) => field);

test('a complete form has no problems', () => {
	expect(fieldsOf({})).toEqual([]);
});

test.each<{ name: string; values: Partial<LeadValues>; rules?: Partial<LeadRules>; fields: string[] }>([
	{
		name: 'an empty form',
		values: { name: ' ', email: '', phone: '', message: '', terms_conditions: false },
		fields: ['name', 'email', 'phone', 'message', 'terms_conditions'],
	},
	{
		name: 'characters that cannot be seen',
		values: { name: '\u200b', message: '\u202e \u200b' },
		fields: ['name', 'message'],
	},
	{ name: 'a name in one sign', values: { name: '😀' }, fields: [] },
	{ name: 'an enquiry without a message (ENQUIRY-003)', values: { message: ' ' }, fields: ['message'] },
	{
		name: 'the same where the dealer relaxes it',
		values: { message: '' },
		rules: { message_optional: true },
		fields: [],
	},
	{
		name: 'a test drive without a message (TESTDRIVE-004)',
		values: { category: 'Test Drive', message: '' },
		fields: [],
	},
	{
		name: 'a photo request without one (PHOTOS-003)',
		values: { category: 'Photo Request', message: '' },
		fields: [],
	},
	{
		name: 'a test drive enquired about in general',
		values: { category: 'Test Drive', message: '' },
		rules: { kind: 'enquiries' },
		fields: ['message'],
	},
	{ name: 'no category (ENQUIRY-004)', values: { category: '' }, fields: ['category'] },
	{
		name: 'no dealership where one is asked for (ENQUIRY-007)',
		values: { dealership_slug: '' },
		fields: ['dealership_slug'],
	},
	{
		name: 'no location where one is asked for (ENQUIRY-006)',
		values: { location: '' },
		fields: ['location'],
	},
	{ name: 'a day without a time', values: { test_drive_date: '2026-12-01' }, fields: ['test_drive_date'] },
	{ name: 'a day with a time', values: { test_drive_date: '2026-12-01T09:30' }, fields: [] },
	{
		name: 'a service booking with its work',
		values: { category: 'Service Booking', message: '', service_work: 'Brakes', service_date: '2026-12-01' },
		rules: { kind: 'enquiries' },
		fields: ['service_date'],
	},
	{
		name: 'a service booking for something else',
		values: { category: 'Service Booking', message: '', service_work: 'Something else' },
		rules: { kind: 'enquiries' },
		fields: ['message'],
	},
	{
		name: 'a service booking without work',
		values: { category: 'Service Booking', message: '', service_work: '' },
		rules: { kind: 'enquiries' },
		fields: ['service_work'],
	},
	{ name: 'no day (TESTDRIVE-005)', values: { test_drive_date: '' }, fields: [] },
	{
		name: 'an offer without an amount (OFFERS-019)',
		values: { category: 'Offer', offer_from_client: '' },
		fields: ['offer_from_client'],
	},
	{
		name: 'an offer in words',
		values: { category: 'Offer', offer_from_client: 'a lot' },
		fields: ['offer_from_client'],
	},
	{
		name: 'an offer without a message (OFFERS-021)',
		values: { category: 'Offer', message: undefined, offer_from_client: '$24,500' },
		fields: [],
	},
])('$name: $fields (ENQUIRY-030)', ({ values, rules, fields }) => {
	expect(fieldsOf(values, rules)).toEqual(fields);
});

describe('contact details (resolution 104)', () => {
	test.each([
		{ email: 'sam@example.com', is: true },
		{ email: ' sam@example.com ', is: true },
		{ email: 'sam.example.com', is: false },
		{ email: 'sam@example', is: false },
		{ email: 'sam@example.', is: false },
		{ email: 'sam lee@example.com', is: false },
	])('the email address $email is valid: $is', ({ email, is }) => {
		expect(fieldsOf({ email })).toEqual(is ? [] : ['email']);
	});

	test.each([
		{ phone: '0412 345 678', is: true },
		{ phone: '+49 (0) 30 1234-567', is: true },
		{ phone: '131500', is: true },
		{ phone: '13150', is: false },
		{ phone: '0412 345 67', is: false },
		{ phone: '1234567890123456', is: false },
		{ phone: 'call me', is: false },
	])('the phone number $phone is valid: $is', ({ phone, is }) => {
		expect(fieldsOf({ phone })).toEqual(is ? [] : ['phone']);
	});

	test('the optional contact detail may be empty; an invalid one is still a problem', () => {
		expect(fieldsOf({ phone: '' }, { optional_contact: 'phone' })).toEqual([]);
		expect(fieldsOf({ email: '' }, { optional_contact: 'phone' })).toEqual(['email']);
		expect(fieldsOf({ email: '' }, { optional_contact: 'email' })).toEqual([]);
		expect(fieldsOf({ phone: 'x' }, { optional_contact: 'phone' })).toEqual(['phone']);
	});
});

test('the terms error has the specification’s wording (ENQUIRY-018)', () => {
	expect(leadProblems({ ...FULL, terms_conditions: false }, RULES)).toEqual([
		{ field: 'terms_conditions', message: 'You must agree to the terms of use before submitting.' },
	]);
	expect(TERMS_PROBLEM).toBe('You must agree to the terms of use before submitting.');
});
