import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/choose-dealers.ts';
import { readCompose } from '../../fixtures/deploy/machine/compose.ts';
import { programIfAny } from '../../fixtures/servers/debian-program.ts';
import { meilisearchIfAny } from '../../fixtures/servers/meilisearch-if-any.ts';
import { initCluster, startCluster } from '../../fixtures/servers/postgres-cluster.ts';
import { serverIfAny } from '../../fixtures/servers/postgres-if-any.ts';
import { postgresPrograms } from '../../fixtures/servers/postgres-programs.ts';

const SECRETS = {
	...{ POSTGRES_PASSWORD: 'a', LEAD_API_SECRET: 'a', LEAD_API_MAIL_FROM: 'a', SMTP_URL: 'a' },
	...{ MEILI_MASTER_KEY: 'a', FEED_HEALTH_SECRET: 'a' },
};
const { services } = readCompose(join(root, 'deploy/compose.yaml'), SECRETS);

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

/** The words of a service's health check: its program, and its arguments. */
function wordsOf(service: string): [program: string, ...args: string[]] {
	const [, program = '', ...args] = services[service]?.healthcheck?.test ?? [];
	return [program, ...args];
}

test('the health check of PostgreSQL in compose.yaml fails until it takes connections from the network', async () => {
	const [program, ...args] = wordsOf('postgres');
	expect(program).toBe('pg_isready');
	// PostgreSQL's packages for tests lack it, which its image and Debian's client have.
	const command = await programIfAny({
		package: 'postgresql-client-15',
		path: 'usr/lib/postgresql/15/bin/pg_isready',
		versionBy: '--version',
	});
	const programs = command && (await serverIfAny(postgresPrograms));
	if (!programs) return;
	const dir = await mkdtemp(join(tmpdir(), 'fc-pg-'));
	const port = String(await freePort());
	const atPort = ['-p', port];
	const check = () => spawnSync(command, args, { env: { PGHOST: dir, PGPORT: port } }).status;
	try {
		const cluster = await initCluster(dir, programs);
		// As the image does while it makes the database: it answers on its socket and not on the network.
		const first = await startCluster(cluster, atPort);
		const whileItIsMade = check();
		await first.stop();
		const server = await startCluster(cluster, [...atPort, '-c', 'listen_addresses=127.0.0.1']);
		const whileItRuns = check();
		await server.stop();
		expect([whileItIsMade, whileItRuns, check()]).toEqual([2, 0, 2]);
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}, 60_000);

test('the health check of Meilisearch in compose.yaml asks its own health endpoint', async () => {
	const [program, ...args] = wordsOf('meilisearch');
	expect(program).toBe('curl');
	const curl = await programIfAny({ package: 'curl', path: 'usr/bin/curl', versionBy: '--version' });
	const server = curl && (await meilisearchIfAny());
	if (!server) return;
	// The command as written, with the port of the test's server.
	const asked = args.map((word) => word.replace('http://127.0.0.1:7700', server.url));
	expect(asked).not.toEqual(args);
	const check = (words: readonly string[]) => spawnSync(curl, words).status;
	const whileItRuns = check(asked);
	const atNoPage = check(asked.map((word) => word.replace('/health', '/no-page')));
	await server.stop();
	expect([whileItRuns, atNoPage]).toEqual([0, 22]);
	expect(check(asked.map((word) => word.replace(server.url, 'http://127.0.0.1:9')))).toBe(7);
});
