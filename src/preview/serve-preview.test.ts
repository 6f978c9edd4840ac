import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { leaveOut } from '../../tests/fixtures/reporting/leave-out.ts';
import { COAST, COAST_FILES, previewOf } from '../../tests/fixtures/sites/preview.ts';
import { servePreview } from './serve-preview.ts';

const LONG = '<p>2021 Kia Rio</p>'.repeat(100);

async function serve(api?: (request: Request) => Promise<Response>) {
	const files = await previewOf({ ...COAST_FILES, 'coast-motors/long.html': LONG });
	const server = await servePreview({ outDir: files.outDir, sites: [COAST], api, port: 0 });
	const { port } = new URL(server.url);
	return {
		...server,
		port: Number(port),
		async ask(
			path: string,
			host: string,
			options: { method?: string; headers?: object; body?: string } = {},
		) {
			const { body, headers, ...rest } = options;
			const sent = request({ host: '127.0.0.1', port, path, ...rest, headers: { Host: host, ...headers } });
			sent.end(body);
			const [response] = (await once(sent, 'response')) as [IncomingMessage];
			return response;
		},
		async [Symbol.asyncDispose]() {
			await server.close();
			await files[Symbol.asyncDispose]();
		},
	};
}

test('each site and the index are served by host name', async () => {
	await using preview = await serve();
	const { port } = preview;
	const site = await preview.ask('/', `coast-motors.localhost:${port}`);
	expect(site.statusCode).toBe(200);
	expect(await text(site)).toBe('<h1>Coast Motors</h1>');
	const index = await preview.ask('/', `localhost:${port}`);
	expect(await text(index)).toContain(`href="http://coast-motors.localhost:${port}/"`);
	expect((await preview.ask('/', 'other.localhost')).statusCode).toBe(404);
	expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Coast Motors');
});

test('over a socket pages are compressed, HEAD has no body, and paths that climb out of the site are refused', async () => {
	await using preview = await serve();
	const page = await preview.ask('/long', 'coast-motors.localhost', { headers: { 'Accept-Encoding': 'br' } });
	expect(brotliDecompressSync(await buffer(page)).toString()).toBe(LONG);
	const head = await preview.ask('/long', 'coast-motors.localhost', { method: 'HEAD' });
	expect(head.headers['content-length']).toBe(String(LONG.length));
	expect(await text(head)).toBe('');
	for (const path of [
		'/../secret.txt',
		'/%2e%2e/secret.txt',
		'/..%2fsecret.txt',
		'/..\\secret.txt',
		'//secret.txt',
	]) {
		const response = await preview.ask(path, 'coast-motors.localhost');
		expect([400, 404]).toContain(response.statusCode);
		expect(await text(response)).not.toContain('SECRET');
	}
});

test('a lead reaches the lead API with its body and host', async () => {
	await using preview = await serve(async (request) =>
		Response.json({ url: request.url, body: await request.text() }, { status: 201 }),
	);
	const response = await preview.ask('/api/leads', 'coast-motors.localhost', {
		method: 'POST',
		body: 'name=Kim',
	});
	expect(response.statusCode).toBe(201);
	expect(JSON.parse(await text(response))).toEqual({
		url: 'http://coast-motors.localhost/api/leads',
		body: 'name=Kim',
	});
});

test('a port in use is reported in one sentence', async () => {
	await using preview = await serve();
	const { port } = preview;
	await expect(servePreview({ outDir: '.', sites: [], port })).rejects.toThrow(
		`Port ${port} is already in use; stop what uses it, or choose another port, such as PORT=${port + 1}.`,
	);
});

test('a port in use on the other address of localhost is reported too', async (context) => {
	const other = createServer().listen(0, '::1');
	const event = await Promise.race([once(other, 'listening'), once(other, 'error')]);
	leaveOut(context, event.length > 0, 'needs a machine with IPv6');
	const address = other.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	await expect(servePreview({ outDir: '.', sites: [], port })).rejects.toThrow('is already in use');
	other.close();
	// The preview does not keep listening on the first address either.
	const [error] = await once(connect(port, '127.0.0.1'), 'error').catch((refused) => [refused]);
	expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test('closing the preview frees the port even while a browser keeps its connection', async () => {
	await using files = await previewOf(COAST_FILES);
	const first = await servePreview({ outDir: files.outDir, sites: [COAST], port: 0 });
	const socket = connect(Number(new URL(first.url).port), '127.0.0.1');
	await once(socket, 'connect');
	await first.close();
	const port = Number(new URL(first.url).port);
	const second = await servePreview({ outDir: files.outDir, sites: [COAST], port });
	expect(second.url).toBe(first.url);
	await second.close();
	socket.destroy();
});
