import { accountErasure } from '../../../api/account/account-erasure.ts';
import { ownData } from '../../../api/account/own-data.ts';
import { ownPasskey } from '../../accounts/own-passkey.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { requireOwnNumber } from '../../accounts/require-own-number.ts';
import { endSession, requireSignedIn } from '../../accounts/sessions.ts';
import { chosenAlerts } from '../../alerts/chosen-alerts.ts';
import { Refusal } from '../../answers/refusal.ts';
import { ownEnquiry } from '../../garage/own-enquiry.ts';
import { savedSearch } from '../../garage/search-today.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { MOST_ENQUIRIES } from '../garage/garage.ts';

/** Everything stored about the signed-in visitor, as a file. */
export const ownDataRoute = route(ownData, (deps) => async (c) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	const user = await requireSignedIn(c, deps);
	const data = await deps.store.accountData(user.id);
	if (!data) throw new Refusal(403, 'This account was erased.');
	c.header('Content-Disposition', `attachment; filename="${site.slug}-my-data.json"`);
	const { created_at, sessions, cars, searches, alerts, alert_messages, spins } = data;
	const leads = await deps.store.ownLeads(site.slug, user, MOST_ENQUIRIES);
	const passkeys = (await deps.store.passkeys(user.id)).map(ownPasskey);
	return {
		user,
		created_at,
		sessions,
		watchlist: cars,
		searches: searches.map(savedSearch),
		enquiries: leads.map((lead) => ownEnquiry(lead, site)),
		passkeys,
		alerts: alerts.map(chosenAlerts),
		alert_messages: alert_messages.map(({ content, ...message }) => ({
			...message,
			changes:
				content.kind === 'changes' ? content.changes.map(({ title, sentence }) => ({ title, sentence })) : [],
		})),
		spins,
	};
});

/** Erases the account of the signed-in visitor. */
export const accountErasureRoute = route(accountErasure, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	const user = await requireSignedIn(c, deps);
	requireOwnNumber(user, body.phone_number, { dealer: site.slug, log: deps.log });
	await deps.store.eraseAccount(user.id);
	await endSession(c, deps);
	deps.log({ level: 'info', message: 'an account was erased', dealer: site.slug });
	return { success: true as const };
});
