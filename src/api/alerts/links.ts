import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const token = z._default(z.string(), '');
const page = { 200: { description: 'A page', type: 'text/html' } } as const;

/** The page of the link that confirms an email address. Opening it changes nothing, as mail filters open links, too. */
export const alertConfirmation = {
	method: 'get',
	path: '/alerts/confirm',
	summary: 'Page that confirms an email address for alerts',
	query: z.object({ token }),
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/** The button of that page. */
export const confirmAlerts = {
	method: 'post',
	path: '/alerts/confirm',
	summary: 'Confirm an email address for alerts',
	body: { type: 'form', schema: z.object({ token }) },
	answers: page,
} as const satisfies Endpoint;

/** The page of the link in every alert, which needs no sign-in. Opening it changes nothing. */
export const unsubscribePage = {
	method: 'get',
	path: '/alerts/unsubscribe',
	summary: 'Page that stops alerts, without sign-in',
	query: z.object({ token }),
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/**
 * The button of that page, and the one click of mail programs (RFC 8058), which send no cookies and a body of either form type: it is not
 * read.
 */
export const unsubscribe = {
	method: 'post',
	path: '/alerts/unsubscribe',
	// A mail program on the web may send it from its own page.
	isOpen: true,
	summary: 'Stop alerts, without sign-in',
	query: z.object({ token }),
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;
