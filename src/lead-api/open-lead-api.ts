import { createApp, type LeadApi } from './app.ts';
import type { Config } from './config.ts';
import { siteSearches } from './garage/site-search.ts';
import { describeError } from './log.ts';
import { refusedSites } from './refused-sites.ts';
import { secretsOf } from './secret-of.ts';
import type { Parts } from './service-parts.ts';
import { startWorkers } from './start-workers.ts';
import { openStore } from './store/open-store.ts';
import { watchSites } from './watch-sites.ts';

/** Interval at which expired counters are deleted, milliseconds. */
const TIDY_MS = 60 * 60 * 1000;

/** The running service, not yet listening on a port. */
export interface OpenLeadApi {
	answer: LeadApi;
	/** Resolves, with the reason, when the store has stopped working for good: only a new process can answer again. */
	broken: Promise<Error>;
	/** Resolves when deliveries under way are settled and the store is closed. */
	stop(): Promise<void>;
}

/** Opens the store, reads the site files and starts delivery. Throws an error that says how to fix it when one of these fails. */
export async function openLeadApi(
	config: Pick<Config, 'secret' | 'sitesDir' | 'store' | 'isTrusted' | 'isLocal' | 'isOnlyHere'>,
	{ limits, tradeIn, sendText, providerOf, chooseTargets, startOutbox, env, log, now }: Parts,
): Promise<OpenLeadApi> {
	const sites = await watchSites(config.sitesDir, config.isLocal ? 'own and local' : 'own', log).catch(
		(cause: unknown) => {
			throw new Error(
				`No dealers are known: ${config.sitesDir} cannot be read (${describeError(cause)}). Build the sites first (npm run build), or name the folder with LEAD_API_SITES`,
				{ cause },
			);
		},
	);
	const reason = refusedSites(sites, { isOnlyHere: config.isOnlyHere, env });
	if (reason !== null) {
		sites.stop();
		throw new Error(reason);
	}
	const broken = Promise.withResolvers<Error>();
	const onLost = (error: Error) =>
		log({ level: 'warn', message: 'a database connection was lost', reason: describeError(error) });
	const store = await openStore(config.store, onLost, broken.resolve).catch((error: unknown) => {
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
			secretOf: secretsOf(env),
			chooseTargets,
			deliverNow,
		}),
		broken: broken.promise,
		async stop() {
			clearInterval(timer);
			sites.stop();
			await worker.stop();
			await store.close();
		},
	};
}
