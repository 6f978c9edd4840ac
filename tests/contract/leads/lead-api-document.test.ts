import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Limits } from '../../../src/lead-api/limits/limits.ts';
import { LIMITS } from '../../../src/lead-api/limits/limits.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { apiSpin } from '../../fixtures/leads/api-spin.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';
import { NAUGHTY, type Schema, valuesOf } from '../../fixtures/leads/schema-values.ts';

interface Operation {
	requestBody?: { content: Record<string, { schema: Schema }> };
	responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
	parameters?: { name: string; in: string; schema: Schema }[];
}
interface OpenApi {
	openapi: string;
	paths: Record<string, Record<string, Operation>>;
}

/** Valid forms: one field of another type is then the only fault. */
const GOOD: Readonly<Record<string, object | undefined>> = {
	'/api/enquiries': GOOD_ENQUIRY,
	'/api/leads': GOOD_LEAD,
};

/** Number of requests for each kind of attack and endpoint; the seed is fixed, so they are the same every time. */
const RUNS = { numRuns: 60, seed: 20_261_120 };

let service: LeadService;
let document: OpenApi;
let operations: { path: string; method: string; operation: Operation }[];
const ajv = new Ajv2020({ strict: false });

beforeAll(async () => {
	const endless = { uses: 1_000_000, minutes: 10 };
	const limits: Limits = {
		...LIMITS,
		calls: {
			...LIMITS.calls,
			...Object.fromEntries(Object.keys(LIMITS.calls).map((name) => [name, endless])),
		},
		leads: { address: endless, steps: endless, phone: endless, dealer: endless },
	};
	service = await leadService([apiSite({ spin: apiSpin() })], { limits });
	document = await (await service.call('/api/openapi.json')).json();
	addFormats.default(ajv);
	ajv.addSchema({ $id: 'document', ...document });
	operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
});

const resolve = (ref: string): Schema =>
	ref
		.slice(2)
		.split('/')
		.reduce((part, name) => part[name] as never, document as unknown as Record<string, unknown>) as Schema;

const pointer = (...names: string[]) =>
	`document#/${names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Sends a request and checks the response against the document. */
async function requireDescribed(
	path: string,
	method: string,
	operation: Operation,
	address: string,
	body: string | null,
	type: string,
): Promise<number> {
	const response = await service.call(address, {
		method: method.toUpperCase(),
		...(body !== null && { body }),
		headers: body === null ? {} : { 'content-type': type },
	});
	const { status } = response;
	const exchange = `${method} ${address.slice(0, 200)} ${body?.slice(0, 300)}: ${status}`;
	expect(status, exchange).toBeLessThan(500);
	const described = operation.responses[status];
	expect(described, `${exchange} is not in the document`).toBeDefined();
	const text = await response.text();
	const media = response.headers.get('content-type')?.split(';')[0] ?? '';
	expect(text, exchange).not.toMatch(/node_modules|at .*\.ts:\d|SQLITE|sqlite/);
	if (media.endsWith('json')) {
		const content = described?.content?.[media];
		expect(content, `${exchange}: ${media} is not in the document`).toBeDefined();
		const validate = ajv.getSchema(
			pointer('paths', path, method, 'responses', String(status), 'content', media, 'schema'),
		);
		expect(
			validate?.(JSON.parse(text)),
			`${exchange}: ${text.slice(0, 300)} ${ajv.errorsText(validate?.errors)}`,
		).toBe(true);
	}
	return status;
}

const addressOf = (path: string, query: Record<string, string>, name: string) =>
	`${path.replace(/\{\w+\}/g, encodeURIComponent(name.toWellFormed()))}?${new URLSearchParams(query)}`;

test('bodies that the document allows, hostile texts included, get documented answers', async () => {
	const seen = new Set<number>();
	for (const { path, method, operation } of operations) {
		const schema = operation.requestBody?.content['application/json']?.schema;
		if (!schema) continue;
		await fc.assert(
			fc.asyncProperty(fc.oneof(valuesOf(schema, resolve), fc.constant(GOOD[path] ?? {})), async (value) => {
				seen.add(
					await requireDescribed(path, method, operation, path, JSON.stringify(value), 'application/json'),
				);
			}),
			RUNS,
		);
	}
	// Both accepted and rejected requests occurred, so both parts of the contract were tested.
	expect([...seen].sort()).toEqual(expect.arrayContaining([200, 204, 422]));
});

test('bodies with one field of a wrong type get documented answers', async () => {
	for (const { path, method, operation } of operations) {
		const schema = operation.requestBody?.content['application/json']?.schema;
		if (!schema) continue;
		const names = Object.keys((schema.$ref ? resolve(schema.$ref) : schema).properties ?? {});
		await fc.assert(
			fc.asyncProperty(
				GOOD[path] ? fc.constant(GOOD[path]) : valuesOf(schema, resolve),
				fc.oneof(fc.constantFrom(...names), fc.constantFrom(...NAUGHTY), fc.string()),
				fc.oneof(fc.jsonValue(), fc.constantFrom(...NAUGHTY), fc.constant('x'.repeat(6000))),
				async (value, name, other) => {
					const body = JSON.stringify({ ...(value as object), [name]: other });
					await requireDescribed(path, method, operation, path, body, 'application/json');
				},
			),
			RUNS,
		);
	}
});

test('any body of any type gets a documented answer', async () => {
	for (const { path, method, operation } of operations) {
		if (!operation.requestBody) continue;
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.json(),
					fc.string({ unit: 'binary' }),
					fc.webQueryParameters(),
					fc.constantFrom(...NAUGHTY),
				),
				fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x'),
				(body, type) =>
					requireDescribed(path, method, operation, path, body.toWellFormed(), type).then(() => undefined),
			),
			RUNS,
		);
	}
});

test('forms with documented fields and any values never get an answer of 500 or above', async () => {
	for (const path of ['/api/enquiries', '/api/leads']) {
		const schema = document.paths[path]?.post?.requestBody?.content['application/json']?.schema ?? {};
		const names = Object.keys((schema.$ref ? resolve(schema.$ref) : schema).properties ?? {});
		expect(names.length).toBeGreaterThan(15);
		await fc.assert(
			fc.asyncProperty(
				fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom(...NAUGHTY))),
				async (form) => {
					const response = await service.call(path, { form });
					expect(response.status).toBeLessThan(500);
					expect(await response.text()).not.toContain('<script');
				},
			),
			RUNS,
		);
	}
});

test('any path parameters and queries get documented answers', async () => {
	for (const { path, method, operation } of operations) {
		if (operation.requestBody) continue;
		const query = Object.fromEntries(
			(operation.parameters ?? [])
				.filter((parameter) => parameter.in === 'query')
				.map(({ name }) => [name, fc.oneof(fc.string(), fc.constantFrom(...NAUGHTY))]),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.record(query, { requiredKeys: [] }),
				fc.oneof(
					fc.string({ minLength: 1 }),
					fc.constantFrom('7', ...NAUGHTY.filter((text) => text.trim() !== '')),
				),
				async (asked, name) => {
					// A browser resolves these before it sends the request.
					fc.pre(!/^\.{1,2}$/.test(name));
					const values = Object.fromEntries(
						Object.entries(asked).map(([key, value]) => [key, String(value).toWellFormed()]),
					);
					await requireDescribed(path, method, operation, addressOf(path, values, name), null, '');
				},
			),
			RUNS,
		);
	}
});
