/**
 * The lead API as a process that may be killed: the parts that `npm run api` puts together, with another clock, without the limits that
 * a storm of leads for two dealers would meet, and with less patience for receivers that say nothing. It ends with its parent.
 */

import { flushCompileCache } from 'node:module';
import { byChannel } from '../../src/lead-api/delivery/by-channel.ts';
import { mailDelivery } from '../../src/lead-api/delivery/mail.ts';
import { receiptDelivery } from '../../src/lead-api/delivery/receipt.ts';
import { targetsOf } from '../../src/lead-api/delivery/route.ts';
import { webhookDelivery } from '../../src/lead-api/delivery/webhook.ts';
import { LIMITS } from '../../src/lead-api/limits/limits.ts';
import { openLeadApi, type Parts } from '../../src/lead-api/open-lead-api.ts';
import { OUTBOX_PACE } from '../../src/lead-api/outbox/pace.ts';
import { runOutbox } from '../../src/lead-api/outbox/run-outbox.ts';
import { trustedProxies } from '../../src/lead-api/request/trusted-proxies.ts';
import { serveLeadApi } from '../../src/lead-api/serve-lead-api.ts';
import type { StorePlace } from '../../src/lead-api/store/open-store.ts';
import { SECRET_ENV } from './dealers.ts';
import { type TrialClock, timeOf } from './trial-clock.ts';

/** What the service is told when it is started. */
export interface ServiceSettings {
	place: StorePlace;
	/** Where its dealers are. */
	sitesDir: string;
	/** `smtp://127.0.0.1:2525`; null for a service that takes leads and delivers none. */
	mailUrl: string | null;
	clock: TrialClock;
}

/** A receiver says something within this time, or it is tried again, milliseconds. */
const RECEIVER_MS = 1000;
/** The outbox looks so often for what another process left, milliseconds. */
const LOOK_MS = 250;
const MANY = { uses: 1_000_000_000, minutes: 10 };

const { place, sitesDir, mailUrl, clock }: ServiceSettings = JSON.parse(process.argv[2] ?? '');
const now = () => timeOf(clock);
const env: Record<string, string | undefined> = { [SECRET_ENV]: 'whsec_c2VjcmV0' };
const loopback = trustedProxies('127.0.0.1');
if ('wrong' in loopback) throw new Error(loopback.wrong);

const startOutbox: Parts['startOutbox'] = (store, sites) => {
	if (mailUrl === null) return { wake: () => undefined, stop: async () => undefined };
	return runOutbox({
		store,
		siteOf: sites.bySlug,
		deliver: byChannel({
			email: mailDelivery({ url: mailUrl, from: 'leads@forecourt.example', timeoutMs: RECEIVER_MS }),
			receipt: receiptDelivery({ url: mailUrl, from: 'leads@forecourt.example', timeoutMs: RECEIVER_MS }),
			webhook: webhookDelivery({ secretOf: (name) => env[name], now, timeoutMs: RECEIVER_MS }),
			// No lead of a storm is held.
			notice: async () => ({ ok: true }),
		}),
		now,
		random: Math.random,
		log: () => undefined,
		pace: { ...OUTBOX_PACE, lookMs: LOOK_MS },
	});
};

const api = await openLeadApi(
	{
		secret: 'a secret of the trials, thirty-two long',
		sitesDir,
		store: place,
		// Each lead comes from an address of its own, as the harness says for it.
		isTrusted: loopback.isTrusted,
		isLocal: false,
	},
	{
		// Only what the harness does not vary: how many leads one dealer gets.
		limits: { ...LIMITS, leads: { ...LIMITS.leads, dealer: MANY } },
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
// Whoever is killed keeps nothing for the next one by itself.
flushCompileCache();
process.on('disconnect', () => process.exit());
process.send?.(url);
