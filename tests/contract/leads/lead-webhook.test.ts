import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import { webhookDelivery } from '../../../src/lead-api/delivery/webhook/webhook.ts';
import { COAST } from '../../fixtures/leads/coast-motors.ts';
import { outboxEntry, vehicleLead } from '../../fixtures/leads/delivered-lead.ts';
import { type HttpManner, httpReceiver } from '../../fixtures/leads/http-receiver.ts';

const SECRET = 'hush, this is a test';
const NOW = new Date('2026-11-20T05:05:00Z');

const siteWith = (url: string): ApiSite => ({
	...COAST,
	routes: [{ categories: [], dealerships: [], emails: [], webhook: { url, secret_env: 'COAST_CRM_SECRET' } }],
});

function deliverTo(
	url: string,
	{
		site = siteWith(url),
		secret = SECRET as string | undefined,
		timeoutMs = 30_000,
		lead = vehicleLead(),
	} = {},
) {
	const secretOf = (name: string) => (name === 'COAST_CRM_SECRET' ? secret : undefined);
	const deliver = webhookDelivery({ secretOf, now: () => NOW, timeoutMs });
	return deliver(lead, outboxEntry({ channel: 'webhook', target: url }), site);
}

test('a dealer’s system gets the lead as JSON, signed', async () => {
	await using receiver = await httpReceiver(() => 204);
	expect(await deliverTo(receiver.url)).toEqual({ ok: true });
	const [request] = receiver.taken;
	const body = request?.body ?? '';
	const signed = createHmac('sha256', SECRET).update(`entry_1.1795151100.${body}`).digest('base64');
	expect(request?.headers).toMatchObject({
		'content-type': 'application/json',
		'webhook-id': 'entry_1',
		'webhook-timestamp': '1795151100',
		'webhook-signature': `v1,${signed}`,
	});
	// The submission id would let the receiver add a step to the lead.
	expect(body).not.toContain('submission_id');
	expect(JSON.parse(body)).toMatchObject({
		type: 'lead.created',
		lead_id: 'lead_00000000000000000000000000000001',
		dealer: { slug: 'coast-motors' },
		vehicle: { stocknum: 'C4711', url: 'https://www.coastmotors.example/cars/2024-toyota-hilux-sr5-c4711' },
		fields: { name: 'Kim Nguyen', phone: '0412 345 678', car_id: '4711', source: 'Website' },
	});
});

test('the loan of a finance application is in a separate part of the JSON', async () => {
	await using receiver = await httpReceiver(() => 204);
	const application = { vehicle_price: '45990', deposit: '6000', trade_in_owing: '3000', term_years: '5' };
	const lead = vehicleLead({ category: 'Finance Enquiry', application });
	expect(await deliverTo(receiver.url, { lead })).toEqual({ ok: true });
	expect(JSON.parse(receiver.taken[0]?.body ?? '')).toMatchObject({
		fields: { application },
		finance: { amount: 42_990, vehicle_price: 45_990, deposit: 6000, trade_in_owing: 3000, term_years: 5 },
	});
});

test('the status of a receiver’s answer counts even if its body never ends', async () => {
	await using receiver = await httpReceiver(() => 'answer without end');
	expect(await deliverTo(receiver.url)).toEqual({ ok: true });
});

test.each<{ manner: HttpManner; retry: boolean }>([
	{ manner: 408, retry: true },
	{ manner: 425, retry: true },
	{ manner: 429, retry: true },
	{ manner: 500, retry: true },
	{ manner: 503, retry: true },
	{ manner: 400, retry: false },
	{ manner: 401, retry: false },
	{ manner: 404, retry: false },
	{ manner: 410, retry: false },
	{ manner: 'hang up', retry: true },
	{ manner: 'take and die', retry: true },
])('a lead to a system that does $manner is retried: $retry', async ({ manner, retry }) => {
	await using receiver = await httpReceiver(() => manner);
	const reason = typeof manner === 'number' ? `answered ${manner}` : expect.any(String);
	expect(await deliverTo(receiver.url)).toEqual({ ok: false, retry, reason });
});

test('a redirect is not followed, so that only the dealer’s system gets the lead', async () => {
	await using other = await httpReceiver(() => 200);
	for (const status of [301, 302, 307, 308]) {
		await using receiver = await httpReceiver(() => status, other.url);
		expect(await deliverTo(receiver.url)).toEqual({
			ok: false,
			retry: false,
			reason: `answered ${status}; redirects are not followed`,
		});
	}
	expect(other.attempts).toBe(0);
});

test('a lead to a system that does not answer times out and is retried', async () => {
	await using receiver = await httpReceiver(() => 'take and say nothing');
	expect(await deliverTo(receiver.url, { timeoutMs: 200 })).toMatchObject({ ok: false, retry: true });
});

test('a lead to an unreachable system is retried', async () => {
	const gone = await httpReceiver(() => 200);
	await gone[Symbol.asyncDispose]();
	expect(await deliverTo(gone.url)).toMatchObject({
		ok: false,
		retry: true,
		reason: expect.stringContaining('ECONNREFUSED'),
	});
});

test.each(['http://crm.example/leads', 'http://127.0.0.1.evil.example/', 'ftp://127.0.0.1/', 'crm'])(
	'no lead is sent to %s, which is neither https nor this machine',
	async (url) => {
		expect(await deliverTo(url)).toEqual({ ok: false, retry: false, reason: `${url} is not https` });
	},
);

test('a lead waits while the variable with the webhook’s secret is not set', async () => {
	await using receiver = await httpReceiver(() => 200);
	expect(await deliverTo(receiver.url, { secret: '' })).toEqual({
		ok: false,
		retry: true,
		reason: 'the environment variable COAST_CRM_SECRET is not set',
	});
	expect(receiver.attempts).toBe(0);
});

test('a webhook removed from the routes gets no further lead', async () => {
	await using receiver = await httpReceiver(() => 200);
	expect(await deliverTo(receiver.url, { site: COAST })).toMatchObject({ ok: false, retry: false });
	expect(receiver.attempts).toBe(0);
});
