import { confirmAlerts, unsubscribe } from '../../api/alerts/links.ts';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { AlertChannelName } from '../../domain/alerts/alert-channel.ts';
import { GARAGE_PATH } from '../../paths/garage-paths.ts';
import { callLine, escaped, htmlPage } from '../answers/html-page.ts';
import { CONFIRMATION_DAYS } from '../store/alerts/alerts.ts';

const BY: Readonly<Record<AlertChannelName, string>> = { email: 'email', text: 'text message' };

/** The ways on: alerts are chosen in the garage. */
const WAYS_ON = `<p><a class="button" href="${GARAGE_PATH}#alerts">Your alerts</a></p>
<p><a href="/">Home page</a></p>`;

/** Page of the link that confirms an email address, with the button that does it. */
export function confirmationPage(token: string, site: ApiSite): Response {
	const body = `<p>${escaped(site.name)} will email you when a vehicle you saved gets cheaper, has a deposit, is sold or is back on sale, and when a search you saved finds new ones: at most one email a day.</p>
<form method="post" action="${SERVICE_PATH}${confirmAlerts.path}">
<input type="hidden" name="token" value="${escaped(token)}">
<button>Turn on email alerts</button>
</form>`;
	return htmlPage(200, 'Is this your email address?', body, site);
}

/** Confirmation that email alerts are on. */
export function confirmedPage(site: ApiSite): Response {
	const body = `<p>Every email has a link that stops them, without signing in.</p>
${WAYS_ON}`;
	return htmlPage(200, 'Email alerts are on', body, site);
}

/** Error page for a confirmation link that has ended, was altered, or whose choice was changed since. */
export function brokenConfirmationPage(site: ApiSite): Response {
	const body = `<p>Links in these emails work for ${CONFIRMATION_DAYS} days, until you choose again. Please turn on email alerts in your watchlist once more: we will send you a new link.</p>
${WAYS_ON}`;
	return htmlPage(404, 'This link no longer works', body, site);
}

/** Page of the link in an alert, with the button that stops alerts. */
export function unsubscribeFormPage(channel: AlertChannelName, token: string, site: ApiSite): Response {
	const action = `${SERVICE_PATH}${unsubscribe.path}?token=${encodeURIComponent(token)}`;
	const body = `<p>If you stop them, ${escaped(site.name)} won’t ${channel} you about the vehicles and searches you saved. What you saved stays.</p>
<form method="post" action="${escaped(action)}">
<button>Stop these alerts</button>
</form>`;
	return htmlPage(200, `Stop alerts by ${BY[channel]}?`, body, site);
}

/** Confirmation that alerts were stopped. */
export function unsubscribedPage(channel: AlertChannelName, site: ApiSite): Response {
	const body = `<p>${escaped(site.name)} sends you no more alerts by ${BY[channel]}. You can turn them on again in your watchlist.</p>
${WAYS_ON}`;
	return htmlPage(200, 'Alerts are stopped', body, site);
}

/** Error page for an altered link. */
export function brokenUnsubscribePage(site: ApiSite): Response {
	const body = `<p>Please open the whole link from the message: a part of it is missing or was changed.</p>
${WAYS_ON}
${callLine(site)}`;
	return htmlPage(404, 'This link does not work', body, site);
}
