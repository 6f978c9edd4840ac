import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { LeadApi } from './app.ts';

/** How long requests may take to arrive, milliseconds; what takes longer is answered 408 and its connection closed. */
const ARRIVAL = {
	/** All of a request. */
	requestMs: 15_000,
	/** Its head. */
	headMs: 10_000,
	/** Node looks so often for requests that take longer. */
	lookMs: 1000,
};
/** Longer than proxies keep a connection open, so that they close it and never send into a closed one. */
const KEEP_ALIVE_MS = 75_000;
/** What is under way when the service stops has so long to be answered, milliseconds. */
const STOP_MS = 10_000;

export interface ServedLeadApi {
	/** `http://127.0.0.1:8080`. */
	url: string;
	/** Takes no new requests; resolves when those under way are answered. */
	close(): Promise<void>;
}

/**
 * Gives the service a port. Rejects when it cannot be had.
 *
 * @param arrival how long requests may take to arrive; tests have less patience
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
			connectionsCheckingInterval: arrival.lookMs,
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
