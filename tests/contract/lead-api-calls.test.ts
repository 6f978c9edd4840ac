import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AppointmentsSchema } from '../../src/api/appointments.ts';
import { ProblemSchema } from '../../src/api/problem.ts';
import { StockChangesSchema } from '../../src/api/stock-changes.ts';
import { vehicleFacts } from '../../src/api/vehicle-facts.ts';
import { VehicleViewSchema } from '../../src/api/vehicle-view.ts';
import type { LeadStore } from '../../src/lead-api/store/store.ts';
import { apiGroup, apiSite, apiVehicle } from '../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';

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

test('a time booked meanwhile is refused with a message; the same form sent again is not', async () => {
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
])('free times of $query: $field is invalid', async ({ query, field }) => {
	const { call } = await leadService([apiGroup()]);
	const response = await call(`/api/appointments?${query}`);
	expect(response.status).toBe(422);
	expect(ProblemSchema.parse(await response.json()).problems).toMatchObject([{ field }]);
});

test('a vehicle has its current data, and its views are counted (VDPACT-034, VDPACT-035)', async () => {
	const gone = apiVehicle({ id: '8', slug: 'gone', is_shown: false });
	const { call, setNow } = await leadService([apiSite({ vehicles: [apiVehicle(), gone] })]);
	const view = async (slug: string, peer?: string) =>
		VehicleViewSchema.parse(
			await (await call(`/api/cars/${slug}/view.json?photos_count=3`, peer ? { peer } : {})).json(),
		);
	expect(await view('2024-toyota-hilux-7')).toMatchObject({
		views: 1,
		stock_version: 1_795_000_000,
		car_fields: { price: 45_990 },
	});
	// A reload does not count as a view; another visitor does, and the same visitor some hours later.
	expect((await view('2024-toyota-hilux-7')).views).toBe(1);
	expect((await view('2024-toyota-hilux-7', '203.0.113.10')).views).toBe(2);
	setNow(new Date(SERVICE_NOW.getTime() + 6 * 60 * 60_000));
	expect((await view('2024-toyota-hilux-7')).views).toBe(3);
	expect((await view('gone')).car_fields).toBeNull();
	expect((await call('/api/cars/nothing/view.json')).status).toBe(404);
});

test('the counter goes on from the views of the feed (VDP-014)', async () => {
	const { call } = await leadService([apiSite({ vehicles: [apiVehicle({ views: 1234 })] })]);
	expect(await (await call('/api/cars/2024-toyota-hilux-7/view.json')).json()).toMatchObject({ views: 1235 });
});

test('a vehicle is shown when its views cannot be counted', async () => {
	const { store } = await leadService();
	const broken: LeadStore = { ...store, count: () => Promise.reject(new Error('disk full')) };
	const { call, logged } = await leadService([apiSite()], { store: broken });
	const response = await call('/api/cars/7/view.json');
	expect(await response.json()).toMatchObject({ views: null, car_fields: { id: '7' } });
	expect(logged).toContainEqual(
		expect.objectContaining({ level: 'error', message: 'a view was not counted' }),
	);
});

test('changes of the last week include removed vehicles (design of lists and search)', async () => {
	const seconds = SERVICE_NOW.getTime() / 1000;
	const week = 7 * 24 * 60 * 60;
	const vehicles = [
		apiVehicle({ id: '1', slug: 'edge', stock_version: seconds - week }),
		apiVehicle({ id: '2', slug: 'older', stock_version: seconds - week - 1 }),
		apiVehicle({ id: '3', slug: 'news', stock_version: seconds }),
		apiVehicle({ id: '4', slug: 'gone', stock_version: 0, is_shown: false }),
		apiVehicle({ id: '5', slug: 'unversioned', stock_version: 0 }),
	];
	const { call } = await leadService([apiSite({ vehicles })]);
	const response = await call('/api/stock-changes.json');
	const { stock_version, changes } = StockChangesSchema.parse(await response.json());
	expect(stock_version).toBe(seconds);
	expect(changes.map(({ slug, car_fields }) => [slug, car_fields !== null])).toEqual([
		['news', true],
		['edge', true],
		['gone', false],
	]);
	expect(response.headers.get('cache-control')).toBe('public, max-age=30');
});

