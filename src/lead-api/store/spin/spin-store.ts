import type { NewLead } from '../leads/new-lead.ts';

/** A spin that was drawn. */
export interface StoredSpin {
	promotion: string;
	/** Id of the prize; null for none. */
	prize: string | null;
	/** The code that claims the prize; null without one. */
	code: string | null;
	seed: string;
	own_number: string;
	position: number;
	/** ISO 8601, UTC. */
	drawn_at: string;
}

/** A spin to be drawn, with the lead of each of its two outcomes: the stock of the prize decides when it is stored. */
export interface NewSpin {
	dealer: string;
	promotion: string;
	/** Keyed hash of the account's number, or of the browser's cookie. */
	player_key: string;
	/** Keyed hash of the phone number. */
	phone_key: string;
	/** Null where players need not sign in. */
	account_id: string | null;
	seed: string;
	own_number: string;
	position: number;
	drawn_at: string;
	/** End of its retention. */
	keep_until: string;
	/** The prize at the position, which is won while there is stock; null for none. */
	won: { prize: string; code: string; stock: number; lead: NewLead } | null;
	/** The lead of a spin that wins nothing. */
	nothing: NewLead;
}

/** Outcome of a spin: a player's second one gives the first; `phone_used` when another browser has spun with the number. */
export type SpinOutcome = { status: 'drawn' | 'repeated'; spin: StoredSpin } | { status: 'phone_used' };

/** Spins to win. */
export interface SpinStore {
	/**
	 * Draws a spin: the spin, the prize's stock, the lead and its outbox entries are one transaction, so that no crash loses a prize or gives
	 * it twice, and no prize is drawn more often than its stock.
	 */
	drawSpin(spin: NewSpin): Promise<SpinOutcome>;
	/** The spin of a player; null before it. */
	spinOf(dealer: string, promotion: string, playerKey: string): Promise<StoredSpin | null>;
	/** How many of each prize were drawn, by its id. */
	drawnPrizes(dealer: string, promotion: string): Promise<Readonly<Record<string, number>>>;
}
