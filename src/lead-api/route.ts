import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Endpoint, SERVICE_PATH } from '../api/endpoint.ts';
import { parsed } from '../api/problems-of.ts';
import { fieldRefusal } from './answers/refusal.ts';
import type { Deps, Env } from './deps.ts';
import { readSent, type Sent } from './request/read-sent.ts';

/** The service's router, with the values that each request carries. */
export type Api = Hono<Env>;

/** An endpoint of the contract and the function that registers its handler. */
export interface Route {
	endpoint: Endpoint;
	add: (app: Api, deps: Deps) => void;
}

type ParamOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never;
type QueryOf<Of extends Endpoint> = Of extends { query: infer Schema extends z.ZodMiniType }
	? keyof z.input<Schema>
	: never;
type BodyOf<Of extends Endpoint> = Of extends { body: { type: 'lead' } }
	? Sent
	: Of extends { body: { type: 'photo' } }
		? null
		: Of extends { body: { schema: infer Schema extends z.ZodMiniType } }
			? z.output<Schema>
			: null;
type DataOf<Of extends Endpoint> = Of extends {
	answers: { 200: { schema: infer Schema extends z.ZodMiniType } };
}
	? z.output<Schema>
	: never;

/** Parsed request to an endpoint. */
export interface ParsedRequest<Of extends Endpoint> {
	params: Record<ParamOf<Of['path']>, string>;
	/** Unvalidated: the handler checks them. */
	query: Partial<Record<QueryOf<Of>, string>>;
	/** Validated by the endpoint's schema, except the body of a lead, which its handler validates. */
	body: BodyOf<Of>;
}

type Handler<Of extends Endpoint> = (
	c: Context<Env>,
	asked: ParsedRequest<Of>,
) => Response | DataOf<Of> | Promise<Response | DataOf<Of>>;

/**
 * Implements an endpoint: parses the request, and sends what the handler returns as JSON unless it is a Response.
 *
 * @param prepare called once when the service starts; returns the handler
 */
export function route<const Of extends Endpoint>(endpoint: Of, prepare: (deps: Deps) => Handler<Of>): Route {
	const { method, path } = endpoint;
	return {
		endpoint,
		add: (app, deps) => {
			const handler = prepare(deps);
			app.on(method.toUpperCase(), routePath(path), async (c) => {
				const asked = {
					params: paramsOf(path, c),
					query: c.req.query(),
					body: endpoint.body ? await bodyOf(endpoint.body, c.req.raw) : null,
				} as ParsedRequest<Of>;
				const answer = await handler(c, asked);
				return answer instanceof Response ? answer : c.json(answer as object);
			});
		},
	};
}

async function bodyOf(body: NonNullable<Endpoint['body']>, request: Request): Promise<unknown> {
	// Its handler reads the bytes, after it has counted the call.
	if (body.type === 'photo') return null;
	const sent = await readSent(request, { ...body, type: body.type });
	if (body.type === 'lead') return sent;
	const { data, problems } = parsed(body.schema, sent.values);
	if (problems) throw fieldRefusal(problems);
	return data;
}

/** A path parameter with an optional extension: '{slug}.pdf'. */
const PARAM = /\{(\w+)\}(\.\w+)?/g;

/** A path in the router's syntax: '/cars/:slug/view.json', '/cars/:slug{[^/]+\\.pdf}'. */
function routePath(path: string): string {
	const ours = path.replace(PARAM, (_, name, end) => `:${name}${end ? `{[^/]+\\${end}}` : ''}`);
	return SERVICE_PATH + ours;
}

function paramsOf(path: string, c: Context<Env>): Record<string, string> {
	const names = [...path.matchAll(PARAM)].map(([, name = '', end = '']) => {
		const value = c.req.param(name) ?? '';
		return [name, end ? value.slice(0, -end.length) : value];
	});
	return Object.fromEntries(names);
}
