import { alertConfirmation, confirmAlerts, unsubscribe, unsubscribePage } from '../../../api/alerts/links.ts';
import { readConfirmation, readUnsubscribe } from '../../alerts/links.ts';
import {
	brokenConfirmationPage,
	brokenUnsubscribePage,
	confirmationPage,
	confirmedPage,
	unsubscribedPage,
	unsubscribeFormPage,
} from '../../alerts/pages.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Page that confirms an email address. Opening it changes nothing. */
export const alertConfirmationRoute = route(
	alertConfirmation,
	(deps) =>
		async (c, { query: { token = '' } }) => {
			const { site, address } = c.var;
			await limitCall(deps, 'alerts', address);
			const consent = readConfirmation(token, site.slug, deps.secret, deps.now());
			return consent ? confirmationPage(token, site) : brokenConfirmationPage(site);
		},
);

/** Button of that page. */
export const confirmAlertsRoute = route(confirmAlerts, (deps) => async (c, { body: { token } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'alerts', address);
	const now = deps.now();
	const consent = readConfirmation(token, site.slug, deps.secret, now);
	const isOn =
		consent !== null && (await deps.store.confirmAlerts(consent.account_id, consent.agreed_at, now));
	return isOn ? confirmedPage(site) : brokenConfirmationPage(site);
});

/** Page that stops alerts. Opening it changes nothing. */
export const unsubscribePageRoute = route(unsubscribePage, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'alerts', address);
	const found = readUnsubscribe(token, site.slug, deps.secret);
	return found ? unsubscribeFormPage(found.channel, token, site) : brokenUnsubscribePage(site);
});

/** Button of that page, and the one click of mail programs. Stopping twice changes nothing. */
export const unsubscribeRoute = route(unsubscribe, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	await limitCall(deps, 'alerts', address);
	const found = readUnsubscribe(token, site.slug, deps.secret);
	if (!found) return brokenUnsubscribePage(site);
	await deps.store.stopAlerts(found.account_id, found.channel, deps.now());
	deps.log({ level: 'info', message: 'alerts were stopped by a link', dealer: site.slug });
	return unsubscribedPage(found.channel, site);
});
