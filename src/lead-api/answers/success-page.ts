import { SERVICE_PATH } from '../../api/endpoint.ts';
import { received } from '../../api/leads/received.ts';
import type { SentLead } from '../../api/leads/sent-lead.ts';
import { success } from '../../api/leads/success.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { GENERAL_THANKS } from '../../domain/lead/thanks-text.ts';
import { SUCCESS_PATH } from '../../paths/paths.ts';
import { leadThanks } from '../delivery/lead-thanks.ts';
import type { LeadStatus, StoredLead } from '../store/leads/lead-record.ts';
import { escaped, escapedWhole, htmlPage, phoneLink } from './html-page.ts';
import { sentLeadOf } from './lead-summary.ts';

/** Page shown after a form that is held for a check; it promises no reply. */
const RECEIVED_PAGE = SERVICE_PATH + received.path;

/** Page a browser goes to after a form was sent. */
export function pageAfter(status: LeadStatus): string {
	return status === 'quarantined' ? RECEIVED_PAGE : SUCCESS_PATH;
}

/**
 * Redirects a browser without JavaScript to its success page. Both ids in the query are the proof of having sent the lead (ENQUIRY-029);
 * nothing else in the address identifies the sender.
 */
export function successRedirect({ id, submission_id, category, fields }: StoredLead): Response {
	const query = new URLSearchParams({ category });
	if ('car_type' in fields && fields.car_type) query.set('car_type', fields.car_type);
	query.set('lead_id', id);
	query.set('submission_id', submission_id);
	return new Response(null, {
		status: 303,
		headers: { Location: `${SERVICE_PATH}${success.path}?${query}` },
	});
}

/** Thank-you page: what was requested and what happens next. */
export function thanksPage(lead: StoredLead, site: ApiSite): Response {
	const sent = sentLeadOf(lead, site);
	const words = leadThanks(lead, site);
	const next = [words?.text, site.forms.reply_promise].filter((text) => text !== undefined && text !== '');
	const page = htmlPage(
		200,
		words?.title ?? GENERAL_THANKS,
		`${ownVehicleOf(sent)}${vehicleOf(sent)}<dl>${factsOf(sent)}</dl>
<h2>What happens next</h2>
<p>${escaped(next.join(' '))}</p>
<p>To change something, call ${phoneLink(sent.place.phone)} and give the reference.</p>
<p><a href="/">Back to ${escaped(site.name)}</a></p>`,
		site,
	);
	page.headers.set('Cache-Control', 'no-store');
	return page;
}

/** The shopper's own vehicle, and its figure or why there is none. */
function ownVehicleOf({ trade_in }: SentLead): string {
	const name = [trade_in?.vehicle, trade_in?.plate].filter((part) => typeof part === 'string').join(', ');
	const value = trade_in?.estimate ?? trade_in?.by_hand_reason;
	return [name && `Your vehicle: ${name}`, value]
		.map((line) => (line ? `<p>${escapedWhole(line)}</p>` : ''))
		.join('');
}

function vehicleOf({ vehicle, trade_in }: SentLead): string {
	if (!vehicle)
		return trade_in?.looking_at ? `<p>You are looking at: ${escapedWhole(trade_in.looking_at)}</p>` : '';
	const picture = vehicle.picture ? `<img src="${escaped(vehicle.picture)}" alt="">` : '';
	const price = vehicle.price_text ? `<br>${escaped(vehicle.price_text)}` : '';
	const before = trade_in ? '<p>You are looking at:</p>' : '';
	return `${before}<p class="car">${picture}<span><a href="${escaped(vehicle.path)}">${escapedWhole(vehicle.title)}</a>${price}</span></p>`;
}

function factsOf({ reference, time, loan, place }: SentLead): string {
	const address = place.address === null ? '' : `<br>${escaped(place.address)}`;
	const facts: [string, string | null][] = [
		['Reference', escaped(reference)],
		['Time you asked for', time && escaped(time)],
		['Your loan', loan && escaped(loan)],
		['Where', `${escaped(place.name)}${address}`],
		['Phone', phoneLink(place.phone)],
	];
	return facts.map(([label, value]) => (value === null ? '' : `<dt>${label}</dt><dd>${value}</dd>`)).join('');
}

/** Redirects a browser without JavaScript to the page for a held form. */
export function receivedRedirect(): Response {
	return new Response(null, { status: 303, headers: { Location: RECEIVED_PAGE } });
}
