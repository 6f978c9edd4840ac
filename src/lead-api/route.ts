import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Endpoint, SERVICE_PATH } from '../api/endpoint.ts';
import { parsed } from '../api/problems-of.ts';
import { fieldRefusal } from './answers/refusal.ts';
import type { Deps, Env } from './deps.ts';
import { readSent, type Sent } from './request/read-sent.ts';

export type Api = Hono<Env>;

/** An endpoint of the contract with what answers it. */
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
	: Of extends { body: { schema: infer Schema extends z.ZodMiniType } }
		? z.output<Schema>
		: null;
type DataOf<Of extends Endpoint> = Of extends {
	answers: { 200: { schema: infer Schema extends z.ZodMiniType } };
}
	? z.output<Schema>
	: never;

/** What a request asks, by the names of its endpoint. */
export interface Asked<Of extends Endpoint> {
	params: Record<ParamOf<Of['path']>, string>;
	/** Texts as they came; what is wrong with them is for the handler to say. */
	query: Partial<Record<QueryOf<Of>, string>>;
	/** Checked by the endpoint's schema; the body of a lead as it was read. */
	body: BodyOf<Of>;
}

type Handler<Of extends Endpoint> = (
	c: Context<Env>,
	asked: Asked<Of>,
) => Response | DataOf<Of> | Promise<Response | DataOf<Of>>;

/**
 * Has an endpoint of the contract answered: reads what it is asked, and answers with JSON what is no response yet.
 *
 * @param prepare gives the handler; what it makes beforehand lives as long as the service
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
				} as Asked<Of>;
				const answer = await handler(c, asked);
				return answer instanceof Response ? answer : c.json(answer as object);
			});
		},
	};
}

async function bodyOf(body: NonNullable<Endpoint['body']>, request: Request): Promise<unknown> {
	const sent = await readSent(request, body);
	if (body.type === 'lead') return sent;
	const { data, problems } = parsed(body.schema, sent.values);
	if (problems) throw fieldRefusal(problems);
	return data;
}

/** A parameter of a path, with the end of its file name: '{slug}.pdf'. */
const PARAM = /\{(\w+)\}(\.\w+)?/g;

/** A path as the router writes it: '/cars/:slug/view.json', '/cars/:slug{[^/]+\\.pdf}'. */
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
