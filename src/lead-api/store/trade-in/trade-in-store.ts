/** A found vehicle or a valuation. */
export interface TradeInRecord {
	id: string;
	dealer: string;
	/** ISO 8601, UTC, milliseconds: the time of its erasure. */
	ends_at: string;
	/** JSON. */
	body: string;
}

/** Found vehicles and valuations of shoppers, without contact details. */
export interface TradeInStore {
	saveTradeInRecord(record: TradeInRecord): Promise<void>;
	/** The record of a dealer; null when there is none or it has ended. */
	tradeInRecord(dealer: string, id: string, now: Date): Promise<TradeInRecord | null>;
}
