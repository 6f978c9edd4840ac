import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { ProblemSchema } from '../contracts/lead.ts';
import type { RefusalStatus } from './answers/refusal.ts';
import type { Deps, Env } from './deps.ts';

export type Api = OpenAPIHono<Env>;

/** Puts one endpoint into the service: its answers, and what the OpenAPI document says of it. */
export type Endpoint = (app: Api, deps: Deps) => void;

/** An answer in JSON, as the document describes it. */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
	return { description, content: { 'application/json': { schema } } };
}

/** A body that is JSON and must be there. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
	return { required: true, content: { 'application/json': { schema } } };
}

/** What any call may be answered with. */
const ANYWHERE: readonly RefusalStatus[] = [404, 503];
/** What any call that sends something may be answered with as well. */
const WHEN_SENDING: readonly RefusalStatus[] = [400, 403, 411, 413, 415, 422, 429];

const REFUSALS: Partial<Record<RefusalStatus, string>> = {
	400: 'The body cannot be read',
	403: 'Sent from a page of another site',
	404: 'A host of nobody, or nothing of that name',
	405: 'Another method is wanted; Allow names it',
	409: 'Another step is being kept at this moment',
	411: 'The body has no length',
	413: 'The body is too long',
	415: 'The body is of another type',
	422: 'Fields have to be mended; they are named',
	429: 'Too often; Retry-After tells when to come again',
	503: 'The service cannot keep anything now; Retry-After tells when to come again',
};

/** The refusals of a call, as the document describes them. */
export function refusals(isSending: boolean, others: readonly RefusalStatus[] = []) {
	const statuses = [...ANYWHERE, ...(isSending ? WHEN_SENDING : []), ...others];
	return Object.fromEntries(
		statuses.map((status) => [
			status,
			{
				description: REFUSALS[status] ?? '',
				content: { 'application/problem+json': { schema: ProblemSchema } },
			},
		]),
	);
}
