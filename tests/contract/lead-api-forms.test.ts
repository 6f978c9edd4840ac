import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../src/api/problem.ts';
import { apiGroup, apiSite } from '../fixtures/api-site.ts';
import {
	GOOD_ENQUIRY,
	GOOD_LEAD,
	type LeadService,
	leadService,
	SERVICE_NOW,
} from '../fixtures/lead-service.ts';

/** The first step of a lead in several, and what a further step names of it. */
const FIRST = { submission_id: 'attempt-first' };
const OF_FIRST = { first_submission_id: FIRST.submission_id };
const idOf = async (response: Response) => ((await response.json()) as { lead_id: string }).lead_id;
const problemOf = async (response: Response) => ProblemSchema.parse(await response.json());
const due = (store: LeadService['store']) => store.claimDue(new Date('2026-12-31'), 100, 0);
const withForms = (change: object) => apiSite({ forms: { ...apiSite().forms, ...change } });

test('an enquiry is kept, with its outbox entry, before it is answered (ENQUIRY-020, ENQUIRY-021)', async () => {
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

test('careers are filed as a kind of general enquiry (ENQUIRY-013)', async () => {
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
		rule: 'the message where the dealer relaxes it',
		forms: { message_optional: true },
		change: { message: '' },
	},
	{ rule: 'the phone where it is optional', forms: { optional_contact: 'phone' }, change: { phone: '' } },
	{ rule: 'the email where it is optional', forms: { optional_contact: 'email' }, change: { email: '' } },
	{ rule: 'opt-in and Rego (ENQUIRY-008)', forms: {}, change: { opt_in: undefined, Rego: undefined } },
	{ rule: 'a number of another country (resolution 104)', forms: {}, change: { phone: '+64 21 123 456' } },
])('nobody asks for $rule', async ({ forms, change }) => {
	const { call } = await leadService([withForms(forms)]);
	expect((await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...change } })).status).toBe(200);
});

test('several dealerships: one has to be chosen (ENQUIRY-007), unless a location says which (ENQUIRY-011)', async () => {
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
		what: 'an offer without an amount',
		change: { category: 'Offer' },
		field: 'offer_from_client',
		message: 'Please enter the amount you offer in whole dollars, such as $24,500.',
	},
	{
		what: 'an offer of nothing',
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
		what: 'a test drive some time',
		change: { test_drive_date: 'tomorrow' },
		field: 'test_drive_date',
		message: 'Please choose a day and a time, such as 28/11/2026 10:30am.',
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
])('$path names all that must be mended in one answer', async ({ path, change, unreadable }) => {
	const { call } = await leadService();
	const json = { ...GOOD_LEAD, ...change, name: '', email: 'not-an-address', isLastStep: true };
	const response = await call(path, { json });
	expect(response.status).toBe(422);
	const { problems = [] } = await problemOf(response);
	expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining([unreadable, 'name', 'email']));
	expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
});

test('the same submission again is the same lead, another text under it another one', async () => {
	const { call, store } = await leadService();
	const sent = { ...GOOD_ENQUIRY, submission_id: 'attempt-0001' };
	const first = await idOf(await call('/api/enquiries', { json: sent }));
	const { message, ...rest } = sent;
	expect(await idOf(await call('/api/enquiries', { json: { message, ...rest } }))).toBe(first);
	expect(await idOf(await call('/api/enquiries', { json: { ...sent, message: 'And one more' } }))).not.toBe(
		first,
	);
	expect(await due(store)).toHaveLength(2);
});

test('twenty times the same at once is one lead', async () => {
	const { call, store } = await leadService();
	const sent = { ...GOOD_ENQUIRY, submission_id: 'attempt-0002' };
	const ids = await Promise.all(
		Array.from({ length: 20 }, async () => idOf(await call('/api/enquiries', { json: sent }))),
	);
	expect(new Set(ids).size).toBe(1);
	expect(await due(store)).toHaveLength(1);
});

