import type { Database } from '../database/database.ts';

/** Processed notices of payment providers, by their ids; `tidy` forgets them when they are too old to be replayed. */
export interface PaymentNoticeStore {
	isKnownNotice(dealer: string, id: string): Promise<boolean>;
	keepNotice(dealer: string, id: string, until: Date): Promise<void>;
}

/** The ids of processed notices. */
export function paymentNotices(database: Database): PaymentNoticeStore {
	return {
		isKnownNotice: (dealer, id) =>
			database.transaction(function* () {
				const rows = yield ['SELECT id FROM payment_notice WHERE dealer = $1 AND id = $2', dealer, id];
				return rows.length > 0;
			}),
		keepNotice: (dealer, id, until) =>
			database.transaction(function* () {
				yield [
					'INSERT INTO payment_notice (dealer, id, ends_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
					dealer,
					id,
					until.toISOString(),
				];
			}),
	};
}
