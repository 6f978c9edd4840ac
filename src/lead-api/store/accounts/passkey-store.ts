import type { Account } from './account-store.ts';

/** A challenge that one browser may answer once. */
export interface Challenge {
	/** Hash of the browser's cookie. */
	browser_key: string;
	dealer: string;
	/** The account that adds a passkey; null for signing in. */
	account_id: string | null;
	/** base64url. */
	challenge: string;
	/** ISO 8601, UTC, milliseconds. */
	ends_at: string;
}

/** A passkey of an account. Its public key is no secret. */
export interface Passkey {
	/** The credential's id, base64url. */
	id: string;
	/** COSE key, base64url. */
	public_key: string;
	/** Uses the authenticator has counted; 0 for those that do not count. */
	counter: number;
	transports: readonly string[];
	/** The device it was made on. */
	name: string;
	created_at: string;
	/** Null for never. */
	used_at: string | null;
}

/** Passkeys of visitors who sign in. */
export interface PasskeyStore {
	/** Keeps a challenge; a browser may have several, one for each tab. */
	saveChallenge(challenge: Challenge): Promise<void>;
	/** Takes a challenge of a browser out of the store. False for none, or one for another purpose, dealer or account. */
	takeChallenge(asked: Omit<Challenge, 'ends_at'>, now: Date): Promise<boolean>;
	/** Adds a passkey. False when the account has `most` already, is erased, or the passkey is known. */
	addPasskey(accountId: string, passkey: Passkey, most: number): Promise<boolean>;
	/** A dealer's account with a passkey; null for none. */
	passkeyOwner(dealer: string, id: string): Promise<{ account: Account; passkey: Passkey } | null>;
	/** Records that a passkey signed in. */
	usePasskey(id: string, counter: number, now: Date): Promise<void>;
	/** The passkeys of an account, the latest first. */
	passkeys(accountId: string): Promise<Passkey[]>;
	/** Removes a passkey of an account. */
	removePasskey(accountId: string, id: string): Promise<void>;
}