test('steps of a lead are one lead, delivered after the last (LEADAPI-003 to LEADAPI-006, LEADAPI-015)', async () => {
	const { call, store } = await leadService();
	const step = async (json: object) => idOf(await call('/api/leads', { json }));
	const id = await step({
		...FIRST,
		category: 'Trade In',
		rego: 'ABC123',
		regoState: 'VIC',
		isLastStep: false,
	});
	await step({
		lead_id: id,
		...OF_FIRST,
		id: 'v1',
		adjustmentAnswers: { Condition: 'Good' },
		isLastStep: false,
	});
	expect(await due(store)).toEqual([]);
	const contact = {
		...GOOD_ENQUIRY,
		...OF_FIRST,
		category: 'Trade In',
		lead_id: id,
		subcategory: '2. Valuation',
	};
	await step(contact);
	expect(await due(store)).toHaveLength(1);
	const accepted = {
		lead_id: id,
		...OF_FIRST,
		category: 'Trade In',
		subcategory: '3. Offer Accepted',
		form_completed: true,
		offer_accepted: true,
	};
	expect(await step(accepted)).toBe(id);
	const lead = await store.find('coast', id);
	expect(lead).toMatchObject({
		subcategory: '3. Offer Accepted',
		fields: {
			rego: 'ABC123',
			adjustmentAnswers: { Condition: 'Good' },
			name: 'Jo Citizen',
			offer_accepted: true,
		},
	});
	expect(lead?.steps).toHaveLength(3);
	expect(await due(store)).toHaveLength(2);
});

test('the last step needs what no step has said', async () => {
	const { call } = await leadService();
	const id = await idOf(
		await call('/api/leads', { json: { ...FIRST, category: 'Trade In', isLastStep: false } }),
	);
	const response = await call('/api/leads', { json: { lead_id: id, ...OF_FIRST, kms: 12 } });
	expect(response.status).toBe(422);
	expect((await problemOf(response)).problems.map(({ field }) => field)).toEqual([
		'name',
		'email',
		'phone',
		'terms_conditions',
	]);
});

test('the id of a lead alone adds no step, and nothing tells it from a lead that is not there', async () => {
	const { call, store } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...GOOD_LEAD, ...FIRST } }));
	const unnamed = await idOf(await call('/api/leads', { json: GOOD_LEAD }));
	const none = await call('/api/leads', { json: { lead_id: 'lead_0', ...OF_FIRST } });
	expect(none.status).toBe(404);
	const refused = await none.text();
	for (const json of [
		{ lead_id: id },
		{ lead_id: id, first_submission_id: 'attempt-guessed' },
		{ lead_id: id, submission_id: FIRST.submission_id },
		{ lead_id: unnamed, first_submission_id: '' },
	]) {
		const response = await call('/api/leads', {
			json: { ...json, name: 'Mallory', email: 'm@evil.example' },
		});
		expect([response.status, await response.text()]).toEqual([404, refused]);
	}
	expect(await store.find('coast', id)).toMatchObject({ fields: { name: 'Jo Citizen' }, steps: [] });
	const own = await call('/api/leads', { json: { lead_id: id, ...OF_FIRST, regoState: 'VIC' } });
	expect(own.status).toBe(200);
	expect(JSON.stringify((await store.find('coast', id))?.body)).not.toContain(FIRST.submission_id);
});

test('a step of nobody’s lead and one of another dealer’s look the same', async () => {
	const other = apiSite({ slug: 'bay', hosts: ['bay.example'] });
	const { call } = await leadService([apiSite(), other]);
	const id = await idOf(await call('/api/leads', { json: GOOD_LEAD }));
	const [nobodys, others] = await Promise.all([
		call('/api/leads', { json: { lead_id: 'lead_0' } }),
		call('/api/leads', { json: { lead_id: id }, host: 'bay.example' }),
	]);
	expect([nobodys.status, others.status]).toEqual([404, 404]);
	expect(await nobodys.text()).toBe(await others.text());
});

