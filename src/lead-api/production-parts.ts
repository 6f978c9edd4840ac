import { limitTexts } from './alerts/limit-texts.ts';
import { ALERT_TIMES } from './alerts/run-alerts.ts';
import { startAlerts } from './alerts/start-alerts.ts';
import type { Config } from './config.ts';
import { byChannel } from './delivery/by-channel.ts';
import { targetsOf } from './delivery/choose-targets.ts';
import { MAIL_TIMEOUT_MS, mailDelivery } from './delivery/mail/mail.ts';
import { mailTransport } from './delivery/mail/mail-transport.ts';
import { messagePartsOf } from './delivery/parts/message-parts.ts';
import { receiptDelivery } from './delivery/receipt/receipt.ts';
import { WEBHOOK_TIMEOUT_MS, webhookDelivery } from './delivery/webhook/webhook.ts';
import { noticeDelivery } from './held/held-notice.ts';
import { LIMITS } from './limits/limits.ts';
import { describeError, type Log } from './log.ts';
import { combinedWorkers } from './outbox/combined-workers.ts';
import type { OutboxEvent } from './outbox/deliver-due.ts';
import { leadMessages } from './outbox/lead-messages.ts';
import { OUTBOX_SETTINGS } from './outbox/outbox-settings.ts';
import { runOutbox } from './outbox/run-outbox.ts';
import { chosenProvider } from './payments/chosen-provider.ts';
import { privateLinkDelivery } from './private-answers/mail.ts';
import { secretsOf } from './secret-of.ts';
import type { Parts } from './service-parts.ts';
import { limitSpending } from './sms/limit-spending.ts';
import { sendTextWith } from './sms/send-text-with.ts';
import type { LeadStore } from './store/store.ts';
import { chosenServices } from './trade-in/chosen-services.ts';

/** Dependencies of the production service: real clock, real receivers, production limits. */
export function productionParts(
	{ smtpUrl, mailFrom, secret, isOnlyHere }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'secret' | 'isOnlyHere'>,
	env: Parts['env'],
	log: Log,
): Parts {
	const now = () => new Date();
	const secretOf = secretsOf(env);
	const mail = { url: smtpUrl, from: mailFrom, timeoutMs: MAIL_TIMEOUT_MS };
	const deliverWith = (store: LeadStore) => {
		const parts = messagePartsOf({ store, secret, now });
		return byChannel({
			email: mailDelivery({ ...mail, parts }),
			receipt: receiptDelivery({ ...mail, store, secret, now }),
			webhook: webhookDelivery({ secretOf, now, timeoutMs: WEBHOOK_TIMEOUT_MS, parts }),
			notice: noticeDelivery({ ...mail, transport: mailTransport(mail), store, secret, now }),
			private_link: privateLinkDelivery({ ...mail, transport: mailTransport(mail), store, secret, now }),
		});
	};
	const sendAny = sendTextWith({
		secretOf,
		transport: mailTransport(mail),
		from: mailFrom,
		hasMailPage: isOnlyHere,
		now,
		log,
	});
	const sendText = (store: LeadStore) => limitSpending(sendAny, { store, secret, now, log });
	return {
		limits: LIMITS,
		tradeIn: (store) => chosenServices({ store, secret, env, log, now }),
		sendText,
		providerOf: (store) => chosenProvider({ store, secret, now, secretOf }),
		chooseTargets: targetsOf,
		startOutbox: (store, sites, openSearch) => {
			const running = {
				now,
				random: Math.random,
				log: (event: OutboxEvent) => log(entryOf(event)),
				settings: OUTBOX_SETTINGS,
			};
			const leads = runOutbox({
				...running,
				...leadMessages(store, deliverWith(store)),
				siteOf: sites.bySlug,
			});
			const limited = limitTexts(sendText(store), { store, secret, now });
			const delivery = { ...mail, transport: mailTransport(mail), sendText: limited, secret, now };
			return combinedWorkers(
				leads,
				startAlerts({ ...running, store, sites, openSearch, delivery, times: ALERT_TIMES }),
			);
		},
		env,
		log,
		now,
	};
}

function entryOf(event: OutboxEvent): Parameters<Log>[0] {
	if (event.event === 'outbox-store-failed') {
		const { event: message, doing, error } = event;
		return { level: 'error', message, doing, reason: describeError(error) };
	}
	const { event: message, ...details } = event;
	return { level: 'info', message, ...details };
}
