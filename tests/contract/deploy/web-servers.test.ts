import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderTarget } from '../../../src/deploy/folder/folder-target.ts';
import { createPreview } from '../../../src/preview/create-preview.ts';
import { headers } from '../../../src/site/files/hosting.ts';
import { type Answer, ask } from '../../fixtures/deploy/ask.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { startJsonServer } from '../../fixtures/servers/json-server.ts';
import { startCaddy, startNginx, type WebServer } from '../../fixtures/servers/web-server.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-served-'));
const HOST = 'www.coast.example';
const SITE = {
	...stateOf('one'),
	_headers: headers().content as string,
	_redirects: `/cars/long-sold /410 410
/search/hatchback /search/hatch 301
/search/small /search/hatch 302
/loans /car-finance/ 308
/search/fiat /search/hatch 200
`,
	'car-finance/index.html': '<!doctype html><title>Finance</title>',
	'cars/café.html': '<!doctype html><title>Café racer</title>',
	'cars/car-0.json': '{"price":19990}',
	'stock.json': '[]',
	'images/team.jpg': 'a picture',
	'makes/kia.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'long.html': `<!doctype html><title>Long</title>${'<p>words</p>'.repeat(500)}`,
	'site.webmanifest': '{}',
	'search-index/a.bin': '\0\u0001',
};

const preview = createPreview({ outDir: dir, sites: [{ slug: 'coast', name: 'Coast', hosts: [HOST] }] });

beforeAll(async () => {
	for (const [path, text] of Object.entries(SITE)) {
		mkdirSync(dirname(join(dir, 'coast', path)), { recursive: true });
		writeFileSync(join(dir, 'coast', path), text);
	}
	await publish(folderTarget(join(dir, 'target')), writtenSite('coast', SITE));
});
afterAll(() => rmSync(dir, { recursive: true }));

const SHOWN = [
	...['/', '/cars/car-0', '/cars/car-0.json', '/car-finance/', '/cars/caf%C3%A9', '/long', '/stock.json'],
	...['/images/team.jpg', '/makes/kia.svg', '/_astro/app.one.js', '/site.webmanifest', '/search-index/a.bin'],
	...['/search/fiat', '/search/hatch?page=2', '/410'],
];
const MOVED = [
	...['/index', '/index.html', '/cars/car-0.html', '/cars/car-0/', '/cars/car-0.html?a=b', '/car-finance'],
	...['/car-finance?a=b', '/car-finance/index', '/car-finance/index.html', '/stock.json/'],
	...['/search/hatchback', '/search/hatchback?make=kia', '/search/small', '/loans', '/loans?a=b'],
];
const MISSING = [
	...[
		'/nothing',
		'/cars/',
		'/cars',
		'/nothing/',
		'/nothing.html',
		'/404',
		'/404.html',
		'/_headers',
		'/_redirects',
	],
	...[
		'/.rules/410/cars/long-sold.gone',
		'/.env',
		'/_astro/missing.js',
		'/cars/car-0/more',
		'/cars/index.html',
	],
	...['/cars/long-sold'],
];

/** The headers in which a web server and the preview must agree. */
const COMPARED = [
	...['location', 'cache-control', 'x-content-type-options', 'referrer-policy', 'permissions-policy'],
	...['cross-origin-opener-policy', 'content-security-policy', 'strict-transport-security'],
];
const picked = (answer: Answer, names: readonly string[]) =>
	Object.fromEntries(
		names.map((name) => [name, answer.headers[name]?.toString().replace(`http://${HOST}`, '')]),
	);

async function previewed(path: string): Promise<Answer> {
	const response = await preview(new Request(`http://${HOST}${path}`));
	return {
		status: response.status,
		headers: Object.fromEntries(response.headers),
		text: await response.text(),
	};
}

