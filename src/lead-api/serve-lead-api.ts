import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { PHOTO_UPLOAD_MS } from '../domain/trade-in/photos.ts';
import type { LeadApi } from './app.ts';

/** Time limits for receiving requests, milliseconds; slower ones get 408 and their connection is closed. */
const ARRIVAL = {
	/** The whole request: as long as pages wait for the largest, a photo. */
	requestMs: PHOTO_UPLOAD_MS,
	/** Its headers. */
	headMs: 10_000,
	/** Interval at which Node checks these limits. */
	pollMs: 1000,
};
/** Longer than proxies keep connections open, so that they close them and never send into a closed one. */
const KEEP_ALIVE_MS = 75_000;
/** Time that requests under way have when the service stops, milliseconds. */
const STOP_MS = 10_000;

/** The lead API that listens at an address. */
export interface ServedLeadApi {
	/** `http://127.0.0.1:8080`. */
	url: string;
	/** Accepts no new requests; resolves when those under way have been answered. */
	close(): Promise<void>;
}

/**
 * Listens on a port. Rejects when the port is not available.
 *
 * @param arrival time limits for receiving requests; tests use shorter ones
 */
export async function serveLeadApi(
	answer: LeadApi,
	{ host, port }: { host: string; port: number },
	arrival = ARRIVAL,
): Promise<ServedLeadApi> {
	const server = createAdaptorServer({
		fetch: (request, { incoming }: HttpBindings | Http2Bindings) =>
			answer(request, { address: incoming.socket.remoteAddress ?? '' }),
		serverOptions: {
			requestTimeout: arrival.requestMs,
			headersTimeout: arrival.headMs,
			connectionsCheckingInterval: arrival.pollMs,
			keepAliveTimeout: KEEP_ALIVE_MS,
		},
	}) as Server;
	await new Promise<void>((settle, refuse) => {
		server.once('error', refuse);
		server.listen(port, host, settle);
	});
	const address = server.address();
	const actual = typeof address === 'object' && address ? address.port : port;
	return {
		url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
		close: () =>
			new Promise((settle) => {
				const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
				server.close(() => {
					clearTimeout(timer);
					settle();
				});
				server.closeIdleConnections();
			}),
	};
}
