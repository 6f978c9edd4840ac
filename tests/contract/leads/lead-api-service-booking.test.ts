import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { adfDocument } from '../../../src/lead-api/delivery/adf/adf.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, leadService } from '../../fixtures/leads/lead-service.ts';

const BOOKING = {
	...GOOD_ENQUIRY,
	message: '',
	category: 'Service Booking',
	service_work: 'Brakes',
	service_date: '2026-11-23T09:30',
	Rego: '1AB2CD',
	'Vehicle Make': 'Toyota',
	'Vehicle Model': 'HiLux',
	year: 2021,
	kms: 45_000,
};

test('mail, ADF and webhook have the booked work, its time and the vehicle', async () => {
	const site = apiSite();
	const { call, store } = await leadService([site]);
	// As typed; the stored lead has it as the state writes it.
	const response = await call('/api/enquiries', { json: { ...BOOKING, Rego: ' 1ab-2cd' } });
	expect(response.status).toBe(200);
	const lead = await store.find('coast', (await response.json()).lead_id);
	if (!lead) throw new Error('the booking was not kept');
	const { text } = leadMail(lead, site);
	for (const line of [
		'Drop-off: Mon 23 Nov 2026, 9:30am (requested)',
		'Work wanted: Brakes',
		'Registration: 1AB2CD',
		'Their vehicle: 2021 Toyota HiLux',
		'Their kilometres: 45,000 km',
	])
		expect(text).toContain(`${line}\n`);
	const xml = adfDocument(lead, site);
	for (const element of [
		'<id source="Registration">1AB2CD</id>',
		'<year>2021</year>',
		'<make>Toyota</make>',
		'<odometer units="km">45000</odometer>',
		'<timeframe>Service Booking: Mon 23 Nov 2026, 9:30am</timeframe>',
		'<comments>For service: Brakes</comments>',
	])
		expect(xml).toContain(element);
	const { service_work, service_date, year, kms } = BOOKING;
	expect(JSON.parse(webhookBody(lead, site)).fields).toMatchObject({ service_work, service_date, year, kms });
	const { submission_id } = lead;
	const again = await call(`/api/enquiries/${lead.id}?submission_id=${submission_id}`);
	expect((await again.json()).time).toBe('Mon 23 Nov 2026, 9:30am');
});

test.each([
	{ name: 'no vehicle', change: { Rego: '', 'Vehicle Model': '' }, field: 'Rego' },
	{ name: 'a closed day', change: { service_date: '2026-11-22T09:30' }, field: 'service_date' },
	{ name: 'a day without a time', change: { service_date: '2026-11-23' }, field: 'service_date' },
	{ name: 'other work without a description', change: { service_work: 'Something else' }, field: 'message' },
])('a booking with $name is refused', async ({ change, field }) => {
	const { call } = await leadService();
	const response = await call('/api/enquiries', { json: { ...BOOKING, ...change } });
	expect(response.status).toBe(422);
	expect(ProblemSchema.parse(await response.json()).problems.map((problem) => problem.field)).toEqual([
		field,
	]);
});

test('the date and odometer of a booking without JavaScript are read as typed', async () => {
	const { call, store } = await leadService();
	const form = {
		...Object.fromEntries(Object.entries(BOOKING).map(([name, value]) => [name, String(value)])),
		service_date: '23/11/2026 9:30am',
		kms: '45,000 km',
		terms_conditions: 'on',
	};
	const location = (await call('/api/enquiries', { form })).headers.get('location') ?? '';
	const id = new URLSearchParams(location.split('?')[1]).get('lead_id') ?? '';
	expect((await store.find('coast', id))?.fields).toMatchObject({
		service_date: '2026-11-23T09:30',
		kms: 45_000,
		year: 2021,
	});
});
