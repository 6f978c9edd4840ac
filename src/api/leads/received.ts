import type { Endpoint } from '../endpoint.ts';

/** The page after a form that is held for a check: it promises no reply. */
export const received = {
	method: 'get',
	path: '/received',
	summary: 'The page after a form that is held for a check',
	answers: { 200: { description: 'A page that promises no reply', type: 'text/html' } },
} as const satisfies Endpoint;
