import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { apiGroup, apiSite } from '../../fixtures/leads/api-site.ts';
import {
	GOOD_ENQUIRY,
	GOOD_LEAD,
	type LeadService,
	leadService,
	SERVICE_NOW,
} from '../../fixtures/leads/lead-service.ts';

/** The first step of a lead in several steps, and the fields by which a further step refers to it. */
const idOf = async (response: Response) => ((await response.json()) as { lead_id: string }).lead_id;
const problemOf = async (response: Response) => ProblemSchema.parse(await response.json());
const due = (store: LeadService['store']) => store.claimDue(new Date('2026-12-31'), 100, 0);
const withForms = (change: object) => apiSite({ forms: { ...apiSite().forms, ...change } });

test('an enquiry is stored with its outbox entry before it is answered (ENQUIRY-020, ENQUIRY-021)', async () => {
	const { call, store, woken } = await leadService();
	const response = await call('/api/enquiries', { json: GOOD_ENQUIRY });
	expect(response.status).toBe(200);
	const answer = (await response.json()) as { lead_id: string };
	expect(answer).toEqual({ success: true, success_page: '/success', lead_id: answer.lead_id });
	expect(await store.find('coast', answer.lead_id)).toMatchObject({
		dealer: 'coast',
		kind: 'enquiry',
		received_at: SERVICE_NOW.toISOString(),
		dealership_slug: 'geelong',
		status: 'verified',
		body: JSON.stringify(GOOD_ENQUIRY),
		fields: { name: 'Jo Citizen', phone: '+61412345678', opt_in: true, source: 'Website' },
	});
	expect(await due(store)).toMatchObject([{ entry: { target: 'leads@coast.example', channel: 'email' } }]);
	expect(woken()).toBe(1);
});

test('a lead about a vehicle goes to the dealership of the vehicle (LEADAPI-001, LEADAPI-002)', async () => {
	const { call, store } = await leadService([apiGroup()]);
	const response = await call('/api/leads', { json: GOOD_LEAD });
	const answer = (await response.json()) as { lead_id: string };
	expect(answer).toEqual({
		lead_id: expect.stringMatching(/^lead_[0-9a-f]{32}$/),
		success_page: '/success',
	});
	expect(await store.find('coast', answer.lead_id)).toMatchObject({
		kind: 'lead',
		dealership_slug: 'geelong',
		fields: { car_id: '7' },
	});
});

test('a careers enquiry is stored as a general enquiry (ENQUIRY-013)', async () => {
	const { call, store } = await leadService();
	const id = await idOf(
		await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, category: 'Careers Enquiry' } }),
	);
	expect(await store.find('coast', id)).toMatchObject({
		category: 'General Enquiry',
		subcategory: 'Career Enquiry',
	});
});

test.each([
	{ field: 'name', change: { name: ' ' }, message: 'Please enter your name.' },
	{ field: 'name', change: { name: undefined }, message: 'Please enter your name.' },
	{ field: 'email', change: { email: '' }, message: 'Please enter your email address.' },
	{
		field: 'email',
		change: { email: 'jo' },
		message: 'Please enter an email address with an @, such as sam@example.com.',
	},
	{ field: 'phone', change: { phone: '' }, message: 'Please enter your phone number.' },
	{
		field: 'phone',
		change: { phone: 'call me' },
		message: 'Please enter a phone number, such as 0412 345 678.',
	},
	{ field: 'message', change: { message: '' }, message: 'Please enter a message.' },
	{ field: 'category', change: { category: '' }, message: 'Please choose a category.' },
	{ field: 'category', change: { category: 'Loans' }, message: 'Please choose a category.' },
	{ field: 'location', change: { location: 'Atlantis' }, message: 'Please choose a location.' },
	{ field: 'dealership_slug', change: { dealership_slug: 'perth' }, message: 'Please choose a dealership.' },
	{
		field: 'terms_conditions',
		change: { terms_conditions: false },
		message: 'You must agree to the terms of use before submitting.',
	},
	{ field: 'name', change: { name: 7 }, message: 'Please send text here.' },
	{ field: 'opt_in', change: { opt_in: 'yes' }, message: 'Please send true or false here.' },
	{
		field: 'message',
		change: { message: 'x'.repeat(5001) },
		message: 'Please shorten this to 5000 characters.',
	},
	{ field: 'message', change: { message: 'a\0b' }, message: 'Please remove the unreadable character.' },
	{
		field: 'message',
		change: { message: 'half \ud83d' },
		message: 'Please remove the unreadable character.',
	},
	{
		field: 'extra',
		change: { extra: { deep: ['\udc00'] } },
		message: 'Please remove the unreadable character.',
	},
	{
		field: 'submission_id',
		change: { submission_id: '1' },
		message: 'expected 8 to 64 letters, digits, - or _',
	},
])('an enquiry with $change is refused: $message', async ({ field, change, message }) => {
	const { call, store } = await leadService();
	const response = await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...change } });
	expect(response.status).toBe(422);
	expect(response.headers.get('content-type')).toBe('application/problem+json');
	expect(await problemOf(response)).toMatchObject({
		error: 'Please fix the following errors:',
		problems: [{ field, message }],
	});
	expect(await due(store)).toEqual([]);
});

