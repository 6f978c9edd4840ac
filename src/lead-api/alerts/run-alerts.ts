import type { ApiSite } from '../../api/site/site-file.ts';
import type { OpenSiteSearch } from '../garage/site-search.ts';
import { pause } from '../outbox/pause.ts';
import type { Sites } from '../sites.ts';
import type { LeadStore } from '../store/store.ts';
import { planAlerts } from './plan-alerts.ts';

/** Times of the search for changes, milliseconds. */
export interface AlertTimes {
	/** Interval of checks for new stock. */
	pollMs: number;
	/** Interval of a search in the same stock: quiet hours end, days begin, shoppers turn alerts on. */
	repeatMs: number;
}

/** The times of a running service: stock is checked every five seconds, and searched again every ten minutes. */
export const ALERT_TIMES: AlertTimes = { pollMs: 5000, repeatMs: 10 * 60_000 };

/** What the search for alerts works with. */
export interface AlertRunParts {
	store: Pick<LeadStore, 'alertWork' | 'planAlert'>;
	sites: Pick<Sites, 'all'>;
	openSearch: OpenSiteSearch;
	now: () => Date;
	/** Called after messages were put into the outbox. */
	deliverNow: () => void;
	/** Called when the store failed; the search is repeated. */
	onFailure: (error: unknown) => void;
	times: AlertTimes;
}

/**
 * Puts alerts into the outbox after every change of a dealer's stock, and every ten minutes, which includes each morning after quiet hours.
 * Several instances may run on one store. Returns a function that stops it.
 */
export function runAlerts(parts: AlertRunParts): () => Promise<void> {
	const { store, sites, openSearch, now, deliverNow, onFailure, times } = parts;
	const searched = new Map<string, { site: ApiSite; at: number }>();
	const stopping = new AbortController();

	async function search(site: ApiSite): Promise<void> {
		const last = searched.get(site.slug);
		const at = now().getTime();
		// A clock that was set back counts too.
		if (last?.site === site && Math.abs(at - last.at) < times.repeatMs) return;
		if ((await planAlerts(store, site, now(), openSearch)) > 0) deliverNow();
		searched.set(site.slug, { site, at });
	}

	const ended = (async () => {
		while (!stopping.signal.aborted) {
			for (const site of sites.all()) await search(site).catch(onFailure);
			await pause(times.pollMs, stopping.signal);
		}
	})();
	return () => {
		stopping.abort();
		return ended;
	};
}
