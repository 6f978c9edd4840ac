import type { Transporter } from 'nodemailer';
import type { ApiSite } from '../../api/site/site-file.ts';
import { isSendingTime, nextSendingTime } from '../../domain/alerts/sending-hours.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import type { DeliveryResult } from '../delivery/delivery.ts';
import { localMoment } from '../delivery/local-moment.ts';
import { mailFailure } from '../delivery/mail/mail-failure.ts';
import { oneLine } from '../delivery/plain-text.ts';
import type { MessageKind } from '../outbox/deliver-due.ts';
import type { SendText } from '../sms/send-text.ts';
import type { AlertMessage, DueAlert } from '../store/alerts/alert-store.ts';
import type { LeadStore } from '../store/store.ts';
import { type AlertMail, alertMail, confirmationMail } from './alert-mail.ts';
import { alertText } from './alert-text.ts';
import { confirmationLink, unsubscribeLink } from './links.ts';

/** What the delivery of alerts needs: the mail server, the text service, the secret of links, and the clock. */
export interface AlertDelivery {
	transport: Pick<Transporter, 'sendMail'>;
	/** The sender's address. */
	from: string;
	/** Time limit of a mail, milliseconds. */
	timeoutMs: number;
	/** Sends a text message within the dealer's number of a day. */
	sendText: SendText;
	/** Signs the links. */
	secret: string;
	now: () => Date;
}

/** Alerts about saved vehicles, delivered by mail and text message. */
export function alertMessages(
	store: Pick<LeadStore, 'claimAlerts' | 'nextAlert' | 'settleAlert'>,
	delivery: AlertDelivery,
): MessageKind<DueAlert> {
	return {
		store: {
			claimDue: (now, limit, leaseMs) => store.claimAlerts(now, limit, leaseMs),
			nextDue: () => store.nextAlert(),
			settle: (id, outcome, now) => store.settleAlert(id, outcome, now),
		},
		deliver: ({ message }, site) => deliverAlert(message, site, delivery),
		about: ({ message }) => ({ dealer: message.dealer }),
	};
}

async function deliverAlert(
	message: AlertMessage,
	site: ApiSite,
	delivery: AlertDelivery,
): Promise<DeliveryResult> {
	const { id, account_id, channel, content, target, time_zone } = message;
	const { secret, now, sendText } = delivery;
	if (!site.accounts?.alerts)
		return { ok: false, reason: 'the dealer sends no alerts any more', retry: false };
	if (content.kind === 'confirmation') {
		const { url, ends } = confirmationLink({ account_id, agreed_at: content.agreed_at }, site, secret);
		const until = readableMoment(localMoment(ends, time_zone));
		return await sendMail(message, confirmationMail({ url, ends: until }, site), site, delivery);
	}
	if (!isSendingTime(now(), time_zone))
		return { ok: false, reason: 'quiet hours', retry: true, not_before: nextSendingTime(now(), time_zone) };
	const link = unsubscribeLink(account_id, channel, site, secret);
	if (channel === 'email')
		return await sendMail(message, alertMail(content.changes, site, link), site, delivery, {
			'List-Unsubscribe': `<${link}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		});
	const text = alertText(content.changes, site, link);
	if (await sendText({ id, to: target, text }, site)) return { ok: true };
	return { ok: false, reason: 'the text message was not sent', retry: true };
}

/** The Message-ID is the same for every attempt, so that mail programs show a mail that was delivered twice only once. */
async function sendMail(
	{ id, target }: AlertMessage,
	mail: AlertMail,
	site: ApiSite,
	{ transport, from, timeoutMs }: AlertDelivery,
	headers: Record<string, string> = {},
): Promise<DeliveryResult> {
	try {
		await transport.sendMail({
			from: { name: oneLine(site.name), address: from },
			to: { name: '', address: target },
			replyTo: { name: oneLine(site.name), address: site.email },
			messageId: `<${id}@forecourt>`,
			headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
			...mail,
			signal: AbortSignal.timeout(timeoutMs),
		});
		return { ok: true };
	} catch (error) {
		return mailFailure(error);
	}
}
