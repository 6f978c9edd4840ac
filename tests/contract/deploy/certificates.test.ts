import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderTarget } from '../../../src/deploy/folder/folder-target.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { startCaddyfile } from '../../fixtures/servers/caddyfile.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-certificates-'));
const target = folderTarget(join(dir, 'target'));
let caddy: Awaited<ReturnType<typeof startCaddyfile>>;

/** Opens https://host/: the status, and the names of the certificate; null where there is no certificate. */
function visit(host: string): Promise<{ status: number | undefined; names: string | undefined } | null> {
	return new Promise((settle) => {
		const options = {
			host: '127.0.0.1',
			port: caddy?.port,
			servername: host,
			headers: { host },
			agent: false,
		};
		const asked = request({ ...options, rejectUnauthorized: false }, (response) => {
			const names = (response.socket as TLSSocket).getPeerCertificate().subjectaltname;
			response.resume();
			settle({ status: response.statusCode, names });
		});
		asked.on('error', () => settle(null));
		asked.end();
	});
}

beforeAll(async () => {
	await publish(target, writtenSite('coast', stateOf('one')));
	caddy = await startCaddyfile(join(dir, 'target'));
}, 120_000);
afterAll(async () => {
	await caddy?.stop();
	rmSync(dir, { recursive: true });
});

test('the domain of a published dealer gets a certificate when its first visitor comes', async () => {
	if (!caddy) return;
	expect(await visit('www.coast.example')).toEqual({ status: 200, names: 'DNS:www.coast.example' });
});

test.each(['www.unknown.example', 'coast.example', 'x.www.coast.example', 'sites', 'hosts'])(
	'%s, which no published site has as its host, gets no certificate',
	async (host) => {
		if (!caddy) return;
		expect(await visit(host)).toBeNull();
	},
);

test('the domain of a dealer that is published later gets a certificate without a reload of Caddy', async () => {
	if (!caddy) return;
	expect(await visit('www.range.example')).toBeNull();
	await publish(target, writtenSite('range', stateOf('one')));
	expect(await visit('www.range.example')).toEqual({ status: 200, names: 'DNS:www.range.example' });
});

test('the domain of a dealer that was taken off before its first visitor gets no certificate', async () => {
	if (!caddy) return;
	await publish(target, writtenSite('gone', stateOf('one')));
	await target.remove('gone');
	expect(await visit('www.gone.example')).toBeNull();
});
