import type { Endpoint } from '../endpoint.ts';

/** What the page that shows it is about, in a frame of pages whose browser runs no script. */
export const pageSubject = {
	method: 'get',
	path: '/page-subject',
	summary: 'The vehicle and the figures that the address of the page around it names',
	description: 'The page is the one of `Referer`: for frames in pages whose browser runs no script.',
	answers: { 200: { description: 'A page for a frame', type: 'text/html' } },
} as const satisfies Endpoint;

/**
 * The room for that frame: none in a page whose address names nothing. Pages without scripts cannot tell, and a frame cannot grow by
 * itself.
 */
export const pageSubjectRoom = {
	method: 'get',
	path: '/page-subject.css',
	summary: 'A stylesheet with the height of the frame of /page-subject in the page of `Referer`',
	answers: {
		200: { description: 'A stylesheet, empty where the page names nothing', type: 'text/css' },
	},
} as const satisfies Endpoint;
