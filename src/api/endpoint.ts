import type * as z from 'zod/mini';

/** Answers other than success, by the status of HTTP. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 411 | 413 | 415 | 422 | 429 | 503;

/** One kind of answer of an endpoint: JSON of a schema, a document of another type, or nothing. */
export interface EndpointAnswer {
	description: string;
	schema?: z.ZodMiniType;
	/** The type of an answer that is no JSON: 'text/html'. */
	type?: string;
}

/** What an endpoint takes and answers. The service validates by it and writes the OpenAPI document from it. */
export interface Endpoint {
	method: 'get' | 'post';
	/** Below the address of the API, with OpenAPI's braces: '/cars/{slug}/view.json'. */
	path: string;
	summary: string;
	description?: string;
	query?: z.ZodMiniObject;
	/** How the body is written and what it holds. A lead's body may be a form, too, which is described by its JSON. */
	body?: { type: 'json' | 'form'; schema: z.ZodMiniObject };
	answers: Readonly<Record<number, EndpointAnswer>>;
	/** Refusals beyond those of every endpoint (`refusals` in `problem.ts`). */
	refusals?: readonly RefusalStatus[];
}
