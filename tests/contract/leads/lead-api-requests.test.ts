import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { trustedProxies } from '../../../src/lead-api/request/trusted-proxies.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, leadService } from '../../fixtures/leads/lead-service.ts';

const enquiries = '/api/enquiries';
const json = GOOD_ENQUIRY;

test.each([
	{ what: 'a body that is not JSON', call: { body: '{' }, status: 400 },
	{ what: 'a list', call: { body: '[]' }, status: 400 },
	{ what: 'a text', call: { body: '"x"' }, status: 400 },
	{ what: 'an empty body', call: { body: '' }, status: 400 },
	{
		what: 'JSON nested too deeply',
		call: { body: `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
		status: 400,
	},
	{ what: 'invalid UTF-8', call: { body: new Uint8Array([0x7b, 0xff, 0x7d]) }, status: 400 },
	{
		what: 'a body too large',
		call: { body: JSON.stringify({ ...json, x: 'x'.repeat(65_536) }) },
		status: 413,
	},
	{ what: 'a Content-Length too large', call: { json, headers: { 'content-length': '65537' } }, status: 413 },
	{ what: 'no Content-Length', call: { json, headers: { 'transfer-encoding': 'chunked' } }, status: 411 },
	{ what: 'plain text', call: { json, headers: { 'content-type': 'text/plain' } }, status: 415 },
	{
		what: 'a form with files',
		call: { json, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
		status: 415,
	},
	{ what: 'compressed JSON', call: { json, headers: { 'content-encoding': 'gzip' } }, status: 415 },
	{ what: 'an unknown host', call: { json, host: 'evil.example' }, status: 404 },
	{
		what: 'a page of another site',
		call: { json, headers: { origin: 'https://evil.example' } },
		status: 403,
	},
	{ what: 'a page with a hidden origin', call: { json, headers: { origin: 'null' } }, status: 403 },
	{ what: 'a foreign frame', call: { json, headers: { 'sec-fetch-site': 'cross-site' } }, status: 403 },
	{ what: 'an invalid origin', call: { json, headers: { origin: 'x' } }, status: 403 },
	{ what: 'another method', call: { method: 'DELETE' }, status: 405 },
	{
		what: 'a preflight request of another site',
		call: { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
		status: 405,
	},
])('$what is answered $status', async ({ call: sent, status }) => {
	const { call } = await leadService();
	const response = await call(enquiries, { method: 'POST', ...sent });
	expect(response.status).toBe(status);
	expect(response.headers.get('content-type')).toBe('application/problem+json');
	expect(ProblemSchema.parse(await response.json())).toMatchObject({ status });
	expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
	{ what: 'no origin, as without a browser', headers: {} },
	{ what: 'the dealer’s own origin', headers: { origin: 'https://www.coast.example' } },
	{ what: 'another host of the dealer', headers: { origin: 'https://coast.example' } },
	{ what: 'a hidden origin of the same site', headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } },
	{ what: 'JSON that names its encoding', headers: { 'content-type': 'application/json; charset=UTF-8' } },
])('$what is accepted', async ({ headers }) => {
	const { call } = await leadService();
	expect((await call(enquiries, { json, headers })).status).toBe(200);
});

test.each(['WWW.Coast.Example', 'www.coast.example:8080', 'coast.example.', 'coast.localhost:4321'])(
	'%s is the dealer’s host',
	async (host) => {
		const { call } = await leadService();
		expect((await call('/api/captcha', { headers: { host } })).status).toBe(200);
	},
);

test('a proxy may name the dealer in the path', async () => {
	const { call } = await leadService();
	expect((await call('/d/coast/api/enquiries', { json, host: 'api.example' })).status).toBe(200);
	expect((await call('/d/unknown/api/enquiries', { json, host: 'api.example' })).status).toBe(404);
});

test('a dealer named in the path accepts forms of its own pages only, on any host', async () => {
	const { call } = await leadService();
	const from = (origin: string) =>
		call('/d/coast/api/enquiries', { json, host: 'evil.test', headers: { origin } });
	expect((await from('https://evil.test')).status).toBe(403);
	expect((await from('https://www.coast.example')).status).toBe(200);
});

test('forwarded hosts and addresses count only from trusted proxies', async () => {
	const proxies = trustedProxies('10.0.0.0/8, ::1');
	if ('wrong' in proxies) throw new Error(proxies.wrong);
	const base = await leadService();
	const leads = { ...base.deps.limits.leads, address: { uses: 1, minutes: 10 } };
	const { call, store } = await leadService([apiSite()], {
		isTrusted: proxies.isTrusted,
		limits: { ...base.deps.limits, leads },
	});
	const send = async (message: string, hops: string, peer: string) => {
		const headers = { 'x-forwarded-host': 'www.coast.example', 'x-forwarded-for': hops };
		return call(enquiries, { json: { ...json, message }, host: 'inside.example', headers, peer });
	};
	expect((await send('from outside', '', '198.51.100.1')).status).toBe(404);
	await send('one', '192.0.2.1, 10.0.0.2', '::ffff:10.0.0.1');
	await send('two', '192.0.2.1, 192.0.2.2', '10.0.0.1');
	expect(await store.listHeld()).toEqual([]);
	await send('three', '192.0.2.3, 192.0.2.2', '10.0.0.1');
	expect(await store.listHeld()).toMatchObject([{ fields: { message: 'three' } }]);
});

test.each([
	['10.0.0.0/8', '10.255.0.1', true],
	['10.0.0.0/8', '11.0.0.1', false],
	['192.0.2.7', '192.0.2.7', true],
	['2001:db8::/32', '2001:db8::1', true],
	['', '127.0.0.1', false],
	['0.0.0.0/0', 'unknown', false],
])('with trusted proxies “%s” %s is trusted: %s', (list, address, expected) => {
	const proxies = trustedProxies(list);
	expect('isTrusted' in proxies && proxies.isTrusted(address)).toBe(expected);
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/x'])('%s is refused', (list) => {
	expect(trustedProxies(list)).toEqual({ wrong: list });
});

test.each([
	{ path: '/api/enquiries', call: { json } },
	{ path: '/api/nothing', call: {} },
	{ path: '/api/captcha', call: {} },
	{ path: '/api/openapi.json', call: {} },
])('$path may not be cached, framed or sniffed', async ({ path, call: sent }) => {
	const { call } = await leadService();
	const { headers } = await call(path, sent);
	expect(headers.get('cache-control')).toBe('no-store');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('the log has events without personal data', async () => {
	const { call, logged } = await leadService();
	await call(enquiries, { json });
	await call('/api/enquiries/lead_secret?submission_id=attempt-secret');
	expect(logged).toContainEqual(
		expect.objectContaining({
			message: 'request',
			method: 'POST',
			route: '/api/enquiries',
			status: 200,
			dealer: 'coast',
		}),
	);
	expect(JSON.stringify(logged)).not.toMatch(
		/Citizen|example\.com|412 ?345 ?678|still there|203\.0\.113|secret/,
	);
});
