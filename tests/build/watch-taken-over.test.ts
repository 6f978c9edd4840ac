import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTarget } from '../../src/deploy/open-target.ts';
import { type S3Server, startS3Server } from '../fixtures/servers/s3-server.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { startWatch } from '../fixtures/watch/watch-process.ts';

const fleet = new Fleet();
let server: S3Server;
let watch: ReturnType<typeof startWatch>;
const until = (see: () => unknown) => expect.poll(see, { timeout: 60_000, interval: 250 });

beforeAll(async () => {
	fleet.dealer('coast-motors', vehicles(3));
	server = await startS3Server();
	watch = startWatch(fleet, server.env, undefined, 's3:sites');
});
afterAll(async () => {
	await watch[Symbol.asyncDispose]();
	await server.stop();
	fleet.remove();
});

test('a watch whose lease another process has taken over ends with one message, and publishes nothing more', async () => {
	const target = openTarget('s3:sites', server.env);
	await until(async () => (await target.releases('coast-motors')).length).toBe(1);
	// As after a sleep that was longer than the lease.
	await server.lose((key) => key === 'locks/.watch.json');
	const another = await target.watchAlone();
	fleet.write('coast-motors/stock.json', JSON.stringify(vehicles(3, () => ({ price: 71_000 }))));
	const [code] = await watch.ended;
	expect(code).toBe(1);
	expect(watch.said().match(/^.*another process watches.*$/gm)).toEqual([
		'another process watches for the bucket sites now, as this one was away for too long; this one ends, and has published nothing since',
	]);
	expect(watch.said()).not.toContain('    at ');
	expect(await target.releases('coast-motors')).toHaveLength(1);
	expect(await another.confirm()).toBe(true);
	await another.end();
});
