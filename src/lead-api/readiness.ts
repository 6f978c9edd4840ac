import type { Deps } from './deps.ts';
import { describeError } from './log.ts';

/** How long a result holds, milliseconds: a load balancer asks often, and each probe is written to disk. */
const KEPT_MS = { good: 15_000, bad: 5000 };

/** What the databases say, and what it means to an operator. */
const REASONS: readonly [RegExp, string][] = [
	[/full|No space left|disk quota/i, 'Leads cannot be kept: the disk of their database is full.'],
	[/read-?only/i, 'Leads cannot be kept: their database is read-only.'],
	[/unable to open|disk I\/O/i, 'Leads cannot be kept: the file of their database cannot be used.'],
	[/locked|lock timeout/i, 'Leads cannot be kept: another program has locked their database.'],
];

/** Tells, by writing, why leads cannot be kept now; null when they can. Asked again within seconds it tells the same. */
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
				'Leads cannot be kept: their database does not answer.'
			);
		}
	};
	return async () => {
		if (latest && now().getTime() < latest.until) return latest.reason;
		const asked = { until: Number.POSITIVE_INFINITY, reason: probe() };
		latest = asked;
		const reason = await asked.reason;
		asked.until = now().getTime() + (reason === null ? KEPT_MS.good : KEPT_MS.bad);
		return reason;
	};
}
