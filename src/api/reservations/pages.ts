import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const action = z._default(z.string(), '');
const page = { 200: { description: 'A page', type: 'text/html' } } as const;

/**
 * A reservation, for its shopper, by the signed link of the form's answer and of the receipt: what to pay, until when it is held, or what
 * became of it. Opening it asks the payment provider, and changes nothing else.
 */
export const reservationPage = {
	method: 'get',
	path: '/reservations/{token}',
	summary: 'Page of a reservation, for its shopper',
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/** The buttons of that page: `leave` gives up before paying, `cancel` returns the deposit in full. */
export const changeReservation = {
	method: 'post',
	path: '/reservations/{token}',
	summary: 'Cancel a reservation, or give up its hold',
	body: { type: 'form', schema: z.object({ action }) },
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/** A reservation, for the dealer, by the signed link in each mail. Opening it changes nothing, as mail filters open links, too. */
export const dealerReservation = {
	method: 'get',
	path: '/reservations/{token}/dealer',
	summary: 'Page of a reservation, for the dealer',
	query: z.object({
		/** After one of its buttons: whether that changed anything, 'yes' or 'no'. */
		changed: z._default(z.string(), ''),
	}),
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/** The buttons of that page. */
export const changeDealerReservation = {
	method: 'post',
	path: '/reservations/{token}/dealer',
	summary: 'Release, extend, convert or refund a reservation',
	body: { type: 'form', schema: z.object({ action }) },
	answers: page,
	refusals: [429],
} as const satisfies Endpoint;

/** A calendar file with the end of a reservation. */
export const reservationCalendar = {
	method: 'get',
	path: '/reservations/{token}/calendar.ics',
	summary: 'The end of a reservation, for a calendar',
	answers: { 200: { description: 'A calendar file (RFC 5545)', type: 'text/calendar' } },
	refusals: [404, 429],
} as const satisfies Endpoint;
