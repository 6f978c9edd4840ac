import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { type NetlifyServer, startNetlifyServer } from '../../fixtures/servers/netlify-server.ts';
import { machineSuite } from './machine-suite.ts';
import { targetSuite } from './target-suite.ts';

const HOST = 'www.coast.example';

describe('Netlify', () => {
	targetSuite(async () => {
		const server = await startNetlifyServer();
		return {
			target: openTarget('netlify:acme/fleet', server.env),
			another: openTarget('netlify:acme/fleet', server.env),
			visit: async (host, path) => server.visit(host, path),
			lose: async (slug, path) => server.lose(`fleet-${slug}`, path),
			readsBeforeSending: (files) => files,
			close: () => server.stop(),
		};
	});
	machineSuite('netlify:acme/fleet', startNetlifyServer);
});

describe('at Netlify', () => {
	let server: NetlifyServer;
	beforeEach(async () => {
		server = await startNetlifyServer();
	});
	afterEach(() => server.stop());
	const open = (env: Record<string, string> = {}) =>
		openTarget('netlify:acme/fleet', { ...server.env, ...env });

	test('`/api/` of a site is forwarded to the lead API, before the site’s own rules', async () => {
		const target = open({ LEAD_API_URL: 'https://leads.example/' });
		await publish(target, writtenSite('coast', stateOf('one')));
		expect(server.visit(HOST, '_redirects')).toBe(
			`/api/* https://leads.example/d/coast/api/:splat 200!\n${stateOf('one')['_redirects']}`,
		);
		expect(() => open({ LEAD_API_URL: 'leads' })).toThrow('LEAD_API_URL takes an address such as');
	});

	test('the lead API’s data of a dealer is not published', async () => {
		const target = open({ LEAD_API_URL: 'https://leads.example' });
		await publish(target, writtenSite('coast', stateOf('one'), { api_site: '{"webhook":"https://crm"}' }));
		expect(server.visit(HOST, '_forecourt/release.json')).toContain('"api_site":null');
		expect(server.visit(HOST, '_forecourt/release.json')).not.toContain('crm');
	});

	test('a site with forms is not published without the address of a lead API', async () => {
		await expect(publish(open(), writtenSite('coast', stateOf('one'), { api_site: '{}' }))).rejects.toThrow(
			'coast has forms whose leads would go nowhere: set LEAD_API_URL to the address of the lead API',
		);
		expect(await open().sites()).toEqual([]);
	});

	test('a site name that another team has is reported with the remedy', async () => {
		server.takenElsewhere.add('fleet-coast');
		await expect(publish(open(), writtenSite('coast', stateOf('one')))).rejects.toThrow(
			'Netlify has a site of this name in another team; choose another prefix with --to netlify:team/prefix (422)',
		);
	});

	test.each([
		[401, 'Netlify refuses NETLIFY_AUTH_TOKEN; give a token that is valid (401)'],
		[403, 'Netlify does not allow the owner of NETLIFY_AUTH_TOKEN to do this'],
		[
			422,
			'Netlify answered 422: {"code":422,"message":"told so by the test"}; nothing visitors see has changed',
		],
	])('an answer %s is one sentence, and visitors keep the last release', async (status, message) => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.fails = (method) => (method === 'PUT' ? status : null);
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(message);
		server.fails = () => null;
		expect(server.visit(HOST, 'index.html')).toContain('one');
	});

	test('the error names a wrong token, a wrong team and a missing token', async () => {
		await expect(open({ NETLIFY_AUTH_TOKEN: 'nfp_wrong' }).sites()).rejects.toThrow(
			'refuses NETLIFY_AUTH_TOKEN',
		);
		await expect(openTarget('netlify:other/fleet', server.env).sites()).rejects.toThrow(
			'Netlify has no such team or site',
		);
		expect(() => openTarget('netlify:acme/fleet', {})).toThrow('Netlify needs NETLIFY_AUTH_TOKEN');
		expect(() => openTarget('netlify:acme', server.env)).toThrow('netlify:team/prefix, found acme');
	});

	test('requests are retried after a broken connection and after a rate limit', async () => {
		const failed = new Set<string>();
		server.fails = (method, path) => {
			if (method !== 'PUT' || failed.has(path)) return null;
			failed.add(path);
			return failed.size % 2 === 0 ? 'cut' : 429;
		};
		expect(await publish(open(), writtenSite('coast', stateOf('one')))).toMatchObject({
			status: 'published',
		});
	});

	test('a site whose host belongs to another site is refused, and both sites stay unchanged', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		const hills = writtenSite('hills', stateOf('two'), { hosts: [HOST] });
		await expect(publish(open(), hills)).rejects.toThrow('is already used by another site');
		expect(server.visit(HOST, 'index.html')).toContain('one');
		expect(await open().sites()).toEqual(['coast']);
	});

	test('the error names a file that the host lost right after it was sent, and the new release does not go live', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.drops = (path) => path.endsWith('.js');
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'Netlify has lost _astro/app.two.js right after it was sent; deploy again',
		);
		expect(server.visit(HOST, 'index.html')).toContain('one');
	});
});
