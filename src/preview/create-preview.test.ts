import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { COAST, COAST_FILES, previewOf } from '../../tests/fixtures/sites/preview.ts';

test.each([
	{ url: 'http://coast-motors.localhost:4321/', shows: 'Coast Motors' },
	{ url: 'http://www.coastmotors.example/', shows: 'Coast Motors' },
	{ url: 'https://coastmotors.example:8443/', shows: 'Coast Motors' },
	{ url: 'http://range-caravans.localhost:4321/', shows: 'Range Caravans' },
])('$url shows the site of $shows', async ({ url, shows }) => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get(url);
	expect(response.status).toBe(200);
	expect(await response.text()).toBe(`<h1>${shows}</h1>`);
});

test('an unknown host gets 404 with the known hosts', async () => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get('http://other.localhost:4321/');
	expect(response.status).toBe(404);
	expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
	expect(await response.text()).toContain('coast-motors.localhost');
});

test('a site that is not built gets 404 with a message', async () => {
	await using preview = await previewOf({});
	const response = await preview.get('/');
	expect(response.status).toBe(404);
	expect(await response.text()).toMatch(/^There is no page/);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s gets 405', async (method) => {
	await using preview = await previewOf(COAST_FILES);
	for (const url of ['/', '/no-such-page', 'http://localhost/']) {
		const response = await preview.get(url, {}, method);
		expect(response.status).toBe(405);
		expect(response.headers.get('Allow')).toBe('GET, HEAD');
	}
});

test('without a lead API, /api/ answers a problem that is not cached', async () => {
	await using preview = await previewOf(COAST_FILES);
	for (const method of ['GET', 'POST']) {
		const response = await preview.get('/api/leads', {}, method);
		expect(response.status).toBe(503);
		expect(response.headers.get('Content-Type')).toBe('application/problem+json');
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(await response.json()).toMatchObject({ status: 503, title: 'The lead API is not running' });
	}
});

test('requests to /api/ and their answers are forwarded unchanged', async () => {
	const seen: Request[] = [];
	const api = async (request: Request) => {
		seen.push(request);
		return new Response(`took ${await request.text()}`, { status: 201, headers: { 'X-Lead': '1' } });
	};
	const files = { ...COAST_FILES, 'coast-motors/_headers': '/*\n  X-Site: coast\n' };
	await using preview = await previewOf(files, { api });
	const url = 'http://www.coastmotors.example/api/leads?kind=enquiry';
	const response = await preview.send(new Request(url, { method: 'POST', body: '{"name":"Kim"}' }));
	expect(response.status).toBe(201);
	expect(await response.text()).toBe('took {"name":"Kim"}');
	expect(Object.fromEntries(response.headers)).toEqual({
		'content-type': 'text/plain;charset=UTF-8',
		'x-lead': '1',
	});
	expect(seen).toMatchObject([{ url, method: 'POST' }]);
});

test('the lead API cannot be reached from an unknown host', async () => {
	await using preview = await previewOf(COAST_FILES, { api: () => new Response('reached') });
	expect((await preview.get('http://evil.example/api/leads')).status).toBe(404);
});

const HOME = `<!doctype html><meta name="description" content="New &amp; used Kias in Torquay">
<meta name="theme-color" content="#0a5c8f">`;

test.each(['http://localhost:4321/', 'http://127.0.0.1:4321/', 'http://[::1]:4321/'])(
	'%s lists the dealers',
	async (url) => {
		await using preview = await previewOf({ ...COAST_FILES, 'coast-motors/index.html': HOME });
		const response = await preview.get(url);
		const html = await response.text();
		expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
		expect(html).toContain('<a href="http://coast-motors.localhost:4321/">Coast Motors</a>');
		expect(html).toContain('<p>New &amp; used Kias in Torquay</p>');
		expect(html).toContain('--site: #0a5c8f');
		expect(html).toContain('<dt>Vehicles</dt><dd>2</dd>');
		expect(html).toContain('<dd>www.coastmotors.example</dd><dd>coastmotors.example</dd>');
		expect((await preview.get(new URL('/cars', url).href)).status).toBe(404);
	},
);

test('the index page is valid, self-contained and without scripts for any dealer name', async () => {
	const named = { ...COAST, name: '<script>alert(1)</script> & "Söhne"' };
	const home = `<meta name="description" content="a' onload='x"><meta name="theme-color" content="red;x:y">`;
	for (const sites of [[named, { ...COAST, slug: 'not-built', hosts: [] }], []]) {
		await using preview = await previewOf({ 'coast-motors/index.html': home }, { sites });
		const html = await (await preview.get('http://localhost/')).text();
		const report = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(html);
		expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
		expect(html).not.toMatch(/<script|<link|src=|@import|url\(|red;x/);
	}
});

test('the index shows how to build a missing site', async () => {
	await using preview = await previewOf({});
	const html = await (await preview.get('http://localhost/')).text();
	expect(html).toContain('npm run build -- coast-motors');
	expect(html).not.toContain('<a ');
});
