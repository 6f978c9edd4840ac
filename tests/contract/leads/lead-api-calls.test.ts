import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { StockChangesSchema } from '../../../src/api/vehicle/stock-changes.ts';
import { vehicleFacts } from '../../../src/api/vehicle/vehicle-facts.ts';
import { VehicleViewSchema } from '../../../src/api/vehicle/vehicle-view.ts';
import type { LeadStore } from '../../../src/lead-api/store/store.ts';
import { apiSite, apiVehicle } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

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

test('a page that stays open counts as one view for all its requests, and the visitor’s next page as another', async () => {
	const other = apiVehicle({ id: '8', slug: 'other' });
	const { call } = await leadService([apiSite({ vehicles: [apiVehicle(), other] })]);
	const views = async (slug: string) =>
		((await (await call(`/api/cars/${slug}/view.json`)).json()) as { views: number }).views;
	// Every four seconds, for longer than the most views that one address counts.
	for (let asked = 0; asked < 601; asked++) expect(await views('2024-toyota-hilux-7')).toBe(1);
	expect(await views('other')).toBe(1);
});

test('views are counted on top of those in the feed (VDP-014)', async () => {
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

test('the changes of the last week include removed vehicles', async () => {
	const seconds = SERVICE_NOW.getTime() / 1000;
	const week = 7 * 24 * 60 * 60;
	const vehicles = [
		apiVehicle({ id: '1', slug: 'edge', stock_version: seconds - week }),
		apiVehicle({ id: '2', slug: 'older', stock_version: seconds - week - 1 }),
		apiVehicle({ id: '3', slug: 'news', stock_version: seconds }),
		apiVehicle({ id: '4', slug: 'gone', stock_version: 0, is_shown: false }),
		apiVehicle({ id: '5', slug: 'unversioned', stock_version: 0 }),
	];
	const { call } = await leadService([apiSite({ vehicles, payments: null })]);
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

test('the changes of a dealer with a checkout are cached for less than five seconds (RESERVE)', async () => {
	const { call } = await leadService([apiSite()]);
	const response = await call('/api/stock-changes.json');
	expect(response.headers.get('cache-control')).toBe('public, max-age=3');
});

test('the changes are compressed for browsers that accept it', async () => {
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
])('$path with $json is refused: $field is invalid', async ({ path, json, field }) => {
	const { call } = await leadService();
	const response = await call(path, { json });
	expect(response.status).toBe(422);
	expect(ProblemSchema.parse(await response.json()).problems).toMatchObject([{ field }]);
});

test('a valuation is stored, and erased with its lead (resolution 129)', async () => {
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

test('PDF sheets beyond the length of the queue are refused with Retry-After', async () => {
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
