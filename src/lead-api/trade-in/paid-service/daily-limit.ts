import { countKey } from '../../limits/count-key.ts';
import type { Log } from '../../log.ts';
import type { LeadStore } from '../../store/store.ts';

const MINUTES_OF_DAY = 24 * 60;

/** Counts the calls of each dealer and day (UTC), as each costs money. */
export interface DailyLimit {
	/** Counts a call that is about to be made. False above the limit. */
	allows(dealer: string, service: string, most: number): Promise<boolean>;
}

/** The calls of all instances together: the counters are in their store. */
export function dailyLimit(
	{ store, secret, log }: { store: Pick<LeadStore, 'count'>; secret: string; log: Log },
	now: () => Date,
): DailyLimit {
	return {
		async allows(dealer, service, most) {
			const limit = { uses: most, minutes: MINUTES_OF_DAY };
			const key = countKey({ what: `paid calls of ${service}`, who: dealer, limit, secret }, now());
			const [uses = 0] = await store.count([key]);
			// Once a day: the counter is shared.
			if (uses === most + 1)
				log({
					level: 'warn',
					message: 'the daily limit of paid calls is reached',
					dealer,
					service,
					limit: most,
				});
			return uses <= most;
		},
	};
}