test('changes are compressed for browsers that accept it', async () => {
	const vehicles = Array.from({ length: 200 }, (_, index) =>
		apiVehicle({ id: `${index}`, slug: `car-${index}`, stock_version: 0, is_shown: false }),
	);
	const { call } = await leadService([apiSite({ vehicles })]);
	const plain = await call('/api/stock-changes.json');
	const response = await call('/api/stock-changes.json', { headers: { 'accept-encoding': 'gzip, br' } });
	expect(response.headers.get('content-encoding')).toBe('gzip');
	expect(response.headers.get('vary')).toContain('Accept-Encoding');
	const compressed = Buffer.from(await response.arrayBuffer());
	const text = await plain.text();
	expect(compressed.length).toBeLessThan(text.length / 5);
	expect(gunzipSync(compressed).toString()).toBe(text);
});

test('a vehicle is found by its id and by its slug (resolution 72)', async () => {
	const { call } = await leadService();
	for (const name of ['7', '2024-toyota-hilux-7'])
		expect(
			vehicleFacts.answers[200].schema.parse(await (await call(`/api/cars/${name}.json`)).json()),
		).toMatchObject({
			title: '2024 Toyota HiLux SR5',
		});
	expect((await call('/api/cars/99.json')).status).toBe(404);
});

test.each([
	{ path: '/api/phone-reveals', json: { car_id: '7', dealership_id: '1', website_id: '101' } },
	{ path: '/api/phone-reveals', json: { car_id: 'unknown' } },
	{ path: '/api/events', json: { event_id: 22, car_id: null, website_id: '101' } },
	{ path: '/api/events', json: { event_id: 4, car_id: '7' } },
])('$path counts $json (PHONE-005, resolutions 83 and 182)', async ({ path, json }) => {
	const { call } = await leadService();
	const response = await call(path, { json });
	expect(response.status).toBe(204);
	expect(await response.text()).toBe('');
});

test.each([
	{ path: '/api/phone-reveals', json: {}, field: 'car_id' },
	{ path: '/api/events', json: { event_id: 'x' }, field: 'event_id' },
	{ path: '/api/events', json: { event_id: 1000 }, field: 'event_id' },
	{
		path: '/api/miscellaneous',
		json: { column_name: 'salary', lead_id: 'lead_0', first_submission_id: 'attempt-0' },
		field: 'column_name',
	},
])('$path with $json: $field is invalid', async ({ path, json, field }) => {
	const { call } = await leadService();
	const response = await call(path, { json });
	expect(response.status).toBe(422);
	expect(ProblemSchema.parse(await response.json()).problems).toMatchObject([{ field }]);
});

test('a valuation is kept and erased with its lead (resolution 129)', async () => {
	const { call, store } = await leadService();
	const submission_id = 'attempt-0001';
	const { lead_id } = await (await call('/api/leads', { json: { ...GOOD_LEAD, submission_id } })).json();
	const valuation = { column_name: 'valuation', lead_id, first_submission_id: submission_id, amount: 9 };
	const kept = await call('/api/miscellaneous', { json: valuation });
	expect(await kept.json()).toEqual({ success: true });
	expect(await store.erase('jo@example.com')).toBe(1);
});

test('a valuation is stored only for the sender of its lead, shortened, and a limited number of times', async () => {
	const { call, store } = await leadService();
	const kept: unknown[] = [];
	const { saveMiscellaneous } = store;
	store.saveMiscellaneous = (record) => {
		kept.push(record);
		return saveMiscellaneous(record);
	};
	const submission_id = 'attempt-0001';
	const { lead_id } = await (await call('/api/leads', { json: { ...GOOD_LEAD, submission_id } })).json();
	const send = async (change: object) => {
		const own = { column_name: 'valuation', lead_id, first_submission_id: submission_id };
		return (await call('/api/miscellaneous', { json: { ...own, ...change } })).status;
	};
	expect(await send({ lead_id: undefined })).toBe(422);
	expect(await send({ first_submission_id: undefined })).toBe(422);
	expect(await send({ first_submission_id: 'attempt-guessed' })).toBe(404);
	expect(await send({ lead_id: 'lead_0' })).toBe(404);
	expect(await send({ junk: 'x'.repeat(9000) })).toBe(413);
	expect(kept).toEqual([]);
	const statuses = [];
	for (let sends = 0; sends < 22; sends++) statuses.push(await send({ amount: sends }));
	expect(statuses.filter((status) => status === 200)).toHaveLength(20);
	expect(statuses.slice(20)).toEqual([429, 429]);
	expect(JSON.stringify(kept)).not.toContain(submission_id);
});

