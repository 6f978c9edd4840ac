/** What a worker does for a site, which Cloudflare's rules cannot: 410, and `/api/` of another host. */
export interface WorkerTasks {
	/** Addresses of pages that are gone. */
	gone: readonly string[];
	/** Where requests to `/api/` go, without a slash at its end; null for none. */
	api: string | null;
}

/** Cloudflare takes so many patterns. */
const MOST_PATTERNS = 100;

/** The worker of a site, in Cloudflare's module format; null where it has nothing to do. */
export function workerScript({ gone, api }: WorkerTasks): string | null {
	if (gone.length === 0 && api === null) return null;
	return `const GONE = new Set(${JSON.stringify(gone)});
const API = ${JSON.stringify(api)};
export default {
	async fetch(request, env) {
		const url = new URL(request.url);
		if (API !== null && url.pathname.startsWith('/api/')) {
			const sent = new Request(API + url.pathname + url.search, request);
			sent.headers.set('X-Forwarded-Host', url.hostname);
			sent.headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '');
			return fetch(sent, { redirect: 'manual' });
		}
		if (!GONE.has(url.pathname)) return env.ASSETS.fetch(request);
		const page = await env.ASSETS.fetch(new Request(new URL('/410', url)));
		return new Response(page.body, { status: 410, headers: page.headers });
	},
};
`;
}

/** For which addresses Cloudflare runs the worker, as `_routes.json`: every other one costs nothing. */
export function workerRoutes({ gone, api }: WorkerTasks): string {
	const folders = [...new Set(gone.map((path) => path.replace(/[^/]*$/, '*')))];
	const pages = gone.length < MOST_PATTERNS ? gone : folders;
	return JSON.stringify({
		version: 1,
		include: [...(api === null ? [] : ['/api/*']), ...pages],
		exclude: [],
	});
}
