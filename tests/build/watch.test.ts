import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDeploy } from '../fixtures/deploy/run-deploy.ts';
import { smtpReceiver } from '../fixtures/leads/smtp-receiver.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { feedServer } from '../fixtures/watch/feed-server.ts';
import { releaseOf, startWatch, targetOf, visited } from '../fixtures/watch/watch-process.ts';

const STOCK_FILE = "{ source: 'json', file: 'stock.json' }";
const stock = vehicles(40);
const fleet = new Fleet();
const mail = await smtpReceiver(() => 'take');
const feed = await feedServer(stock);
const ENV = {
	...{ SMTP_URL: mail.url, WATCH_MAIL_TO: 'operator@fleet.example', WATCH_MAIL_FROM: 'watch@fleet.example' },
};
let watch: ReturnType<typeof startWatch>;

const priced = (id: string, price: number) =>
	stock.map((vehicle) => (vehicle.id === id ? { ...vehicle, price } : vehicle));
/** Waits until a condition of what visitors and operators see holds. */
const until = (see: () => unknown) => expect.poll(see, { timeout: 40_000, interval: 100 });
/** The price on the page of a vehicle that visitors get; empty where there is none yet. */
const price = (slug: string, page: string) =>
	/class="price__now">\$([\d,]+)/.exec(visited(fleet, `${slug}-motors`, page) ?? '')?.[1] ?? '';
const coast = () => price('coast', 'cars/car-5.html');
const range = () => price('range', 'cars/car-2.html');
const about = () => visited(fleet, 'range-motors', 'pages/about.html') ?? '';

beforeAll(() => {
	fleet.dealer('coast-motors', [], {
		[STOCK_FILE]: `{ source: 'http', url: '${feed.url}', format: 'json', retries: 0 }`,
	});
	fleet.dealer('range-motors', vehicles(12));
	watch = startWatch(fleet, ENV);
});
afterAll(async () => {
	await watch[Symbol.asyncDispose]();
	await feed[Symbol.asyncDispose]();
	await mail[Symbol.asyncDispose]();
	fleet.remove();
});

test('every dealer is built and published', async () => {
	await until(coast).toBe('20,050');
	await until(range).toBe('20,020');
	await until(async () => (await watch.health()).status).toBe('ok');
});

test('a changed price in a feed is published, and no other dealer is published again', async () => {
	const before = releaseOf(fleet, 'range-motors');
	feed.stock = priced('v5', 77_770);
	await until(coast).toBe('77,770');
	expect(releaseOf(fleet, 'range-motors')).toBe(before);
	const { sent, asked } = feed;
	await until(() => feed.asked).toBeGreaterThan(asked + 2);
	expect(feed.sent).toBe(sent);
});

test('a changed stock file is published while the feed server of another dealer fails', async () => {
	feed.status = 503;
	fleet.write('range-motors/stock.json', JSON.stringify(vehicles(12, () => ({ price: 31_310 }))));
	await until(range).toBe('31,310');
	await until(async () => (await watch.health()).failing).toMatchObject([
		{ dealer: 'coast-motors', step: 'feed' },
	]);
	expect(await watch.metrics()).toMatch(/forecourt_failures_total\{dealer="coast-motors",step="feed"\} \d/);
	expect(coast()).toBe('77,770');
	feed.status = null;
	await until(async () => (await watch.health()).failing).toEqual([]);
});

test('a changed text is published while the dealer’s feed server fails, or sends a web page instead of the feed', async () => {
	const text = () => visited(fleet, 'coast-motors', 'pages/about.html') ?? '';
	const say = (words: string) =>
		fleet.write(
			'coast-motors/content/pages/about.md',
			`---\ntitle: About us\ndescription: Who we are.\n---\n\n${words}\n`,
		);
	feed.status = 503;
	say('Beside the sea since 1990.');
	await until(text).toContain('Beside the sea');
	feed.status = null;
	feed.body = '<!doctype html><title>Back soon</title>';
	await until(async () => (await watch.health()).failing).toMatchObject([{ dealer: 'coast-motors' }]);
	say('Beside the sea, and open on Sundays.');
	await until(text).toContain('open on Sundays');
	expect(coast()).toBe('77,770');
	feed.body = null;
	await until(async () => (await watch.health()).failing).toEqual([]);
});

