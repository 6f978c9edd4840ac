import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { HttpSource } from '../../../src/domain/feed/stock-source.ts';
import { Refused } from '../../../src/stock/refused.ts';
import { type Answer, fetchSource } from '../../../src/stock/source/fetch-source.ts';

/** A feed's server: its responses in turn, the last one repeated, and the requests it got. */
const servers: Server[] = [];

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(...replies: [Reply, ...Reply[]]) {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		const reply = replies[Math.min(requests.length, replies.length - 1)] ?? replies[0];
		requests.push(request);
		reply(request, response);
	});
	servers.push(server);
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json?key=secret`, requests };
}

afterEach(async () => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
});

const answer =
	(status: number, body: string, headers: Record<string, string> = {}): Reply =>
	(_request, response) =>
		response.writeHead(status, headers).end(body);

/** Requests a source; pauses between attempts are recorded instead of waited for. */
async function ask(
	url: string,
	source: Partial<HttpSource> = {},
	earlier: Answer | null = null,
	maxBytes = 1000,
) {
	const pauses: number[] = [];
	const settings = {
		environment: {
			QUERY_KEY: 'a&b',
			FEED_TOKEN: 'Bearer abc',
			LINE_TOKEN: 'Bearer abc\n',
			CUT_TOKEN: 'Bearer hunter2\nhunter2',
		},
		pause: async (n: number) => void pauses.push(n),
		maxBytes,
	};
	const whole = {
		source: 'http',
		format: 'json',
		url,
		timeout_seconds: 30,
		retries: 2,
		...source,
	} as HttpSource;
	const result = await fetchSource(whole, 'the feed', earlier, settings);
	return result instanceof Refused
		? { refused: result.reason, pauses }
		: { body: Buffer.from(result.body).toString(), etag: result.etag, result, pauses };
}

test('an answer is returned with its ETag, and the first request is unconditional', async () => {
	const { url, requests } = await serve(answer(200, '[1]', { etag: '"v1"' }));
	expect(await ask(url)).toMatchObject({ body: '[1]', etag: '"v1"', pauses: [] });
	expect(requests[0]?.headers).toMatchObject({ accept: 'application/json' });
	expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
	expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

test('an answer with an unchanged ETag is not downloaded again', async () => {
	const { url, requests } = await serve(answer(304, ''));
	const earlier = { etag: '"v1"', last_modified: null, body: Buffer.from('[1]') };
	expect((await ask(url, {}, earlier)).result).toBe(earlier);
	expect(requests[0]?.headers['if-none-match']).toBe('"v1"');
	expect(requests[0]?.headers).not.toHaveProperty('if-modified-since');
});

test('a server without ETags is asked with the time of the last change', async () => {
	const changed = 'Tue, 24 Nov 2026 21:00:00 GMT';
	const { url, requests } = await serve(answer(200, '[1]', { 'last-modified': changed }), answer(304, ''));
	const { result: earlier } = await ask(url);
	expect(earlier).toMatchObject({ etag: null, last_modified: changed });
	expect((await ask(url, {}, earlier ?? null)).result).toBe(earlier);
	expect(requests[1]?.headers['if-modified-since']).toBe(changed);
});

test('a changed answer replaces the cached one', async () => {
	const { url } = await serve(answer(200, '[2]', { etag: '"v2"' }));
	expect(await ask(url, {}, { etag: '"v1"', last_modified: null, body: Buffer.from('[1]') })).toMatchObject({
		body: '[2]',
		etag: '"v2"',
	});
});

test('the header in the named environment variable is sent', async () => {
	const { url, requests } = await serve(answer(200, '[]'));
	await ask(url, { authorization_env: 'FEED_TOKEN' });
	expect(requests[0]?.headers.authorization).toBe('Bearer abc');
	await ask(url, { authorization_env: 'LINE_TOKEN' });
	expect(requests[1]?.headers.authorization).toBe('Bearer abc');
});

test('the values of the named environment variables are sent as parameters of the address', async () => {
	const { url, requests } = await serve(answer(200, '[1]'));
	const { body } = await ask(url, { query_env: { api_key: 'QUERY_KEY' } });
	expect(body).toBe('[1]');
	expect(requests[0]?.url).toBe('/feed.json?key=secret&api_key=a%26b');
	expect((await ask(url, { query_env: { api_key: 'OTHER_KEY' } })).refused).toBe(
		'the environment variable OTHER_KEY, which stock.from.query_env names for api_key, is not set',
	);
	expect(requests).toHaveLength(1);
});

test('a variable that is not set is reported, without a request', async () => {
	const { url, requests } = await serve(answer(200, '[]'));
	expect((await ask(url, { authorization_env: 'OTHER_TOKEN' })).refused).toBe(
		'the environment variable OTHER_TOKEN, which stock.from.authorization_env names, is not set; set it to the value of the Authorization header',
	);
	expect(requests).toHaveLength(0);
});

test('a header or an address that no request can have is reported at once, without the secret in it', async () => {
	const { url, requests } = await serve(answer(200, '[1]'));
	expect(await ask(url.replace('//', '//kim:hunter2@'))).toEqual({
		refused:
			'the feed has a user name or a password in its address, which no request may have; take them out',
		pauses: [],
	});
	expect(await ask(url, { authorization_env: 'CUT_TOKEN' })).toEqual({
		refused:
			'the environment variable CUT_TOKEN, which stock.from.authorization_env names, has characters that no header may have, such as a line break; set it to the value of the Authorization header',
		pauses: [],
	});
	expect(requests).toHaveLength(0);
});

test.each([500, 502, 503, 429, 408])('an answer %i is retried with growing pauses', async (status) => {
	const { url } = await serve(answer(status, ''), answer(status, ''), answer(200, '[1]'));
	expect(await ask(url)).toMatchObject({ body: '[1]', pauses: [1, 2] });
});

test('a request that fails after all retries is reported with the reason', async () => {
	const { url, requests } = await serve(answer(500, ''));
	expect((await ask(url)).refused).toBe('the feed answers 500 Internal Server Error (asked 3 times)');
	expect(requests).toHaveLength(3);
});

test.each([
	{
		status: 401,
		text: 'Unauthorized; check the key it is asked with, in the variable that stock.from.authorization_env or stock.from.query_env names',
	},
	{
		status: 403,
		text: 'Forbidden; check the key it is asked with, in the variable that stock.from.authorization_env or stock.from.query_env names',
	},
	{ status: 404, text: 'Not Found; check stock.from.url, or ask the sender where the feed is now' },
	{ status: 410, text: 'Gone; check stock.from.url, or ask the sender where the feed is now' },
	{ status: 304, text: 'Not Modified' },
])('an answer $status is not retried, and is reported with the remedy', async ({ status, text }) => {
	const { url, requests } = await serve(answer(status, ''));
	expect((await ask(url)).refused).toBe(`the feed answers ${status} ${text}`);
	expect(requests).toHaveLength(1);
});

test('with 0 retries there is one attempt', async () => {
	const { url, requests } = await serve(answer(500, ''));
	expect((await ask(url, { retries: 0 })).refused).toBe('the feed answers 500 Internal Server Error');
	expect(requests).toHaveLength(1);
});

const TOO_SLOW = 'the feed did not answer in full within 0.1 s (stock.from.timeout_seconds)';

test('a server that does not answer times out', async () => {
	const { url } = await serve(() => {});
	expect((await ask(url, { timeout_seconds: 0.1, retries: 0 })).refused).toBe(TOO_SLOW);
});

test('a server that answers too slowly times out', async () => {
	const { url } = await serve(async (_request, response) => {
		response.writeHead(200);
		while (!response.destroyed) {
			response.write(' ');
			await sleep(10);
		}
	});
	expect((await ask(url, { timeout_seconds: 0.1, retries: 0 }, null, 1e9)).refused).toBe(TOO_SLOW);
});

test('a request that times out once and is then answered succeeds', async () => {
	const { url } = await serve(() => {}, answer(200, '[1]'));
	expect(await ask(url, { timeout_seconds: 3 })).toMatchObject({ body: '[1]', pauses: [1] });
});

test('an incomplete answer is requested again', async () => {
	const breakOff: Reply = (_request, response) => {
		response.writeHead(200, { 'content-length': '100' });
		response.write('[{"id":', () => response.destroy());
	};
	const { url } = await serve(breakOff, answer(200, '[1]'));
	expect(await ask(url)).toMatchObject({ body: '[1]', pauses: [1] });
	const { url: always } = await serve(breakOff);
	expect((await ask(always, { retries: 0 })).refused).toBe(
		'the feed broke the connection off before the answer was whole',
	);
});

test.each([
	{ size: 1000, expected: { body: 'x'.repeat(1000) } },
	{
		size: 1001,
		expected: {
			refused: 'the feed is larger than 1 MB, the most that is read; split it or leave fields out',
		},
	},
])('with a limit of 1000 bytes a longer answer is refused: $size', async ({ size, expected }) => {
	const { url } = await serve(answer(200, 'x'.repeat(size)));
	expect(await ask(url)).toMatchObject(expected);
});

test('an unreachable server is reported', async () => {
	const { url } = await serve(answer(200, ''));
	const server = servers.pop();
	await new Promise((closed) => server?.close(closed));
	expect((await ask(url)).refused).toBe('the feed refuses the connection (asked 3 times)');
});

test('an unknown host is reported', async () => {
	expect((await ask('http://feed.invalid/', { retries: 0 })).refused).toBe(
		'the feed has a host name that cannot be found',
	);
});
