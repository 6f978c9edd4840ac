import type { MiddlewareHandler } from 'hono';
import type { Env } from '../deps.ts';

/** Default response headers: no caching, no framing, no access from other sites. */
const HEADERS: Readonly<Record<string, string>> = {
	'Cache-Control': 'no-store',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/** Sets the default headers that a response does not set itself; `hono/secure-headers` would overwrite the policy of the HTML pages. */
export const secured: MiddlewareHandler<Env> = async (c, next) => {
	await next();
	const { headers } = c.res;
	for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
};