test.each([
	{
		rule: 'no message where the dealer makes it optional',
		forms: { message_optional: true },
		change: { message: '' },
	},
	{ rule: 'no phone where it is optional', forms: { optional_contact: 'phone' }, change: { phone: '' } },
	{ rule: 'no email where it is optional', forms: { optional_contact: 'email' }, change: { email: '' } },
	{ rule: 'no opt-in, no Rego (ENQUIRY-008)', forms: {}, change: { opt_in: undefined, Rego: undefined } },
	{ rule: 'a number of another country (resolution 104)', forms: {}, change: { phone: '+64 21 123 456' } },
])('an enquiry with $rule is accepted', async ({ forms, change }) => {
	const { call } = await leadService([withForms(forms)]);
	expect((await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...change } })).status).toBe(200);
});

test('an enquiry to a dealer with several dealerships must name one (ENQUIRY-007), unless its location determines it (ENQUIRY-011)', async () => {
	const group = apiGroup();
	const { call, store } = await leadService([
		apiGroup({ forms: { ...group.forms, dealership_from_service_location: true } }),
	]);
	const unsaid = await call('/api/enquiries', { json: GOOD_ENQUIRY });
	expect(await problemOf(unsaid)).toMatchObject({
		problems: [{ field: 'dealership_slug', message: 'Please choose a dealership.' }],
	});
	const service = {
		...GOOD_ENQUIRY,
		category: 'Service Booking',
		location: '21',
		dealership_slug: 'geelong',
	};
	const id = await idOf(await call('/api/enquiries', { json: service }));
	expect(await store.find('coast', id)).toMatchObject({ dealership_slug: 'ballarat' });
});

test.each([
	{
		what: 'a bid without an amount',
		change: { category: 'Offer' },
		field: 'offer_from_client',
		message: 'Please enter the amount you offer in whole dollars, such as $24,500.',
	},
	{
		what: 'a bid of 0',
		change: { category: 'Offer', offer_from_client: 0 },
		field: 'offer_from_client',
		message: 'Please enter the amount you offer in whole dollars, such as $24,500.',
	},
	{
		what: 'a test drive today',
		change: { test_drive_date: '2026-11-20T12:00' },
		field: 'test_drive_date',
		message: 'Please choose a day from tomorrow, no more than 60 days ahead.',
	},
	{
		what: 'a test drive on a closed day',
		change: { test_drive_date: '2026-11-22T12:00' },
		field: 'test_drive_date',
		message: 'We are closed on that day. Please choose another one.',
	},
	{
		what: 'a test drive at an unreadable time',
		change: { test_drive_date: 'tomorrow' },
		field: 'test_drive_date',
		message: 'Please choose a day (day/month/year) and a time, such as 10:30am.',
	},
])('a lead with $what is refused (TESTDRIVE-005, OFFERS-018)', async ({ change, field, message }) => {
	const { call } = await leadService();
	const response = await call('/api/leads', { json: { ...GOOD_LEAD, ...change } });
	expect(response.status).toBe(422);
	expect(await problemOf(response)).toMatchObject({ problems: [{ field, message }] });
});

test.each([
	{
		path: '/api/leads',
		change: { offer_from_client: -5, category: 'Offer' },
		unreadable: 'offer_from_client',
	},
	{ path: '/api/enquiries', change: { additional_services: 7 }, unreadable: 'additional_services' },
])('$path reports all problems in one answer', async ({ path, change, unreadable }) => {
	const { call } = await leadService();
	const json = { ...GOOD_LEAD, ...change, name: '', email: 'not-an-address', isLastStep: true };
	const response = await call(path, { json });
	expect(response.status).toBe(422);
	const { problems = [] } = await problemOf(response);
	expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining([unreadable, 'name', 'email']));
	expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
});
