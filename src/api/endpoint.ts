import type * as z from 'zod/mini';

/** Where the service answers; a CDN may forward another path to it, which a dealer's `lead_api` then names. */
export const SERVICE_PATH = '/api';

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
	/** Parameters that may follow the path; all are texts. */
	query?: z.ZodMiniObject;
	/**
	 * How the body is written and what it holds. `lead` is JSON from a script or a form from a browser without one, described by its JSON;
	 * the service reads it with the dealer's own rules, so that one answer names all that must be mended.
	 */
	body?: { type: 'json' | 'form' | 'lead'; schema: z.ZodMiniObject };
	answers: Readonly<Record<number, EndpointAnswer>>;
	/** Refusals that this endpoint adds to those of every endpoint. */
	refusals?: readonly RefusalStatus[];
}