test('the page of a sold vehicle is removed after fourteen days, without any change of files', async () => {
	const ends = Date.now() + 15_000;
	const sold = { status: 'sold', sold_date_timestamp: Math.floor(ends / 1000) - 14 * 86_400 };
	fleet.write(
		'range-motors/stock.json',
		JSON.stringify(vehicles(12, (at) => (at === 11 ? sold : { price: 31_310 }))),
	);
	const page = () => visited(fleet, 'range-motors', 'cars/car-11.html');
	await until(() => page()).toContain('SOLD');
	expect(Date.now()).toBeLessThan(ends);
	await until(page).toBeNull();
	expect(Date.now()).toBeGreaterThan(ends - 1000);
});

test('a feed that loses most vehicles is refused, and the operator gets one mail', async () => {
	const before = releaseOf(fleet, 'coast-motors');
	feed.stock = stock.slice(0, 3);
	await until(() => mail.taken.join()).toContain('coast-motors: the feed is refused');
	expect(coast()).toBe('77,770');
	feed.stock = priced('v5', 66_660);
	await until(coast).toBe('66,660');
	await until(() => mail.taken.join()).toContain('Over\r\n- coast-motors refused');
	expect(releaseOf(fleet, 'coast-motors')).not.toBe(before);
	expect(mail.taken.filter((text) => text.includes('New'))).toHaveLength(1);
});

test('a dealer with a page that breaks a legal rule is not published until the page is mended, and other dealers are', async () => {
	const file = 'range-motors/content/pages/about.md';
	fleet.write(
		file,
		'---\ntitle: About us\ndescription: Who we are.\n---\n\nHurry, only 2 left at this price!\n',
	);
	await until(() => watch.said()).toContain('Legal rule false-urgency');
	expect(about()).toBe('');
	feed.stock = priced('v5', 55_550);
	await until(coast).toBe('55,550');
	fleet.write(file, '---\ntitle: About us\ndescription: Who we are.\n---\n\nA family business.\n');
	await until(about).toContain('A family business');
});

test('a dealer with invalid options is reported as failing and keeps its live site, until they are mended', async () => {
	fleet.dealer('range-motors', vehicles(12), { "state: 'qld'": "state: 'queensland'" });
	await until(async () => (await watch.health()).failing).toMatchObject([
		{ dealer: 'range-motors', step: 'build' },
	]);
	expect(range()).toBe('31,310');
	fleet.dealer('range-motors', vehicles(12));
	await until(range).toBe('20,020');
	await until(async () => (await watch.health()).failing).toEqual([]);
});

test('a second watch of the same target does not start, even with another output folder', async () => {
	await using second = startWatch(fleet, ENV);
	await second.ended;
	expect(second.said()).toMatch(/watched for this target already \(process \d+/);
	await using elsewhere = startWatch(new Fleet(fleet.dir, join(fleet.dir, 'dist-2')), ENV);
	await elsewhere.ended;
	expect(elsewhere.said()).toMatch(
		/another process \(process \d+ on .*\) watches for the folder .*; stop that first/,
	);
});

test('a dealer that another process has rolled back is reported as held until --end-hold', async () => {
	const held = async () => /forecourt_held\{dealer="coast-motors"\} (\d)/.exec(await watch.metrics())?.[1];
	const deploy = (...args: string[]) =>
		runDeploy(fleet, ['--to', `folder:${targetOf(fleet)}`, 'coast-motors', ...args], {});
	expect(await held()).toBe('0');
	expect((await deploy('--rollback')).code).toBe(0);
	await until(held).toBe('1');
	expect(watch.said()).toContain('note: coast-motors: rolled back, and held until deployed with --end-hold');
	expect((await deploy('--end-hold')).code).toBe(0);
	await until(held).toBe('0');
});

test('a watch that was stopped and started again publishes the next change, and repeats neither releases nor mails', async () => {
	const before = releaseOf(fleet, 'coast-motors');
	const mails = mail.taken.length;
	expect(await watch.stop()).toBe(0);
	watch = startWatch(fleet, ENV);
	await until(async () => (await watch.health()).looked_at).not.toBeNull();
	feed.stock = priced('v5', 44_440);
	await until(coast).toBe('44,440');
	expect(Number(releaseOf(fleet, 'coast-motors')?.split('-')[0])).toBe(Number(before?.split('-')[0]) + 1);
	expect(mail.taken).toHaveLength(mails);
});

test('a dealer whose folder is removed stays live, and the operator gets a mail about it', async () => {
	rmSync(join(fleet.dealersDir, 'range-motors'), { recursive: true });
	await until(() => mail.taken.join()).toContain('npm run deploy -- --remove range-motors');
	expect(range()).toBe('20,020');
});
