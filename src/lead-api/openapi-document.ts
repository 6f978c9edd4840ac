import * as z from 'zod/mini';
import { type Endpoint, type EndpointAnswer, type RefusalStatus, SERVICE_PATH } from '../api/endpoint.ts';
import { ProblemSchema } from '../api/problem.ts';

/** Error statuses of every endpoint. */
const EVERY_ENDPOINT: readonly RefusalStatus[] = [404, 503];
/** Error statuses of every endpoint with a request body. */
const WITH_BODY: readonly RefusalStatus[] = [400, 403, 411, 413, 415, 422, 429];

const REFUSALS: Readonly<Record<RefusalStatus, string>> = {
	400: 'The body cannot be parsed',
	403: 'Sent from a page of another site',
	404: 'No dealer has this host, or the resource does not exist',
	405: 'The method is not allowed; Allow lists the allowed ones',
	409: 'What it refers to has changed or is complete',
	411: 'Content-Length is missing',
	413: 'The body is too long',
	415: 'The content type is not supported',
	422: 'Fields are invalid; `problems` lists them',
	429: 'Too many requests; Retry-After says when to try again',
	503: 'The service cannot store anything now; Retry-After says when to try again',
};

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The OpenAPI document, generated from the definitions of the endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
	const paths: Record<string, Record<string, object>> = {};
	for (const endpoint of endpoints) {
		const path = SERVICE_PATH + endpoint.path;
		paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Forecourt lead API', version: '1' },
		paths,
		components: { schemas: { Problem: jsonSchema(ProblemSchema, 'output') } },
	};
}

function operation({ path, summary, description, query, body, answers, refusals = [] }: Endpoint): object {
	const statuses = [...EVERY_ENDPOINT, ...(body ? WITH_BODY : []), ...refusals];
	return {
		summary,
		...(description && { description }),
		parameters: [...pathParameters(path), ...queryParameters(query)],
		...(body && {
			requestBody: {
				required: true,
				content: bodyContent(body),
			},
		}),
		responses: {
			...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer)])),
			...Object.fromEntries(
				statuses.map((status) => [status, { description: REFUSALS[status], content: PROBLEM }]),
			),
		},
	};
}

function bodyContent({ type, schema }: NonNullable<Endpoint['body']>): object {
	if (type === 'photo')
		return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
	const media = type === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
	return { [media]: { schema: jsonSchema(schema, 'input') } };
}

function response({ description, schema, type }: EndpointAnswer): object {
	if (schema)
		return { description, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };
	if (!type) return { description };
	const text = type.startsWith('text/') ? {} : { format: 'binary' };
	return { description, content: { [type]: { schema: { type: 'string', ...text } } } };
}

function pathParameters(path: string): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		name,
		in: 'path',
		required: true,
		schema: { type: 'string' },
	}));
}

function queryParameters(query: Endpoint['query']): object[] {
	if (!query) return [];
	const { properties = {}, required = [] } = jsonSchema(query, 'input');
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		schema,
	}));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
	const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
	return rest;
}
