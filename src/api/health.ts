import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const HealthSchema = z.object({ status: z.literal('ok') });

/** For load balancers, at any host. */
export const health = {
	method: 'get',
	path: '/health',
	summary: 'Whether the service runs',
	answers: { 200: { description: 'It runs', schema: HealthSchema } },
} as const satisfies Endpoint;

/** For load balancers, at any host. */
export const ready = {
	method: 'get',
	path: '/ready',
	summary: 'Whether the service can accept leads',
	answers: { 200: { description: 'It can', schema: HealthSchema } },
} as const satisfies Endpoint;
