import { createApp, type LeadApi } from './app.ts';
import type { Config } from './config.ts';
import type { ChooseTargets, OutboxWorker } from './delivery/delivery.ts';
import { type OpenSiteSearch, siteSearches } from './garage/site-search.ts';
import type { Limits } from './limits/limits.ts';
import { describeError, type Log } from './log.ts';
import type { ProviderOf } from './payments/chosen-provider.ts';
import type { Sites } from './sites.ts';
import type { SendText } from './sms/send-text.ts';
import { startWorkers } from './start-workers.ts';
import { openStore } from './store/open-store.ts';
import type { LeadStore } from './store/store.ts';
import type { TradeInServices } from './trade-in/services.ts';
import { watchSites } from './watch-sites.ts';

/** Interval at which expired counters are deleted, milliseconds. */
const TIDY_MS = 60 * 60 * 1000;

/** Dependencies of the service besides its configuration. */
export interface Parts {
	limits: Limits;
	/** Look-ups and valuations; the store counts paid calls. */
	tradeIn: (store: LeadStore) => TradeInServices;
	/** Sends text messages; the store counts what they cost. */
	sendText: (store: LeadStore) => SendText;
	/** The payment providers of dealers; the store has the sandbox's books. */
	providerOf: (store: LeadStore) => ProviderOf;
	chooseTargets: ChooseTargets;
	/** Starts the delivery of outbox entries. */
	startOutbox: (store: LeadStore, sites: Sites, openSearch: OpenSiteSearch) => OutboxWorker;
	/** Environment variables with the secrets of webhooks and the keys of trade-in services. */
	env: Readonly<Record<string, string | undefined>>;
	log: Log;
	now: () => Date;
}

/** The running service, not yet listening on a port. */
export interface OpenLeadApi {
	answer: LeadApi;
	/** Resolves when deliveries under way are settled and the store is closed. */
	stop(): Promise<void>;
}

/** Opens the store, reads the site files and starts delivery. Throws an error that says how to fix it when one of these fails. */
export async function openLeadApi(
	config: Pick<Config, 'secret' | 'sitesDir' | 'store' | 'isTrusted' | 'isLocal' | 'isOnlyHere'>,
	{ limits, tradeIn, sendText, providerOf, chooseTargets, startOutbox, env, log, now }: Parts,
): Promise<OpenLeadApi> {
	const sites = await watchSites(config.sitesDir, config.isLocal, log).catch((cause: unknown) => {
		throw new Error(
			`No dealers are known: ${config.sitesDir} cannot be read (${describeError(cause)}). Build the sites first (npm run build), or name the folder with LEAD_API_SITES`,
			{ cause },
		);
	});
	const missing = missingSecrets(sites, env);
	if (missing.length > 0) {
		sites.stop();
		throw new Error(
			`Secrets are missing. Set the environment variables that dealers name for webhooks and trade-ins: ${missing.join(', ')}`,
		);
	}
	const unsent = config.isOnlyHere ? [] : withoutTextService(sites);
	if (unsent.length > 0) {
		sites.stop();
		throw new Error(
			`Sign-in codes would go to the preview's mail page, which is for this machine only. Set accounts.text_service of these dealers and build again: ${unsent.join(', ')}. To try the service out here, listen on 127.0.0.1 (LEAD_API_HOST) with a mail server on this machine (SMTP_URL) and without LEAD_API_PROXIES`,
		);
	}
	const store = await openStore(config.store, (error) =>
		log({ level: 'warn', message: 'a database connection was lost', reason: describeError(error) }),
	).catch((error: unknown) => {
		sites.stop();
		throw error;
	});
	const { secret, sitesDir, isTrusted } = config;
	const payments = providerOf(store);
	const shared = { store, sites, openSearch: siteSearches(sitesDir), secret, now, log };
	const worker = startWorkers({ ...shared, payments, startOutbox });
	const timer = setInterval(() => {
		store
			.tidy(now())
			.catch((error: unknown) =>
				log({ level: 'error', message: 'expired counters were not deleted', reason: describeError(error) }),
			);
	}, TIDY_MS);
	timer.unref();
	const deliverNow = () => worker.deliverNow();
	return {
		answer: createApp({
			...shared,
			sitesDir,
			isTrusted,
			limits,
			tradeIn: tradeIn(store),
			sendText: sendText(store),
			providerOf: payments,
			secretOf: (name) => env[name],
			chooseTargets,
			deliverNow,
		}),
		async stop() {
			clearInterval(timer);
			sites.stop();
			await worker.stop();
			await store.close();
		},
	};
}

/** The dealers whose sign-in codes go to the preview's mail page. */
function withoutTextService(sites: Sites): string[] {
	return sites
		.all()
		.filter(({ accounts }) => accounts?.text_service.provider === 'outbox')
		.map(({ slug }) => slug);
}

/** Environment variables that dealers name for webhook secrets and for the keys of trade-in services, and that are not set. */
function missingSecrets(sites: Sites, env: Parts['env']): string[] {
	const named = sites
		.all()
		.flatMap(({ routes, trade_in, accounts }) => [
			...routes.flatMap(({ webhook }) => webhook?.secret_env ?? []),
			...(accounts && accounts.text_service.provider !== 'outbox' ? [accounts.text_service.secret_env] : []),
			...[trade_in?.lookup, trade_in?.valuation].flatMap((service) =>
				service?.provider === 'autograb' ? service.key_env : [],
			),
		]);
	return [...new Set(named)].filter((name) => !env[name]);
}
