/**
 * The lead API as a process that may be killed: composed as in `npm run api`, but with a clock that can be set wrong, without the limits
 * that many leads for two dealers would reach, and with shorter timeouts for receivers. It ends with its parent process.
 */

import { flushCompileCache } from 'node:module';
import { startAlerts } from '../../src/lead-api/alerts/start-alerts.ts';
import { byChannel } from '../../src/lead-api/delivery/by-channel.ts';
import { targetsOf } from '../../src/lead-api/delivery/choose-targets.ts';
import { mailDelivery } from '../../src/lead-api/delivery/mail/mail.ts';
import { mailTransport } from '../../src/lead-api/delivery/mail/mail-transport.ts';
import { messagePartsOf } from '../../src/lead-api/delivery/parts/message-parts.ts';
import { receiptDelivery } from '../../src/lead-api/delivery/receipt/receipt.ts';
import { webhookDelivery } from '../../src/lead-api/delivery/webhook/webhook.ts';
import { LIMITS } from '../../src/lead-api/limits/limits.ts';
import { openLeadApi } from '../../src/lead-api/open-lead-api.ts';
import { combinedWorkers } from '../../src/lead-api/outbox/combined-workers.ts';
import { leadMessages } from '../../src/lead-api/outbox/lead-messages.ts';
import { OUTBOX_SETTINGS } from '../../src/lead-api/outbox/outbox-settings.ts';
import { runOutbox } from '../../src/lead-api/outbox/run-outbox.ts';
import { chosenProvider } from '../../src/lead-api/payments/chosen-provider.ts';
import { trustedProxies } from '../../src/lead-api/request/trusted-proxies.ts';
import { serveLeadApi } from '../../src/lead-api/serve-lead-api.ts';
import type { Parts } from '../../src/lead-api/service-parts.ts';
import type { SendText } from '../../src/lead-api/sms/send-text.ts';
import type { StoreLocation } from '../../src/lead-api/store/open-store.ts';
import { chosenServices } from '../../src/lead-api/trade-in/chosen-services.ts';
import { SECRET_ENV } from './dealers.ts';
import { type TrialClock, timeOf } from './trial-clock.ts';

/** Settings that the parent process passes as an argument. */
export interface ServiceSettings {
	place: StoreLocation;
	/** Folder of the dealers' files. */
	sitesDir: string;
	/** `smtp://127.0.0.1:2525`; null for a service that accepts leads and delivers none. */
	mailUrl: string | null;
	clock: TrialClock;
}

/** Timeout for receivers, milliseconds; a delivery is then retried. */
const RECEIVER_MS = 1000;
/** Interval in which the outbox checks for entries of other processes, milliseconds. */
const LOOK_MS = 250;
/** Interval in which alerts are looked for in the same stock, by the service's own clock. */
const ALERTS_MS = 60_000;
const MANY = { uses: 1_000_000_000, minutes: 10 };

const { place, sitesDir, mailUrl, clock }: ServiceSettings = JSON.parse(process.argv[2] ?? '');
const now = () => timeOf(clock);
const env: Record<string, string | undefined> = { [SECRET_ENV]: 'whsec_c2VjcmV0' };
const secret = 'a secret of the trials, thirty-two long';
const loopback = trustedProxies('127.0.0.1');
if ('wrong' in loopback) throw new Error(loopback.wrong);

/** The parent has the shoppers' phones. */
const sendText: SendText = async (message) => {
	process.send?.(message);
	return true;
};

const startOutbox: Parts['startOutbox'] = (store, sites, openSearch) => {
	if (mailUrl === null) return { deliverNow: () => undefined, stop: async () => undefined };
	const parts = messagePartsOf({ store, secret, now });
	const deliver = byChannel({
		email: mailDelivery({ url: mailUrl, from: 'leads@forecourt.example', timeoutMs: RECEIVER_MS, parts }),
		receipt: receiptDelivery({
			url: mailUrl,
			from: 'leads@forecourt.example',
			timeoutMs: RECEIVER_MS,
			store,
			secret,
			now,
		}),
		webhook: webhookDelivery({ secretOf: (name) => env[name], now, timeoutMs: RECEIVER_MS, parts }),
		// No lead of a crash test is quarantined.
		notice: async () => ({ ok: true }),
		private_link: async () => ({ ok: true }),
	});
	const running = {
		now,
		random: Math.random,
		log: () => undefined,
		settings: { ...OUTBOX_SETTINGS, pollMs: LOOK_MS },
	};
	const mail = { url: mailUrl, from: 'leads@forecourt.example', timeoutMs: RECEIVER_MS };
	const delivery = { ...mail, transport: mailTransport(mail), sendText, secret, now };
	const times = { pollMs: LOOK_MS, repeatMs: ALERTS_MS };
	return combinedWorkers(
		runOutbox({ ...running, ...leadMessages(store, deliver), siteOf: sites.bySlug }),
		startAlerts({ ...running, store, sites, openSearch, delivery, times }),
	);
};

const api = await openLeadApi(
	{
		secret,
		sitesDir,
		store: place,
		// The test sets a different visitor's address for each lead.
		isTrusted: loopback.isTrusted,
		isLocal: false,
		isOnlyHere: true,
	},
	{
		// Visitors' addresses and phone numbers differ; one who signs in tries until it works.
		limits: {
			...LIMITS,
			leads: { ...LIMITS.leads, dealer: MANY },
			calls: { ...LIMITS.calls, code_of_phone: MANY, code_of_address: MANY, alert_confirmation: MANY },
		},
		sendText: () => sendText,
		tradeIn: (store) => chosenServices({ store, secret, env, log: () => undefined, now }),
		providerOf: (store) => chosenProvider({ store, secret, now, secretOf: (name) => env[name] }),
		chooseTargets: targetsOf,
		startOutbox,
		log: ({ level, message, reason }) => {
			if (level === 'error') process.stderr.write(`${message}: ${reason}\n`);
		},
		now,
		env,
	},
);
const { url } = await serveLeadApi(api.answer, { host: '127.0.0.1', port: 0 });
// Killed processes do not write the compile cache by themselves.
flushCompileCache();
process.on('disconnect', () => process.exit());
process.send?.(url);
