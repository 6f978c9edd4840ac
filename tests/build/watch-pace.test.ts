import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { feedServer } from '../fixtures/watch/feed-server.ts';
import { startWatch, visited } from '../fixtures/watch/watch-process.ts';

const STOCK_FILE = "{ source: 'json', file: 'stock.json' }";
const fleet = new Fleet();
const slow = await feedServer(vehicles(3));
const quick = await feedServer(vehicles(3));
let watch: ReturnType<typeof startWatch>;

const price = (slug: string) =>
	/class="price__now">\$([\d,]+)/.exec(visited(fleet, slug, 'cars/car-0.html') ?? '')?.[1] ?? '';
const until = (see: () => unknown) => expect.poll(see, { timeout: 60_000, interval: 50 });
const http = (url: string) => ({
	[STOCK_FILE]: `{ source: 'http', url: '${url}', format: 'json', retries: 0, timeout_seconds: 120 }`,
});

beforeAll(() => {
	fleet.dealer('slow-motors', [], http(slow.url));
	fleet.dealer('quick-motors', [], http(quick.url));
	fleet.dealer('file-motors', vehicles(3));
	watch = startWatch(fleet);
});
afterAll(async () => {
	slow.release();
	await watch[Symbol.asyncDispose]();
	for (const feed of [slow, quick]) await feed[Symbol.asyncDispose]();
	fleet.remove();
});

test('a feed server that does not answer delays no other dealer', async () => {
	for (const slug of ['slow-motors', 'quick-motors', 'file-motors'])
		await until(() => price(slug)).toBe('20,000');
	slow.stock = vehicles(3, () => ({ price: 51_000 }));
	slow.hold();
	await until(() => slow.waiting).toBe(1);
	quick.stock = vehicles(3, () => ({ price: 61_000 }));
	fleet.write('file-motors/stock.json', JSON.stringify(vehicles(3, () => ({ price: 71_000 }))));
	await until(() => price('quick-motors')).toBe('61,000');
	await until(() => price('file-motors')).toBe('71,000');
	expect([slow.waiting, price('slow-motors')]).toEqual([1, '20,000']);
	slow.release();
	await until(() => price('slow-motors')).toBe('51,000');
});

test('the build uses the feed that the watch has just downloaded, without another request', async () => {
	quick.version = null;
	quick.stock = vehicles(3, () => ({ price: 62_000 }));
	await until(() => price('quick-motors')).toBe('62,000');
	const { asked } = quick;
	quick.stock = vehicles(3, () => ({ price: 63_000 }));
	const before = performance.now();
	await until(() => price('quick-motors')).toBe('63,000');
	// Twice a second, and not once more for the build.
	expect(quick.asked - asked).toBeLessThanOrEqual((performance.now() - before) / 500 + 2);
});

test('the watch can be stopped while a feed server does not answer', async () => {
	slow.hold();
	await until(() => slow.waiting).toBe(1);
	const before = performance.now();
	expect(await watch.stop()).toBe(0);
	expect(performance.now() - before).toBeLessThan(20_000);
});
