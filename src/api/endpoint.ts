import type * as z from 'zod/mini';

/** The path of the service; a CDN may forward another path to it, which is then the dealer's `lead_api`. */
export const SERVICE_PATH = '/api';

/** The HTTP statuses of refusals. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 411 | 413 | 415 | 422 | 429 | 503;

/** A response of an endpoint: JSON with a schema, a document of another type, or nothing. */
export interface EndpointAnswer {
	description: string;
	schema?: z.ZodMiniType;
	/** The media type of a response other than JSON: 'text/html'. */
	type?: string;
}

/** The definition of an endpoint. The service validates requests by it and generates the OpenAPI document from it. */
export interface Endpoint {
	method: 'get' | 'post';
	/** The path below the API's address, with OpenAPI parameters: '/cars/{slug}/view.json'. */
	path: string;
	summary: string;
	description?: string;
	/** Whether pages of other sites may call it too, as its token says alone what it may do. */
	isOpen?: true;
	/** Query parameters; all are texts. */
	query?: z.ZodMiniObject;
	/**
	 * The encoding and the schema of the body. `lead` is JSON from a script, or a form from a browser without JavaScript, described as JSON;
	 * the service parses it with the dealer's own rules, so that one response lists all problems. `photo` is the bytes of a picture, without
	 * a schema.
	 */
	body?: { type: 'json' | 'form' | 'lead' | 'photo'; schema: z.ZodMiniObject };
	answers: Readonly<Record<number, EndpointAnswer>>;
	/** Refusals of this endpoint in addition to those of every endpoint. */
	refusals?: readonly RefusalStatus[];
}
