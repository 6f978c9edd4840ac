import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createPreview, type PreviewOptions } from './create-preview.ts';

/** A preview that listens at an address. */
export interface RunningPreview {
	/** The index of the sites, such as `http://localhost:4321`. */
	url: string;
	/** Stops listening and ends every connection. */
	close: () => Promise<void>;
}

/**
 * Serves the preview to this machine only, on both addresses of `localhost` (IPv4 and IPv6), so that no other server responds on
 * one of them. Browsers resolve `<slug>.localhost` themselves.
 *
 * @param port 0 for a free port
 * @throws Error with one sentence when the port is in use or not allowed
 */
export async function servePreview(options: PreviewOptions & { port: number }): Promise<RunningPreview> {
	const respond = getRequestListener(createPreview(options), { overrideGlobalObjects: false });
	const ipv4 = createServer(respond);
	const ipv6 = createServer(respond);
	const close = async () => {
		await Promise.all([stop(ipv4), stop(ipv6)]);
	};
	try {
		const port = await listen(ipv4, options.port, '127.0.0.1');
		await listen(ipv6, port, '::1').catch(unlessWithoutIpv6);
		return { url: `http://localhost:${port}`, close };
	} catch (error) {
		await close();
		throw explained(error, options.port);
	}
}

async function listen(server: Server, port: number, address: string): Promise<number> {
	server.listen(port, address);
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

async function stop(server: Server): Promise<void> {
	if (!server.listening) return;
	const closed = once(server, 'close');
	server.close();
	server.closeAllConnections();
	await closed;
}

function unlessWithoutIpv6(error: unknown): void {
	if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error;
}

function explained(error: unknown, port: number): unknown {
	switch (codeOf(error)) {
		case 'EADDRINUSE':
			return new Error(
				`Port ${port} is already in use; stop what uses it, or choose another port, such as PORT=${port + 1}.`,
				{ cause: error },
			);
		case 'EACCES':
			return new Error(`Port ${port} is not open to this user; choose one above 1023, such as PORT=4321.`, {
				cause: error,
			});
		default:
			return error;
	}
}

function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
