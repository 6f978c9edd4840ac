/** The last answer to a shopper about one vehicle of the watchlist. */
interface KnownCar {
	isSaved: boolean;
	note: string | null;
}

/** The answers to shoppers with watchlists, kept where no crash reaches them. */
export interface SavedLedger {
	/** By mobile number and vehicle: '+61400000001 3'. Changes in progress are left out. */
	cars: Map<string, KnownCar>;
	/** Account ids by mobile number. */
	accounts: Map<string, string>;
	/** Number of acknowledged changes. */
	acknowledged: number;
	/** Responses that must not occur. */
	faults: string[];
}

/** An empty ledger. */
export function openSavedLedger(): SavedLedger {
	return { cars: new Map(), accounts: new Map(), acknowledged: 0, faults: [] };
}
