import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedAnswer } from '../../../src/watch/feed-health/answer.ts';
import { feedLink } from '../../../src/watch/feed-health/links.ts';
import { NEW_DEALER, type WatchedDealer } from '../../../src/watch/watched-dealer.ts';
import { BAD_ROWS, goodRow, SentFeed } from '../../fixtures/watch/sent-feed.ts';
import { SECRET, serveFeeds } from '../../fixtures/watch/serve-feeds.ts';

const NOW = new Date('2026-11-25T09:00:00Z');
const good = Array.from({ length: 30 }, (_, index) => goodRow(index));
const sent = new SentFeed(['coast-motors', 'range-motors', 'plain-motors']);
const dealers: Record<string, WatchedDealer> = {
	'coast-motors': {
		...NEW_DEALER,
		feed: { hash: 'a', changed_at: NOW.toISOString(), asked_at: '2026-11-25T08:59:00Z' },
	},
};
let now = NOW;
let url = '';
let close: () => void;

const link = (slug: string, secret = SECRET) => feedLink({ url, secret }, slug, NOW, 30).url;
const open = (address: string) => fetch(address);
const text = async (slug = 'coast-motors') => (await open(link(slug))).text();
const json = async () =>
	(await open(link('coast-motors').replace('coast-motors?', 'coast-motors.json?'))).json();

beforeAll(async () => {
	({ url, close } = await serveFeeds(sent.fleet.outDir, () => now, dealers));
	await sent.send(
		[...good, ...BAD_ROWS.slice(0, 1), 'A99,Kia,Rio,2020,lots,Available,'],
		'2026-11-24T09:00:00Z',
	);
	await sent.send([...good, ...BAD_ROWS], '2026-11-25T06:00:00Z');
	await sent.send([goodRow(1)], '2026-11-25T06:00:00Z', 'range-motors');
});
afterAll(() => {
	close();
	sent.fleet.remove();
});

describe('the page', () => {
	test('is private: it is not cached, not indexed, and sends no referrer', async () => {
		const { status, headers } = await open(link('coast-motors'));
		expect(status).toBe(200);
		expect(Object.fromEntries(headers)).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex, nofollow',
			'content-security-policy': expect.stringContaining("default-src 'none'"),
		});
	});

	test('says in the sender’s words what is wrong, where, and how to mend it', async () => {
		const page = await text();
		expect(page).toContain('‘Price incl. GST’: expected a price of $0 or more');
		expect(page).toContain('Send one amount in Australian dollars');
		expect(page).toContain('For example: <code>23990</code>');
		expect(page).toContain('<td>32</td><td>A90</td><td>&quot;-5&quot;</td>');
		expect(page).toContain('The whole row: expected 7 columns');
		expect(page).toContain('‘State’: expected one of Available, Sold');
	});

	test('has the counts, the time of the feed, and what changed since the one before', async () => {
		const page = await text();
		const counts = [...page.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name, value]) => [
			name,
			value,
		]);
		expect(Object.fromEntries(counts)).toMatchObject({
			'Rows received': '36',
			'Rows left out': '3',
			'Vehicles on the website': '32',
			'This version received': expect.stringContaining('(3 hours ago)'),
			'Last asked for': expect.stringContaining('(1 minute ago)'),
		});
		expect(page).toContain('Rows received: 32 before, 36 now');
		expect(page).toMatch(/Problems: \d new, 1 mended or gone/);
	});

	test('shows received values as text, markup included, and has no script', async () => {
		const page = await text();
		expect(page).toContain('&lt;script&gt;alert(1)');
		expect(page).not.toMatch(/<script|<img|onerror=/);
	});
});

test('the JSON has the same for programs, with advice', async () => {
	const report = await json();
	expect(report).toMatchObject({
		dealer: expect.any(String),
		counts: { received: 36, published: 32, left_out: 3, kept_back: 0 },
		asked_at: '2026-11-25T08:59:00Z',
		fetch_problem: null,
	});
	expect(report.problems[0]).toMatchObject({
		...{ effect: 'vehicle_left_out', row: 32, id: 'A90', columns: ['Price incl. GST'], received: '"-5"' },
		...{ accepted: 'a price of $0 or more', how_to_mend: expect.stringMatching(/^Send/), example: '23990' },
		is_new: false,
	});
});

describe('a link that does not work shows nothing', () => {
	const token = (slug: string) => new URL(link(slug)).searchParams.get('token') ?? '';
	test.each([
		['another dealer’s', () => link('coast-motors').replace('coast-motors', 'range-motors')],
		['one of another key', () => link('coast-motors', 'b'.repeat(32))],
		['one whose end was altered', () => link('coast-motors').replace(/\.\d{13}\./, '.9999999999999.')],
		['one that is cut short', () => link('coast-motors').slice(0, -1)],
		['one without a token', () => `${url}/feeds/coast-motors`],
		['one of an unknown dealer', () => `${url}/feeds/no-motors?token=${token('coast-motors')}`],
		[
			'one that leads out of the folder',
			() => `${url}/feeds/..%2Fcoast-motors?token=${token('coast-motors')}`,
		],
		['another dealer’s, as JSON', () => `${url}/feeds/range-motors.json?token=${token('coast-motors')}`],
	])('%s', async (_name, address) => {
		const answer = await open(address());
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
		expect(await answer.text()).toMatch(/This link does not work/);
	});

	test('one that has expired', async () => {
		const address = link('coast-motors');
		now = new Date(NOW.getTime() + 30 * 86_400_000);
		expect((await open(address)).status).toBe(200);
		now = new Date(now.getTime() + 1);
		expect((await open(address)).status).toBe(404);
		now = NOW;
	});
});

test('without a key no link works', () => {
	const parts = { outDir: sent.fleet.outDir, secret: null, dealers: () => dealers, now: () => NOW };
	expect(feedAnswer(parts, new URL(link('coast-motors')))?.status).toBe(404);
});

test('before the first build, the page says that there is no report yet', async () => {
	const answer = await open(link('plain-motors'));
	expect(answer.status).toBe(404);
	expect(await answer.text()).toContain('The website has not read the feed yet');
});

test('the page of a feed that is refused as a whole says so, with the rows that are the reason', async () => {
	const bad = good.map((row) => row.replace(/,20\d{3},/, ',cheap,'));
	await sent.send([...bad, goodRow(90)], '2026-11-25T07:00:00Z', 'range-motors');
	const page = await text('range-motors');
	expect(page).toContain('This feed is not used');
	expect(page).toContain('Too many rows of the feed have problems');
	expect(page).toContain('Until then the website shows the last good feed');
	expect(page).toContain('Vehicles kept back');
	expect(page).toContain('&quot;cheap&quot;');
});

test('the page of a feed that cannot be fetched says so', async () => {
	dealers['range-motors'] = {
		...NEW_DEALER,
		failure: {
			...{ step: 'feed', problem: 'https://feed.example answers 401', count: 3 },
			...{ since: '2026-11-25T08:00:00Z', next_try: '2026-11-25T09:10:00Z' },
		},
	};
	expect(await text('range-motors')).toMatch(
		/not been able to fetch the feed since .*<q>https:\/\/feed\.example answers 401/,
	);
});

test('health and metrics are answered at their own addresses', async () => {
	expect((await open(`${url}/health`)).status).toBe(200);
	expect((await open(`${url}/metrics`)).status).toBe(200);
	expect((await open(`${url}/feeds`)).status).toBe(404);
});
