import type { Endpoint } from '../endpoint.ts';

/** The saved vehicles of the signed-in visitor, for a frame in pages whose browser runs no script. */
export const savedFrame = {
	method: 'get',
	path: '/watchlist/frame',
	summary: 'The saved vehicles as a page for a frame',
	description:
		'For pages whose browser runs no script. Without a session it says that the visitor is not signed in.',
	answers: { 200: { description: 'A page for a frame', type: 'text/html' } },
	refusals: [404, 429],
} as const satisfies Endpoint;
