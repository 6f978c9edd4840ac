import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import type { LeadStore } from '../../../src/lead-api/store/store.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

test('the service is healthy at any host, and ready when it has a dealer and a database', async () => {
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

test('a lead that cannot be stored is answered 503 with the phone number, without the reason', async () => {
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
