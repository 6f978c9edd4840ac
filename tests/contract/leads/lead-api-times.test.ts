import { expect, test } from 'vitest';
import { AppointmentsSchema } from '../../../src/api/leads/appointments.ts';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { apiGroup, apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';

test('free times are the opening hours without booked half hours (TESTDRIVE-001, resolution 103)', async () => {
	const { call } = await leadService();
	await call('/api/leads', { json: { ...GOOD_LEAD, test_drive_date: '2026-11-23T09:30' } });
	const response = await call('/api/appointments?dealership_slug=geelong&date=2026-11-23');
	const { date, times } = AppointmentsSchema.parse(await response.json());
	expect(date).toBe('2026-11-23');
	expect(times.slice(0, 3)).toEqual(['09:00', '10:00', '10:30']);
	expect(times.at(-1)).toBe('16:30');
	const sunday = await call('/api/appointments?date=2026-11-22');
	expect(await sunday.json()).toEqual({ date: '2026-11-22', times: [] });
});

test('free times at a location are within its own opening hours, not those of its dealership’s first', async () => {
	const [first] = apiSite().locations;
	if (!first) throw new Error('the dealer has a location');
	const weekly = first.schedule.weekly.map((day) => ({ ...day, open: '12:00', close: '14:00' }));
	const late = { ...first, id: 'late', slug: 'late', schedule: { ...first.schedule, weekly } };
	const { call } = await leadService([apiSite({ locations: [first, late] })]);
	const response = await call('/api/appointments?location_id=late&date=2026-11-23');
	expect(AppointmentsSchema.parse(await response.json()).times).toEqual(['12:00', '12:30', '13:00', '13:30']);
});

test('a time that was booked meanwhile is refused with a message, and the same form sent again is accepted', async () => {
	const { call } = await leadService();
	const booking = { ...GOOD_LEAD, test_drive_date: '2026-11-23T09:30', submission_id: 'attempt-1' };
	const first = await call('/api/leads', { json: booking });
	expect(first.status).toBe(200);
	expect(await (await call('/api/leads', { json: booking })).json()).toEqual(await first.json());
	const second = await call('/api/leads', { json: { ...booking, submission_id: 'attempt-2', name: 'Kim' } });
	expect(second.status).toBe(422);
	expect(ProblemSchema.parse(await second.json()).problems).toMatchObject([
		{
			field: 'test_drive_date',
			reason: 'taken',
			message: expect.stringContaining('asked for this time'),
		},
	]);
});

test.each([
	{ query: 'date=2026-11-23', field: 'dealership_slug' },
	{ query: 'dealership_slug=perth&date=2026-11-23', field: 'dealership_slug' },
	{ query: 'dealership_slug=geelong&date=2026-02-30', field: 'date' },
	{ query: 'dealership_slug=geelong', field: 'date' },
])('a request for free times with $query is refused: $field is invalid', async ({ query, field }) => {
	const { call } = await leadService([apiGroup()]);
	const response = await call(`/api/appointments?${query}`);
	expect(response.status).toBe(422);
	expect(ProblemSchema.parse(await response.json()).problems).toMatchObject([{ field }]);
});
