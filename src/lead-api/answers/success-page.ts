import type { LeadStatus, StoredLead } from '../store/lead-record.ts';

/** The page every form ends on (ENQUIRY-025). */
export const SUCCESS_PAGE = '/success';
/** The page after a form that is held for a check: it promises no reply. */
export const RECEIVED_PAGE = '/api/received';

/** Where a browser goes after a form. */
export function pageAfter(status: LeadStatus): string {
	return status === 'quarantined' ? RECEIVED_PAGE : SUCCESS_PAGE;
}

/** Leads a browser without JavaScript on to the page that says thanks. Nothing in its address says who came. */
export function successRedirect({ category, fields }: StoredLead): Response {
	const query = new URLSearchParams({ category });
	if ('car_type' in fields && fields.car_type) query.set('car_type', fields.car_type);
	return new Response(null, { status: 303, headers: { Location: `${SUCCESS_PAGE}?${query}` } });
}

/** Leads a browser without JavaScript on to the page of a form that is held. */
export function receivedRedirect(): Response {
	return new Response(null, { status: 303, headers: { Location: RECEIVED_PAGE } });
}