describe.each([
	['nginx', startNginx],
	['Caddy', startCaddy],
])('%s', (name, start) => {
	let server: WebServer | null;
	beforeAll(async () => {
		server = await start({ folder: join(dir, 'target') });
	});
	afterAll(() => server?.stop());
	const get = (path: string, headers = {}) => ask(server?.url ?? '', { host: HOST, path, headers });

	test.each(SHOWN)('shows %s as the preview does', async (path) => {
		if (!server) return;
		const [found, expected] = [await get(path), await previewed(path)];
		expect(found.status).toBe(200);
		expect(found.text).toBe(expected.text);
		expect(picked(found, COMPARED)).toEqual(picked(expected, COMPARED));
		const type = (answer: Answer) =>
			answer.headers['content-type']?.toLowerCase().replace('; ', ';').replace('application/xml', 'text/xml');
		expect(type(found)?.split(';')[0]).toBe(type(expected)?.split(';')[0]);
		expect(found.headers['access-control-allow-origin']).toBe(
			expected.headers['access-control-allow-origin'],
		);
	});

	test.each(MOVED)('redirects %s to the canonical address', async (path) => {
		if (!server) return;
		const [found, expected] = [await get(path), await previewed(path)];
		expect(expected.status).toBeGreaterThanOrEqual(301);
		expect({ status: found.status, location: picked(found, ['location']) }).toEqual({
			status: expected.status,
			location: picked(expected, ['location']),
		});
	});

	test.each(MISSING)('shows the site’s error page at %s', async (path) => {
		if (!server) return;
		const [found, expected] = [await get(path), await previewed(path)];
		expect(found.status).toBe(path === '/cars/long-sold' ? 410 : 404);
		expect(found.status).toBe(expected.status);
		expect(found.text).toBe(expected.text);
		expect(picked(found, COMPARED)).toEqual(picked(expected, COMPARED));
	});

	test('compresses text, and answers 304 to a request with the current ETag', async () => {
		if (!server) return;
		const zipped = await get('/long', { 'Accept-Encoding': 'gzip' });
		expect(zipped.headers).toMatchObject({
			'content-encoding': 'gzip',
			vary: expect.stringMatching(/accept-encoding/i),
		});
		expect(zipped.text).toBe(SITE['long.html']);
		const tag = String(zipped.headers.etag);
		expect((await get('/long', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(304);
	});

	test('forwards `/api/` to the lead API with the visitor’s host, searches only to the search server, and reports on feeds only to the watch', async () => {
		const seen: string[] = [];
		const behind = await startJsonServer(({ method, url, request, body }) => {
			const { host, 'x-forwarded-host': forwarded } = request.headers;
			seen.push(`${method} ${url.pathname}${url.search} ${forwarded ?? host} ${body}`);
			return { status: 202, body: { id: 'one' } };
		});
		const place = new URL(behind.url).host;
		const own = await start({
			...{ folder: join(dir, 'target'), leadApi: place, meilisearch: place, watch: place },
		});
		try {
			if (!own) return;
			const sent = await ask(own.url, { host: HOST, path: '/api/leads?a=b', method: 'POST' });
			expect([sent.status, sent.text]).toEqual([202, '{"id":"one"}']);
			const { port } = new URL(own.url);
			for (const [name, path, status] of [
				['search', '/multi-search', 202],
				['search', '/health', 202],
				['search', '/keys', 404],
				['search', '/indexes/coast/documents', 404],
				['feeds', '/feeds/coast?token=a', 202],
				['feeds', '/metrics', 404],
				['feeds', '/health', 404],
			] as const)
				expect((await ask(own.url, { host: `${name}.localhost:${port}`, path })).status).toBe(status);
			expect(seen[0]).toBe(`POST /api/leads?a=b ${HOST} `);
			expect(seen.map((line) => line.split(' ')[1])).toEqual([
				...['/api/leads?a=b', '/multi-search', '/health', '/feeds/coast?token=a'],
			]);
		} finally {
			await own?.stop();
			await behind.stop();
		}
	});

	test('forwards the visitor’s address to the lead API, even behind a proxy that terminates https', async () => {
		const seen: unknown[] = [];
		const behind = await startJsonServer(({ request }) => {
			seen.push(request.headers['x-forwarded-for']);
			return { status: 202 };
		});
		const own = await start({ folder: join(dir, 'target'), leadApi: new URL(behind.url).host });
		try {
			if (!own) return;
			const headers = { 'X-Forwarded-For': '203.0.113.9' };
			await ask(own.url, { host: HOST, path: '/api/leads', method: 'POST', headers });
			// Caddy terminates https itself, and trusts no proxy in front of it.
			expect(seen).toEqual([name === 'nginx' ? '203.0.113.9, 127.0.0.1' : '127.0.0.1']);
		} finally {
			await own?.stop();
			await behind.stop();
		}
	});

	test.each(['www.unknown.example', '..', '.', '', '%2e%2e', 'WWW.coast.example/../..'])(
		'shows nothing at the host %j',
		async (host) => {
			if (!server) return;
			const answer = await ask(server.url, { host, path: '/private/api/coast.json' });
			expect(answer.status).toBeGreaterThanOrEqual(400);
			expect(
				(await ask(server.url, { host, path: '/hosts/www.coast.example/index.html' })).status,
			).toBeGreaterThanOrEqual(400);
		},
	);
});
