import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openRest } from './hosted/rest.ts';
import { reaching, textOf } from './reaching.ts';

/** The address of a server that gives these answers, one after the other. */
async function serverOf(...answers: ((response: ServerResponse) => void)[]): Promise<string> {
	const server = createServer((_, response) => answers.shift()?.(response)).listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const breaksOff = (response: ServerResponse) => {
	response.writeHead(200, { 'Content-Length': 10 });
	response.write('half', () => response.destroy());
};

test('a request whose answer breaks off is repeated', async () => {
	const url = await serverOf(breaksOff, (response) => response.end('whole'));
	const answer = await reaching(
		{ name: 'the bucket', call: 'GET x' },
		(signal) => fetch(url, { signal }),
		() => false,
	);
	expect(textOf(answer)).toBe('whole');
});

test('an answer that is not JSON is reported with its request', async () => {
	const url = await serverOf((response) => response.end('<title>Sign in to the network</title>'));
	const rest = openRest({ name: 'Netlify', url, token: 'x' }, String);
	await expect(rest.ask(z.object({}), '/sites')).rejects.toThrow(
		'Netlify gave an answer that is not of its published API (/sites)',
	);
});
