import type { Database } from '../database/database.ts';
import { countUses } from '../leads/apply-limits.ts';
import type { Counters } from './counters-and-retention.ts';

/** Counters and records other than leads. */
export function counters(database: Database): Counters {
	return {
		count: (uses) => database.transaction(() => countUses(database.dialect, uses)),
		countView: (dealer, slug) =>
			database.transaction(function* () {
				const [row] = yield [
					`INSERT INTO view_count (dealer, slug, views) VALUES ($1, $2, 1)
						ON CONFLICT (dealer, slug) DO UPDATE SET views = view_count.views + 1 RETURNING views`,
					dealer,
					slug,
				];
				return Number(row?.['views']);
			}),
		views: (dealer, slug) =>
			database.transaction(function* () {
				const [row] = yield ['SELECT views FROM view_count WHERE dealer = $1 AND slug = $2', dealer, slug];
				return Number(row?.['views'] ?? 0);
			}),
		countActivity: ({ dealer, day, kind, car_id }) =>
			database.transaction(function* () {
				yield [
					`INSERT INTO activity (dealer, day, kind, car_id, uses) VALUES ($1, $2, $3, $4, 1)
						ON CONFLICT (dealer, day, kind, car_id) DO UPDATE SET uses = activity.uses + 1`,
					dealer,
					day,
					kind,
					car_id,
				];
			}),
		saveMiscellaneous: ({ id, dealer, received_at, lead_id, body }) =>
			database.transaction(function* () {
				yield [
					'INSERT INTO miscellaneous (id, dealer, received_at, lead_id, body) VALUES ($1, $2, $3, $4, $5)',
					id,
					dealer,
					received_at,
					lead_id,
					body,
				];
			}),
	};
}
