import { SERVICE_PATH } from '../../api/endpoint.ts';
import { releaseHeld } from '../../api/leads/held.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { escaped, escapedWhole, htmlPage } from '../answers/html-page.ts';
import { vehicleOf } from '../delivery/lead-subject.ts';
import { localMoment } from '../delivery/local-moment.ts';
import { oneLine, shortened } from '../delivery/plain-text.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';

/** Enquiries on one page; further ones are shown once these are released. */
export const MOST_SHOWN = 100;

const MESSAGE_LENGTH = 300;

/** Page of a dealer's held enquiries, with a button that releases the selected ones. */
export function heldPage(
	{ count, leads }: { count: number; leads: readonly StoredLead[] },
	token: string,
	site: ApiSite,
): Response {
	if (count === 0)
		return htmlPage(
			200,
			'No enquiries are held',
			`<p>Every enquiry to ${escaped(site.name)} was sent on.</p>`,
			site,
		);
	const more = count - leads.length;
	const body = `<p>These enquiries to ${escaped(site.name)} have not been sent to you yet. Choose the ones you want; they will be sent to you as usual, marked for a check.</p>
<form method="post" action="${SERVICE_PATH}${releaseHeld.path}">
<input type="hidden" name="token" value="${escaped(token)}">
${leads.map((lead) => entry(lead, site)).join('\n')}
${more > 0 ? `<p>${more} more will be shown once these are sent.</p>` : ''}
<button>Send them to me</button>
</form>`;
	return htmlPage(200, heldTitle(count), body, site);
}

/** '1 enquiry is held', '7 enquiries are held'. */
export function heldTitle(count: number): string {
	return count === 1 ? '1 enquiry is held' : `${count} enquiries are held`;
}

/** Confirmation that enquiries were released. */
export function releasedPage(count: number, site: ApiSite): Response {
	const title = count === 1 ? '1 enquiry is on its way' : `${count} enquiries are on their way`;
	return htmlPage(
		200,
		title,
		`<p>You will receive ${count === 1 ? 'it' : 'them'} in the same way as other enquiries to ${escaped(site.name)}.</p>`,
		site,
	);
}

/** Error page for an expired or altered link. */
export function unknownLinkPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'This link no longer works',
		'<p>Links in these notices work for 14 days. Use the link in a newer notice, or ask the operator of your website to release the enquiries.</p>',
		site,
	);
}

function entry(lead: StoredLead, site: ApiSite): string {
	const received = readableMoment(localMoment(new Date(lead.received_at), site.time_zone));
	const about = [lead.category, vehicleOf(lead, site)?.title].filter(Boolean).join(': ');
	const { name, message } = lead.fields;
	const messageLine = message === '' ? '' : `<p>${escaped(shortened(oneLine(message), MESSAGE_LENGTH))}</p>`;
	return `<label class="tick"><input type="checkbox" name="lead" value="${escaped(lead.id)}" checked> ${escapedWhole(`${oneLine(name)}, ${oneLine(about)}, ${received}`)}</label>
${messageLine}<p>Held because ${escaped(lead.quarantine_reason ?? 'it needs a check')}.</p>`;
}
