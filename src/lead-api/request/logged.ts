import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps, Env } from '../deps.ts';

/** Logs each request by its route, without its content or sender. */
export function logged({ log }: Deps): MiddlewareHandler<Env> {
	return async (c, next) => {
		const began = performance.now();
		await next();
		log({
			level: c.res.status >= 500 ? 'error' : 'info',
			message: 'request',
			method: c.req.method,
			route: routePath(c, -1),
			status: c.res.status,
			milliseconds: Math.round(performance.now() - began),
			dealer: c.var.site?.slug ?? null,
		});
	};
}