test('sheets beyond the queue are refused with Retry-After', async () => {
	const vehicles = Array.from({ length: 60 }, (_, index) =>
		apiVehicle({ id: String(index), slug: `car-${index}`, picture: null }),
	);
	const { call } = await leadService([apiSite({ vehicles })]);
	const answers = await Promise.all(
		vehicles.map(({ slug }, index) => call(`/api/cars/${slug}.pdf`, { peer: `203.0.113.${index}` })),
	);
	const refused = answers.filter(({ status }) => status === 503);
	expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(22);
	expect(refused.length).toBeGreaterThan(0);
	expect(refused[0]?.headers.get('retry-after')).toBe('10');
	expect(ProblemSchema.parse(await refused[0]?.json()).error).toContain('(03) 5223 1111');
});

test.each([
	['captcha', '/api/captcha', undefined],
	['reload', '/api/enquiries/x', undefined],
	['appointments', '/api/appointments?date=2026-11-23', undefined],
	['phone_reveal', '/api/phone-reveals', { car_id: '7' }],
	['event', '/api/events', { event_id: 4 }],
	[
		'miscellaneous',
		'/api/miscellaneous',
		{ column_name: 'valuation', lead_id: 'lead_0', first_submission_id: 'attempt-0' },
	],
	['sheet', '/api/cars/7.pdf', undefined],
	['held', '/api/held?token=x', undefined],
] as const)('too many calls of %s are refused with Retry-After', async (name, path, json) => {
	const { deps } = await leadService();
	const limits = { ...deps.limits, calls: { ...deps.limits.calls, [name]: { uses: 1, minutes: 10 } } };
	const { call } = await leadService([apiSite()], { limits });
	const send = (peer: string) => call(path, { ...(json && { json }), peer });
	expect((await send('203.0.113.1')).status).not.toBe(429);
	const second = await send('203.0.113.1');
	expect(second.status).toBe(429);
	expect(second.headers.get('retry-after')).toBe('600');
	expect((await send('203.0.113.2')).status).not.toBe(429);
});

test('health is answered at any host; readiness needs a dealer and a database', async () => {
	const { call, store } = await leadService();
	expect(await (await call('/api/health', { host: '10.0.0.1' })).json()).toEqual({ status: 'ok' });
	expect((await call('/api/ready', { host: '10.0.0.1' })).status).toBe(200);
	const withoutDealers = await leadService([]);
	expect((await withoutDealers.call('/api/ready')).status).toBe(503);
	const away: LeadStore = { ...store, probe: () => Promise.reject(new Error('no connection')) };
	const broken = await leadService([apiSite()], { store: away });
	const response = await broken.call('/api/ready');
	expect(response.status).toBe(503);
	expect(await response.text()).not.toContain('no connection');
});

test.each([
	{ error: 'database or disk is full', says: 'the disk of their database is full' },
	{ error: 'could not extend file "base/1": No space left on device', says: 'is full' },
	{ error: 'attempt to write a readonly database', says: 'read-only' },
	{ error: 'cannot execute INSERT in a read-only transaction', says: 'read-only' },
	{ error: 'database is locked', says: 'locked' },
	{ error: 'disk I/O error', says: 'cannot be used' },
])('readiness gives the reason why leads cannot be stored: $error', async ({ error, says }) => {
	const { store } = await leadService();
	let probes = 0;
	const broken: LeadStore = {
		...store,
		probe: async () => {
			probes += 1;
			if (probes === 1) throw new Error(error);
		},
	};
	const { call, setNow } = await leadService([apiSite()], { store: broken });
	const ask = () => call('/api/ready', { host: '10.0.0.1' });
	const [first, second] = await Promise.all([ask(), ask()]);
	expect([first.status, second.status]).toEqual([503, 503]);
	expect(ProblemSchema.parse(await first.json()).error).toContain(says);
	expect((await ask()).status).toBe(503);
	expect(probes).toBe(1);
	setNow(new Date(SERVICE_NOW.getTime() + 5000));
	expect((await ask()).status).toBe(200);
	setNow(new Date(SERVICE_NOW.getTime() + 19_999));
	expect((await ask()).status).toBe(200);
	expect(probes).toBe(2);
});

test('a failing store is a 503 with the phone number, without its reason', async () => {
	const { store } = await leadService();
	const broken: LeadStore = { ...store, save: () => Promise.reject(new Error('disk full at /data')) };
	const { call, logged } = await leadService([apiSite()], { store: broken });
	const response = await call('/api/enquiries', { json: GOOD_ENQUIRY });
	expect(response.status).toBe(503);
	expect(response.headers.get('retry-after')).toBe('30');
	const { error } = ProblemSchema.parse(await response.json());
	expect(error).toContain('(03) 5223 1111');
	expect(error).not.toContain('disk');
	expect(logged).toContainEqual(expect.objectContaining({ reason: 'Error: disk full at /data' }));
});
