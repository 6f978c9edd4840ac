import type { Deps } from './deps.ts';
import { describeError } from './log.ts';

/** How long a result is cached, milliseconds: load balancers ask often, and each probe writes to disk. */
const CACHE_MS = { good: 15_000, bad: 5000 };

/** Errors of the databases, with explanations for operators. */
const REASONS: readonly [RegExp, string][] = [
	[/full|No space left|disk quota/i, 'Leads cannot be stored: the disk of their database is full.'],
	[/read-?only/i, 'Leads cannot be stored: their database is read-only.'],
	[/unable to open|disk I\/O/i, 'Leads cannot be stored: the file of their database cannot be used.'],
	[/locked|lock timeout/i, 'Leads cannot be stored: another program has locked their database.'],
];

/** Probes the store by writing: why leads cannot be stored now, or null. Results are cached for seconds. */
export function readiness({
	store,
	log,
	now,
}: Pick<Deps, 'store' | 'log' | 'now'>): () => Promise<string | null> {
	let latest: { until: number; reason: Promise<string | null> } | null = null;
	const probe = async (): Promise<string | null> => {
		try {
			await store.probe();
			return null;
		} catch (error) {
			const found = describeError(error);
			log({ level: 'error', message: 'not ready', reason: found });
			return (
				REASONS.find(([words]) => words.test(found))?.[1] ??
				'Leads cannot be stored: their database does not answer.'
			);
		}
	};
	return async () => {
		if (latest && now().getTime() < latest.until) return latest.reason;
		const asked = { until: Number.POSITIVE_INFINITY, reason: probe() };
		latest = asked;
		const reason = await asked.reason;
		asked.until = now().getTime() + (reason === null ? CACHE_MS.good : CACHE_MS.bad);
		return reason;
	};
}
