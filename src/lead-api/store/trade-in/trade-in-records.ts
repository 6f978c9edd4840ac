import type { Database } from '../database/database.ts';
import type { TradeInRecord, TradeInStore } from './trade-in-store.ts';

/** Found vehicles and valuations; `tidy` erases them when they end. */
export function tradeInRecords(database: Database): TradeInStore {
	return {
		saveTradeInRecord: ({ id, dealer, ends_at, body }) =>
			database.transaction(function* () {
				yield [
					'INSERT INTO trade_in_record (id, dealer, ends_at, body) VALUES ($1, $2, $3, $4)',
					id,
					dealer,
					ends_at,
					body,
				];
			}),
		tradeInRecord: (dealer, id, now) =>
			database.transaction(function* () {
				const [row] = yield [
					'SELECT id, dealer, ends_at, body FROM trade_in_record WHERE id = $1 AND dealer = $2 AND ends_at > $3',
					id,
					dealer,
					now.toISOString(),
				];
				return row ? ({ ...row } as unknown as TradeInRecord) : null;
			}),
	};
}