test('two steps at once are both kept', async () => {
	const { call, store } = await leadService();
	const id = await idOf(
		await call('/api/leads', { json: { ...FIRST, category: 'Trade In', isLastStep: false } }),
	);
	const statuses = await Promise.all(
		['VIC', 'NSW', 'WA'].map(async (regoState) => {
			const { status } = await call('/api/leads', {
				json: { lead_id: id, ...OF_FIRST, regoState, isLastStep: false },
			});
			return status;
		}),
	);
	expect(statuses).toEqual([200, 200, 200]);
	expect((await store.find('coast', id))?.steps).toHaveLength(3);
});

test('what was sent can be read again with both ids, and with nothing less (ENQUIRY-029)', async () => {
	const { call } = await leadService();
	const id = await idOf(await call('/api/leads', { json: { ...GOOD_LEAD, submission_id: 'attempt-0003' } }));
	const read = await call(`/api/enquiries/${id}?submission_id=attempt-0003`);
	expect(await read.json()).toMatchObject({
		lead_id: id,
		name: 'Jo Citizen',
		car_type: 'used',
		reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
		vehicle: {
			title: '2024 Toyota HiLux SR5',
			price_text: '$45,990 drive away',
			path: '/cars/2024-toyota-hilux-7',
		},
		time: null,
		place: { name: 'Geelong Sales', phone: '(03) 5223 1111' },
	});
	for (const path of [
		`${id}?submission_id=attempt-0004`,
		id,
		`${id}?submission_id=`,
		'lead_0?submission_id=',
	])
		expect((await call(`/api/enquiries/${path}`)).status).toBe(404);
});

test('what is over a limit is kept in quarantine; a flood without proof is refused with when to come again', async () => {
	const { deps } = await leadService();
	const limits = {
		...deps.limits,
		unproved_factor: 2,
		leads: { ...deps.limits.leads, address: { uses: 1, minutes: 10 } },
	};
	const { call, store } = await leadService([apiSite()], { limits });
	const send = (message: string) => call('/api/enquiries', { json: { ...GOOD_ENQUIRY, message } });
	const first = await idOf(await send('one'));
	const second = await idOf(await send('two'));
	const third = await send('three');
	expect(await store.find('coast', first)).toMatchObject({ status: 'verified' });
	expect(await store.find('coast', second)).toMatchObject({
		status: 'quarantined',
		held_because: 'more than 1 enquiries came from one internet address within 10 minutes',
	});
	expect(third.status).toBe(429);
	expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a script without a proof is refused, a good one is taken once, a wrong one is kept in quarantine (ENQUIRY-009)', async () => {
	const { call, store, setNow } = await leadService([withForms({ captcha: true })]);
	// The library has a clock of its own.
	setNow(new Date());
	const unproved = await call('/api/enquiries', { json: GOOD_ENQUIRY });
	expect(await problemOf(unproved)).toMatchObject({ status: 422, problems: [{ field: 'captcha' }] });
	const challenge = await (await call('/api/captcha')).json();
	const solution = await solveChallenge({ challenge, deriveKey });
	const captcha = btoa(JSON.stringify({ challenge, solution }));
	const statusOf = async (change: object) =>
		(
			await store.find(
				'coast',
				await idOf(await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...change } })),
			)
		)?.status;
	const attempt = { captcha, submission_id: 'attempt-0005' };
	expect(await statusOf(attempt)).toBe('verified');
	expect(await statusOf(attempt)).toBe('verified');
	expect(await statusOf({ captcha, message: 'Another' })).toBe('quarantined');
	for (const wrong of ['x', btoa('{}'), btoa('null'), btoa(JSON.stringify({ challenge, solution: null }))])
		expect(await statusOf({ captcha: wrong, message: wrong })).toBe('quarantined');
	const unknown = { ...challenge, parameters: { ...challenge.parameters, data: { dealer: 'bay' } } };
	expect(await statusOf({ captcha: btoa(JSON.stringify({ challenge: unknown, solution })) })).toBe(
		'quarantined',
	);
});
