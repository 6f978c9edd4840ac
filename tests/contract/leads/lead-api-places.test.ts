import { expect, test } from 'vitest';
import { AppointmentsSchema } from '../../../src/api/leads/appointments.ts';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { apiGroup, apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';

const [geelong, ballarat] = apiGroup().dealerships;
const TWO_AT_ONCE = apiGroup({
	dealerships: [geelong, ballarat].flatMap((one) => (one ? [{ ...one, test_drives_at_once: 2 }] : [])),
});
const problemsOf = async (response: Response) => ProblemSchema.parse(await response.json()).problems;

test('a time is free until it has as many bookings as the dealership takes at the same time', async () => {
	const { call } = await leadService([TWO_AT_ONCE]);
	const free = async () => {
		const response = await call('/api/appointments?dealership_slug=geelong&date=2026-11-23');
		return AppointmentsSchema.parse(await response.json()).times.includes('09:30');
	};
	const ask = (email: string) =>
		call('/api/leads', { json: { ...GOOD_LEAD, email, test_drive_date: '2026-11-23T09:30' } });

	expect((await ask('jo@example.com')).status).toBe(200);
	expect(await free()).toBe(true);
	expect((await ask('Jo@example.com')).status).toBe(200);
	expect(await free()).toBe(true);
	expect((await ask('kim@example.com')).status).toBe(200);
	expect(await free()).toBe(false);
	const fourth = await ask('lee@example.com');
	expect(fourth.status).toBe(422);
	expect(await problemsOf(fourth)).toMatchObject([
		{ field: 'test_drive_date', message: expect.stringContaining('Please choose another one.') },
	]);
});

test('a location of another dealership is refused, with the choices', async () => {
	const { call } = await leadService([apiGroup()]);
	const send = (json: object) => call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...json } });
	const refused = await send({ dealership_slug: 'geelong', location: '21' });
	expect(refused.status).toBe(422);
	expect(await problemsOf(refused)).toEqual([
		{
			field: 'location',
			message:
				'Ballarat Service does not belong to Coast Motors Geelong. Please choose one of its locations, or another dealership.',
		},
	]);
	expect((await send({ dealership_slug: 'ballarat', location: '21' })).status).toBe(200);
	expect((await send({ location: '21' })).status).toBe(200);
});

test('a location that the dealer does not have is refused', async () => {
	const { call } = await leadService([apiSite()]);
	const response = await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, location: 'Perth' } });
	expect(await problemsOf(response)).toEqual([{ field: 'location', message: 'Please choose a location.' }]);
});

const MG_AT_BALLARAT = apiGroup({
	sold_at: [
		{ field: 'Vehicle Model', value: 'MG4', dealerships: ['ballarat'] },
		{ field: 'subcategory', value: 'MG4 on finance', dealerships: ['ballarat'] },
	],
});

test.each([
	{ name: 'a model', about: { 'Vehicle Model': 'MG4' } },
	{ name: 'an offer', about: { subcategory: 'MG4 on finance' } },
])('an enquiry about $name of one dealership goes there only', async ({ about }) => {
	const { call, store } = await leadService([MG_AT_BALLARAT]);
	const lead = { ...GOOD_ENQUIRY, category: 'Test Drive', car_id: null, ...about };
	const elsewhere = await call('/api/leads', { json: { ...lead, dealership_slug: 'geelong' } });
	expect(elsewhere.status).toBe(422);
	expect(await problemsOf(elsewhere)).toMatchObject([
		{
			field: 'dealership_slug',
			message: expect.stringContaining('Please choose Coast Motors Ballarat'),
		},
	]);
	for (const dealership_slug of ['ballarat', null]) {
		const sent = await call('/api/leads', { json: { ...lead, dealership_slug } });
		const { lead_id } = await sent.json();
		expect(await store.find('coast', lead_id)).toMatchObject({ dealership_slug: 'ballarat' });
	}
});

test('an enquiry about a vehicle goes to its dealership, whatever its make', async () => {
	const { call } = await leadService([MG_AT_BALLARAT]);
	const lead = { ...GOOD_LEAD, 'Vehicle Model': 'MG4', dealership_slug: 'geelong' };
	expect((await call('/api/leads', { json: lead })).status).toBe(200);
});
