import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedAnswer } from './feed-health/answer.ts';
import type { Metrics } from './metrics.ts';
import type { WatchedDealer } from './watched-dealer.ts';

/** How long the process may look at no dealer before it counts as stuck: longer than the longest batch. */
const STUCK_MS = 10 * 60_000;

/** The state of the process for whatever restarts it. */
export interface Health {
	/** `stuck`: it has read no dealer for ten minutes. Failing dealers do not make it so. */
	status: 'ok' | 'starting' | 'stuck';
	dealers: number;
	failing: { dealer: string; step: string; since: string; problem: string }[];
	/** ISO 8601; null before the first dealer was read. */
	looked_at: string | null;
}

/** Assesses the state of the process. `lookedAt`: when it last looked at a dealer, or would have if one had been due. */
export function healthOf(
	dealers: Readonly<Record<string, WatchedDealer>>,
	lookedAt: Date | null,
	startedAt: Date,
	now: Date,
): Health {
	const isStuck = now.getTime() - (lookedAt ?? startedAt).getTime() > STUCK_MS;
	return {
		status: isStuck ? 'stuck' : lookedAt === null ? 'starting' : 'ok',
		dealers: Object.keys(dealers).length,
		failing: Object.entries(dealers).flatMap(([dealer, { failure }]) =>
			failure ? [{ dealer, step: failure.step, since: failure.since, problem: failure.problem }] : [],
		),
		looked_at: lookedAt?.toISOString() ?? null,
	};
}

/** Serves `/health` (503 when stuck), `/metrics`, and the reports on feeds. */
export async function serveHealth(
	{ host, port }: { host: string; port: number },
	health: () => Health,
	metrics: Metrics,
	feeds: (url: URL) => FeedAnswer | null,
): Promise<{ url: string; close: () => void }> {
	const server: Server = createServer(async (request, response) => {
		const url = new URL(request.url?.replace(/^\/+/, '/') ?? '/', 'http://watch');
		const { pathname } = url;
		const feed = feeds(url);
		if (feed) response.writeHead(feed.status, feed.headers).end(feed.body);
		else if (pathname === '/health') {
			const found = health();
			response
				.writeHead(found.status === 'stuck' ? 503 : 200, { 'content-type': 'application/json' })
				.end(`${JSON.stringify(found)}\n`);
		} else if (pathname === '/metrics') {
			response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
		} else {
			response.writeHead(404, { 'content-type': 'text/plain' }).end('Here are /health and /metrics.\n');
		}
	});
	await new Promise<void>((ready, refuse) => {
		server.once('error', refuse);
		server.listen(port, host, ready);
	});
	const { address, family, port: opened } = server.address() as AddressInfo;
	return {
		url: `http://${family === 'IPv6' ? `[${address}]` : address}:${opened}`,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
