import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assetKey } from '../../../src/deploy/cloudflare/assets.ts';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { type CloudflareServer, startCloudflareServer } from '../../fixtures/servers/cloudflare-server.ts';
import { type JsonRequest, startJsonServer } from '../../fixtures/servers/json-server.ts';
import { machineSuite } from './machine-suite.ts';
import { targetSuite } from './target-suite.ts';

const HOST = 'www.coast.example';

async function visitProject(server: CloudflareServer, host: string, path: string): Promise<string | null> {
	const address = path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`;
	const response = await server.visit(new Request(`https://${host}${address}`));
	return response?.status === 200 ? response.text() : null;
}

describe('Cloudflare Pages', () => {
	targetSuite(async () => {
		const server = await startCloudflareServer();
		return {
			target: openTarget('cloudflare:fleet', server.env),
			another: openTarget('cloudflare:fleet', server.env),
			visit: (host, path) => visitProject(server, host, path),
			lose: async (slug, path) => server.lose(`fleet-${slug}`, path),
			// All files are read for their keys; then three requests read a third of the files each, and the last one is cut.
			readsBeforeSending: (files) => files + 8,
			close: () => server.stop(),
		};
	});
	machineSuite('cloudflare:fleet', startCloudflareServer);
});

describe('at Cloudflare Pages', () => {
	let server: CloudflareServer;
	beforeEach(async () => {
		server = await startCloudflareServer();
	});
	afterEach(() => server.stop());
	const open = (env: Record<string, string> = {}) =>
		openTarget('cloudflare:fleet', { ...server.env, ...env });
	const get = async (path: string, init?: RequestInit) =>
		server.visit(new Request(`https://${HOST}${path}`, init));

	test('keys of files are BLAKE3 of their Base64 and extension', () => {
		// The first bytes of BLAKE3 of nothing, from its published test vectors.
		expect(assetKey(new Uint8Array(), 'LICENSE')).toBe('af1349b9f5f9a1a6a0404dea36dcc949');
	});

	test('a worker does what Cloudflare’s rules cannot: it answers 410, and forwards `/api/` to the lead API', async () => {
		const seen: JsonRequest[] = [];
		const leads = await startJsonServer((request) => {
			seen.push(request);
			return { status: 202, body: { id: 'lead-1' } };
		});
		try {
			await publish(open({ LEAD_API_URL: leads.url }), writtenSite('coast', stateOf('one')));
			const gone = await get('/cars/long-sold');
			expect([gone?.status, await gone?.text()]).toEqual([410, stateOf('one')['410.html']]);
			const sent = await get('/api/leads?a=b', { method: 'POST', body: '{"name":"Kim"}' });
			expect([sent?.status, await sent?.text()]).toEqual([202, '{"id":"lead-1"}']);
			expect(
				seen.map(({ method, url, request, body }) => [
					method,
					url.pathname,
					url.search,
					request.headers['x-forwarded-host'],
					body.toString(),
				]),
			).toEqual([['POST', '/d/coast/api/leads', '?a=b', HOST, '{"name":"Kim"}']]);
			expect((await get('/search/hatchback'))?.headers.get('location')).toBe('/search/hatch');
			expect(await (await get('/search/fiat'))?.text()).toContain('Hatches');
			expect((await get('/nothing'))?.status).toBe(404);
		} finally {
			await leads.stop();
		}
	});

	test('a site with forms is not published without the address of a lead API', async () => {
		await expect(publish(open(), writtenSite('coast', stateOf('one'), { api_site: '{}' }))).rejects.toThrow(
			'coast has forms whose leads would go nowhere: set LEAD_API_URL to the address of the lead API',
		);
		expect(await open().sites()).toEqual([]);
	});

	test.each([
		[
			401,
			'Cloudflare refuses CLOUDFLARE_API_TOKEN for CLOUDFLARE_ACCOUNT_ID; give a token with the permission Cloudflare Pages: Edit',
		],
		[413, 'Cloudflare answered 413'],
	])('an answer %s is one sentence, and visitors keep the last release', async (status, message) => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.fails = (_, path) => (path.endsWith('/upload') ? status : null);
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(message);
		server.fails = () => null;
		expect(await visitProject(server, HOST, 'index.html')).toContain('one');
	});

	test('the error names a wrong token, a wrong account and missing variables', async () => {
		await expect(open({ CLOUDFLARE_API_TOKEN: 'wrong' }).sites()).rejects.toThrow(
			'refuses CLOUDFLARE_API_TOKEN',
		);
		await expect(open({ CLOUDFLARE_ACCOUNT_ID: 'other' }).sites()).rejects.toThrow('(403)');
		expect(() => openTarget('cloudflare:fleet', {})).toThrow(
			'Cloudflare needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID',
		);
		expect(() => openTarget('cloudflare:my/fleet', server.env)).toThrow('cloudflare:prefix, found my/fleet');
	});

	test.each([
		[
			{ code: 6003, message: 'Invalid request headers', error_chain: [{ code: 6111 }] },
			'CLOUDFLARE_API_TOKEN',
		],
		[
			{ code: 7003, message: 'Could not route to /accounts/me/pages/projects' },
			'give the right CLOUDFLARE_ACCOUNT_ID (400)',
		],
	])('the error names the variable with a malformed token or account: %j', async (error, says) => {
		const strict = await startJsonServer(() => ({ status: 400, body: { success: false, errors: [error] } }));
		try {
			await expect(open({ CLOUDFLARE_API_BASE_URL: strict.url }).sites()).rejects.toThrow(says);
		} finally {
			await strict.stop();
		}
	});

	test('requests are retried after a broken connection and after a rate limit', async () => {
		let requests = 0;
		server.fails = () => {
			requests += 1;
			return requests % 5 === 0 ? 'cut' : requests % 7 === 0 ? 429 : null;
		};
		expect(await publish(open(), writtenSite('coast', stateOf('one')))).toMatchObject({
			status: 'published',
		});
	});

	test('a site whose host belongs to another project is refused, and both projects stay unchanged', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		const hills = writtenSite('hills', stateOf('two'), { hosts: [HOST] });
		await expect(publish(open(), hills)).rejects.toThrow(`${HOST} is already in use`);
		expect(await visitProject(server, HOST, 'index.html')).toContain('one');
		expect(await open().sites()).toEqual(['coast']);
	});

	test('a site with more files than the host takes is refused before anything is sent', async () => {
		const target = open();
		const files = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`cars/${at}.html`, 'same']));
		await expect(publish(target, writtenSite('coast', files))).rejects.toThrow(
			'the site has 20002 files, and Cloudflare Pages takes 20000; deploy it to a bucket or a folder',
		);
	});

	test('the error names a file that the host lost right after it was sent, and the new release does not go live', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.drops = (content) => content === '// two';
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'Cloudflare has lost _astro/app.two.js right after it was sent; deploy again',
		);
		expect(await visitProject(server, HOST, 'index.html')).toContain('one');
	});
});
