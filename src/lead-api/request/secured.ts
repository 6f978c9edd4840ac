import type { MiddlewareHandler } from 'hono';
import type { Env } from '../deps.ts';

/** What every answer says: kept by nobody unless it says otherwise, framed nowhere, read by no other site. */
const HEADERS: Readonly<Record<string, string>> = {
	'Cache-Control': 'no-store',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/** Puts the headers on that an answer has not set itself. */
export const secured: MiddlewareHandler<Env> = async (c, next) => {
	await next();
	const { headers } = c.res;
	for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
};
