import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StockSource } from '../../../src/domain/feed/stock-source.ts';
import { kia, outcome } from '../../fixtures/stock/dealer-stock.ts';

const cars = (count: number) => Array.from({ length: count }, (_, id) => kia(id));
const columns = { id: 'id', make: 'make', model: 'model' };
/** The same vehicles in every format, and the options that read them. */
const FORMATS = {
	JSON: { write: (count: number) => JSON.stringify(cars(count)), options: { format: 'json' } },
	CSV: {
		write: (count: number) =>
			`id,make,model\n${cars(count)
				.map(({ id, make, model }) => `${id},${make},${model}\n`)
				.join('')}`,
		options: { format: 'csv', delimiter: ',', columns },
	},
	XML: {
		write: (count: number) =>
			`<cars>${cars(count)
				.map(({ id, make, model }) => `<car><id>${id}</id><make>${make}</make><model>${model}</model></car>`)
				.join('')}</cars>`,
		options: { format: 'xml', record: 'car', columns },
	},
};
const PAGE = '<!DOCTYPE html>\n<html lang="en">\n<head><title>Back soon &amp; sorry</title></head></html>\n';
const ASK = 'the sender may be down, have moved the feed or want a key; check stock.from, or ask the sender';

let answer: { status: number; body: string | Buffer };
const server = createServer((_request, response) =>
	response.writeHead(answer.status, { connection: 'close' }).end(answer.body),
);
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise((closed) => server.close(closed)));

describe.each(Object.entries(FORMATS))(
	'a dealer with a feed in %s keeps the last good stock, with the reason, when the server',
	(format, { write, options }) => {
		test.each([
			[
				'answers 404',
				404,
				'',
				'answers 404 Not Found; check stock.from.url, or ask the sender where the feed is now',
			],
			['sends a web page', 200, PAGE, `is a web page titled 'Back soon & sorry', not ${format}: ${ASK}`],
			[
				'sends a page without title',
				200,
				'\n<!-- proxy -->\n<html><body>',
				`is a web page, not ${format}: ${ASK}`,
			],
			[
				'sends a broken gzip file',
				200,
				gzipSync(write(20)).subarray(0, 40),
				'is a gzip file that is damaged or cut short',
			],
			['sends nothing', 200, '', 'is empty'],
			['sends the beginning only', 200, write(20).slice(0, -8), 'ends too early'],
			[
				'sends less than half of the rows',
				200,
				write(9),
				'would show 9 instead of 20 vehicles, a larger fall than the 50% that stock.max_fall_share allows; likely reason: the source holds 9 rows; the last good one held 20; if they are really gone, run npm run build -- coast-motors --accept-fewer once, or raise stock.max_fall_share',
			],
		])('%s', async (_name, status, body, says) => {
			const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed?key=hunter2`;
			const from = { source: 'http', url, timeout_seconds: 5, retries: 0, ...options } as StockSource;
			answer = { status: 200, body: write(20) };
			expect(await outcome({ from })).toMatchObject({ ids: { length: 20 }, from: null });
			answer = { status, body };
			const after = await outcome({ from });
			expect(after.ids).toHaveLength(20);
			expect(after.from?.reason).toContain(says);
			expect(after.from?.reason).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/feed[: ]/);
			expect(after.from?.reason).not.toContain('hunter2');
		});
	},
);
