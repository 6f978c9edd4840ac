import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../scripts/choose-dealers.ts';
import { readCompose, type Service } from '../../fixtures/deploy/machine/compose.ts';
import { confinementOf, confinementOfUnit, Volumes } from '../../fixtures/deploy/machine/container.ts';
import { instructionsOf } from '../../fixtures/deploy/machine/dockerfile.ts';
import { type Image, makeImage } from '../../fixtures/deploy/machine/image.ts';
import { openSandbox, type Running } from '../../fixtures/deploy/machine/sandbox.ts';
import { readUnit } from '../../fixtures/deploy/machine/unit.ts';
import { programIfAny } from '../../fixtures/servers/debian-program.ts';
import { Fleet, vehicles } from '../../fixtures/sites/fleet.ts';

const SECRETS = {
	POSTGRES_PASSWORD: 'a-password',
	LEAD_API_SECRET: 'a'.repeat(32),
	LEAD_API_MAIL_FROM: 'leads@fleet.example',
	SMTP_URL: 'smtp://127.0.0.1:9',
	MEILI_MASTER_KEY: 'b'.repeat(32),
	FEED_HEALTH_SECRET: 'c'.repeat(32),
};
const file = join(root, 'deploy/compose.yaml');
const dockerfile = instructionsOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
const ours = ['lead-api', 'watch'] as const;

describe('deploy/compose.yaml', () => {
	const { services, volumes } = readCompose(file, SECRETS);

	test.each(Object.keys(SECRETS))('does not start without %s', (name) => {
		expect(() => readCompose(file, { ...SECRETS, [name]: '' })).toThrow(`${name}: set it in deploy/.env`);
	});

	test('names every volume, and the version of every image', () => {
		const named = Object.values(services).flatMap((service) =>
			service.volumes.map((text) => text.split(':')[0] ?? ''),
		);
		expect(new Set(named.filter((name) => !name.startsWith('.')))).toEqual(new Set(Object.keys(volumes)));
		for (const name of named.filter((text) => text.startsWith('.')))
			expect(existsSync(join(root, 'deploy', name))).toBe(true);
		for (const { image } of Object.values(services)) expect(image).toMatch(/^forecourt$|:v?\d+\.\d+/);
	});

	test.each(ours)('%s runs with a read-only root folder and without Linux capabilities', (name) => {
		expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
		expect(services[name]?.healthcheck).toBeDefined();
	});
});

test('the image has the Node of the project, and runs as a user that is not root', () => {
	const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	expect(dockerfile[0]).toEqual({ name: 'FROM', text: `node:${optionalDependencies.node}-bookworm-slim` });
	expect(dockerfile.at(-1)).toEqual({ name: 'USER', text: 'node' });
});

test('the build context of the image has exactly the files that it copies', () => {
	const copied = dockerfile.flatMap(({ name, text }) =>
		name === 'COPY' ? text.split(' ').slice(0, -1) : [],
	);
	const let_through = readFileSync(join(root, '.dockerignore'), 'utf8')
		.split('\n')
		.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
	expect(let_through.toSorted()).toEqual(copied.toSorted());
});

