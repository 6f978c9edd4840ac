import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** The address of the modules below that of the server. */
export const MODULES = '/src';

/** Serves the project's modules in the form browsers load, and an index. */
export async function serveModules(
	root: string,
	index: Uint8Array,
): Promise<{ url: string; stop: () => void }> {
	const server = createServer(({ url = '/' }, response) => {
		if (url === '/index') response.end(index);
		else if (url.startsWith(`${MODULES}/`) && url.endsWith('.ts') && !url.includes('..')) {
			response.setHeader('Content-Type', 'text/javascript');
			response.end(stripTypeScriptTypes(readFileSync(join(root, url), 'utf8')));
		} else {
			response.setHeader('Content-Type', 'text/html');
			response.end('<!doctype html><title>Search</title>');
		}
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() };
}

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === 'object' && address ? address.port : 0;
}
