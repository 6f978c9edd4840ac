/** What a shopper was answered last about one vehicle of the watchlist. */
interface KnownCar {
	isSaved: boolean;
	note: string | null;
}

/** What shoppers with watchlists were answered, kept where no crash reaches it. */
export interface SavedLedger {
	/** By mobile number and vehicle: '+61400000001 3'. What is under way is not here. */
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