const sandbox = await openSandbox();
if (sandbox)
	describe('every command as written, with a read-only root folder', () => {
		const fleet = new Fleet();
		const volumes = new Volumes({
			'../dealers': fleet.dealersDir,
			'/opt/forecourt/dealers': fleet.dealersDir,
		});
		const env = { ...SECRETS, FEED_HEALTH_URL: 'https://feeds.fleet.example' };
		const { services } = readCompose(file, { ...env, LEAD_API_STORE: '/tmp/leads.sqlite' });
		let image: Image;
		const running: Running[] = [];
		const run = async (service: Service | undefined) => {
			const started = await sandbox(
				service?.command ?? [],
				confinementOf(service as Service, image, volumes),
			);
			running.push(started);
			return started;
		};
		const isHealthy = (service: Service | undefined, started: Running) =>
			expect.poll(() => started.also(service?.healthcheck?.test.slice(1) ?? []), {
				timeout: 60_000,
				interval: 500,
			});

		beforeAll(async () => {
			fleet.dealer('coast-motors', vehicles(6));
			image = await makeImage(sandbox);
		}, 600_000);
		afterAll(async () => {
			for (const process of running) await process.stop().catch(() => null);
			for (const dir of [image.root, volumes.dir]) rmSync(dir, { recursive: true, force: true });
			fleet.remove();
		});

		test('compose.yaml: the watch publishes a fleet, and the lead API knows its dealer', async () => {
			const watch = await run(services['watch']);
			await isHealthy(services['watch'], watch).toBe(0);
			await expect.poll(() => watch.said(), { timeout: 120_000 }).toContain('coast-motors: published');
			const api = await run(services['lead-api']);
			await isHealthy(services['lead-api'], api).toBe(0);
			expect(existsSync(join(volumes.of('sites'), 'www/hosts/www.coast-motors.example/index.html'))).toBe(
				true,
			);
			const known =
				"fetch('http://127.0.0.1:8080/d/coast-motors/api/captcha').then(({ ok }) => process.exit(ok ? 0 : 1))";
			expect(await api.also(['node', '-e', known])).toBe(0);
			expect([await watch.stop(), await api.stop()]).toEqual([0, 0]);
		});

		test('systemd: the watch publishes a fleet, and the lead API is ready', async () => {
			const start = async (name: string) => {
				const unit = readUnit(join(root, `deploy/systemd/forecourt-${name}.service`));
				const command = unit.get('ExecStart')?.split(' ') ?? [];
				const started = await sandbox(command, confinementOfUnit(unit, image, volumes, env));
				running.push(started);
				return { ...started, program: command[0] ?? '' };
			};
			const watch = await start('watch');
			await expect.poll(() => watch.said(), { timeout: 120_000 }).toContain('coast-motors: published');
			const api = await start('lead-api');
			const asked = "fetch('http://127.0.0.1:8080/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1))";
			await expect.poll(() => api.also([api.program, '-e', asked]), { timeout: 60_000 }).toBe(0);
			expect(existsSync(join(volumes.of('/var/lib/forecourt-lead-api'), 'leads.sqlite'))).toBe(true);
			expect([await watch.stop(), await api.stop()]).toEqual([0, 0]);
		});
	});

test('every setting in the units is one that systemd knows', async () => {
	const analyze = await programIfAny({
		package: 'systemd',
		path: 'usr/bin/systemd-analyze',
		versionBy: '--version',
	});
	if (!analyze) return;
	const found = await promisify(execFile)(analyze, [
		'verify',
		...ours.map((name) => join(root, `deploy/systemd/forecourt-${name}.service`)),
	]).catch((error) => error);
	const said = `${found.stdout}${found.stderr}`
		.split('\n')
		.filter((line) => line !== '' && !line.includes('is not executable'));
	expect(said).toEqual([]);
});

test('the Caddyfile of compose.yaml is valid', async () => {
	const caddy = await programIfAny({ package: 'caddy', path: 'usr/bin/caddy', versionBy: 'version' });
	if (!caddy) return;
	const { environment } = readCompose(file, SECRETS).services['caddy'] as Service;
	const args = [
		'adapt',
		'--adapter',
		'caddyfile',
		'--validate',
		'--config',
		join(root, 'deploy/caddy/Caddyfile'),
	];
	const { stdout } = await promisify(execFile)(caddy, args, {
		env: { ...process.env, ...environment, HOME: '/tmp' },
	});
	expect(parse(stdout)).toHaveProperty('apps.tls.automation.on_demand');
	expect(stdout).toContain('"dial":"lead-api:8080"');
	expect(stdout).toContain('/srv/forecourt/www/hosts');
});
