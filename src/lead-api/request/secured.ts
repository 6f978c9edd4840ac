import type { MiddlewareHandler } from 'hono';
import type { Env } from '../deps.ts';

/** Headers of every answer: not cached unless it says otherwise, never framed, read by no other site. */
const HEADERS: Readonly<Record<string, string>> = {
	'Cache-Control': 'no-store',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/** Sets the headers that an answer has not set itself: `hono/secure-headers` would overwrite the policy of the pages for dealers and shoppers. */
export const secured: MiddlewareHandler<Env> = async (c, next) => {
	await next();
	const { headers } = c.res;
	for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
};
