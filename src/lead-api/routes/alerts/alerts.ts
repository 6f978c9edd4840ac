import type { Context } from 'hono';
import { alertChoice, alertStart, alertStop } from '../../../api/alerts/choice.ts';
import { shopperTimeZone } from '../../../domain/alerts/sending-hours.ts';
import { isEmailAddress } from '../../../domain/lead/email-entry.ts';
import { requireSignedIn } from '../../accounts/sessions.ts';
import { chosenAlerts } from '../../alerts/chosen-alerts.ts';
import { requireAlerts } from '../../alerts/require-alerts.ts';
import { fieldRefusal } from '../../answers/refusal.ts';
import type { Deps, Env } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { takesReplies } from '../../sms/read-reply.ts';
import type { Account } from '../../store/accounts/account-store.ts';
import type { NewAlertChannel } from '../../store/alerts/alert-store.ts';
import { newId } from '../../store/database/new-id.ts';

/** The alerts of the signed-in visitor. */
export const alertChoiceRoute = route(alertChoice, (deps) => async (c) => {
	const account = await ownerOf(c, deps);
	return choiceOf(c, deps, account);
});

/** Turns alerts on, with the consent as it was given. */
export const alertStartRoute = route(alertStart, (deps) => async (c, { body }) => {
	const account = await ownerOf(c, deps);
	const { site } = c.var;
	const agreed_at = deps.now().toISOString();
	const { channel, words, page } = body;
	const target = channel === 'email' ? body.email.trim() : account.phone;
	const time_zone = shopperTimeZone(body.time_zone, site.time_zone);
	const chosen = { channel, target, time_zone, words, page, agreed_at };
	if (channel === 'email') await startMails(deps, site.slug, account, { ...chosen, confirmed_at: null });
	// The number is proved: it received the code of the sign-in.
	else await deps.store.startAlerts(account.id, { ...chosen, confirmed_at: agreed_at }, null);
	return choiceOf(c, deps, account);
});

/** Turns alerts off. */
export const alertStopRoute = route(alertStop, (deps) => async (c, { body }) => {
	const account = await ownerOf(c, deps);
	await deps.store.stopAlerts(account.id, body.channel, deps.now());
	return choiceOf(c, deps, account);
});

/** Turns alerts by mail on; an address that is not confirmed gets a mail with a link. Throws a Refusal for what is no address. */
async function startMails(
	deps: Deps,
	dealer: string,
	account: Account,
	channel: NewAlertChannel,
): Promise<void> {
	const { target, agreed_at, time_zone } = channel;
	if (!isEmailAddress(target))
		throw fieldRefusal([
			{ field: 'email', message: 'Please enter your email address, such as name@example.com.' },
		]);
	await limitCall(deps, 'alert_confirmation', account.id);
	await limitCall(deps, 'alert_confirmation', target.toLowerCase());
	const confirmation = {
		id: newId('alert', deps.now()),
		account_id: account.id,
		dealer,
		channel: 'email' as const,
		target,
		time_zone,
		content: { kind: 'confirmation' as const, agreed_at },
	};
	await deps.store.startAlerts(account.id, channel, confirmation);
	deps.deliverNow();
}

async function ownerOf(c: Context<Env>, deps: Deps): Promise<Account> {
	requireAlerts(c.var.site);
	await limitCall(deps, 'alerts', c.var.address);
	return requireSignedIn(c, deps);
}

async function choiceOf(c: Context<Env>, deps: Deps, { id, phone }: Account) {
	const channels = await deps.store.alertChannels(id);
	const { price_drop_percent, sender } = requireAlerts(c.var.site);
	return {
		alerts: channels.map(chosenAlerts),
		phone,
		price_drop_percent,
		sender,
		takes_replies: takesReplies(c.var.site),
	};
}
