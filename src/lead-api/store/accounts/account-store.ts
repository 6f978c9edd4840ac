import type { SavedCar } from '../../../api/watchlist/saved-car.ts';
import type { VehicleState } from '../../../domain/vehicle/state/vehicle-state.ts';
import type { AlertChannel, KeptAlert } from '../alerts/alert-store.ts';
import type { StoredSpin } from '../spin/spin-store.ts';
import type { StoredSearch } from './saved-search-store.ts';

/** A requested code, with keyed hashes in place of secrets. */
export interface NewSignIn {
	/** Hash of the cookie of the browser that requested it. */
	browser_key: string;
	dealer: string;
	/** In E.164. */
	phone: string;
	code_hash: string;
	/** ISO 8601, UTC, milliseconds. */
	ends_at: string;
}

/** A visitor of one dealer. */
export interface Account {
	id: string;
	/** In E.164. */
	phone: string;
}

/** A session with its hashed key. */
export interface NewSession {
	session_key: string;
	idle_ends_at: string;
	ends_at: string;
}

/** An open session. */
export interface OpenSession {
	account: Account;
	/** When its key was last replaced. */
	renewed_at: string;
	ends_at: string;
}

/** A vehicle that is saved now. */
export interface NewSavedCar extends SavedCar {
	/** Its state, which alerts compare with. */
	state: VehicleState;
}

/** Outcome of entering a code: `left` are the tries that remain; `ended` when there is none for this browser, or too many were entered. */
export type CodeOutcome =
	| { status: 'right'; phone: string }
	| { status: 'wrong'; left: number }
	| { status: 'ended' };

/** Everything stored about an account. */
export interface AccountData {
	created_at: string;
	sessions: { renewed_at: string; ends_at: string }[];
	cars: SavedCar[];
	searches: StoredSearch[];
	/** Alerts, with the consent as it was given. */
	alerts: AlertChannel[];
	alert_messages: KeptAlert[];
	/** Spins to win. */
	spins: StoredSpin[];
}

/** Visitors who sign in at a dealer's site. */
export interface AccountStore {
	/** Stores a requested code in place of the browser's earlier one. */
	saveSignIn(signIn: NewSignIn): Promise<void>;
	/** Enters a code: counts the try, and removes the code when it is right. */
	enterCode(
		entered: Pick<NewSignIn, 'dealer' | 'browser_key' | 'code_hash'>,
		most: number,
		now: Date,
	): Promise<CodeOutcome>;
	/** Opens a session of the dealer's account with a number, which is created when there is none. */
	openSession(dealer: string, phone: string, session: NewSession, now: Date): Promise<Account>;
	/** The open session of a dealer with a key, or with the key it replaced shortly before; null for none. */
	session(dealer: string, key: string, now: Date): Promise<OpenSession | null>;
	/**
	 * Replaces a session's key, which still works until `previous_ends_at` for requests under way. False when another request replaced it.
	 */
	renewSession(
		key: string,
		next: Pick<NewSession, 'session_key' | 'idle_ends_at'> & { previous_ends_at: string },
		now: Date,
	): Promise<boolean>;
	/** Ends a session. */
	closeSession(key: string): Promise<void>;
	/** Ends all sessions of an account. */
	closeSessions(accountId: string): Promise<void>;
	/** Saves a vehicle; one that is saved stays as it is. False when the list has `most` already. */
	saveCar(accountId: string, car: NewSavedCar, most: number): Promise<boolean>;
	/** Removes a vehicle, and what alerts announced of it. */
	removeCar(accountId: string, carId: string): Promise<void>;
	/** Keeps a note about a saved vehicle, null for none. False when the vehicle is not saved. */
	noteCar(accountId: string, carId: string, note: string | null): Promise<boolean>;
	/**
	 * Changes an account's number and ends its alerts by text, whose consent was given for the previous number. False where another account
	 * of the dealer has that number.
	 */
	changeNumber(accountId: string, phone: string): Promise<boolean>;
	/** Everything stored about an account; null when it is erased. */
	accountData(accountId: string): Promise<AccountData | null>;
	/**
	 * Erases an account with everything that belongs to it, and the codes of its number; a spin stays without its player. Throws when traces
	 * remain in SQLite's files.
	 */
	eraseAccount(accountId: string): Promise<void>;
	/** The saved vehicles of an account, the latest first. */
	savedCars(accountId: string): Promise<SavedCar[]>;
}
