/** Passkeys of visitors, and the challenges their browsers answer. */
export const PASSKEYS: readonly string[] = [
	`CREATE TABLE passkey (
		id TEXT PRIMARY KEY,
		account_id TEXT NOT NULL REFERENCES account (id),
		public_key TEXT NOT NULL,
		counter BIGINT NOT NULL,
		transports TEXT NOT NULL,
		name TEXT NOT NULL,
		created_at TEXT NOT NULL,
		used_at TEXT
	)`,
	'CREATE INDEX passkey_account ON passkey (account_id)',
	// A browser's key is a hash; it has a challenge for each tab. Without an account it is for signing in.
	`CREATE TABLE passkey_challenge (
		browser_key TEXT NOT NULL,
		dealer TEXT NOT NULL,
		account_id TEXT,
		challenge TEXT NOT NULL,
		ends_at TEXT NOT NULL,
		PRIMARY KEY (browser_key, challenge)
	)`,
	'CREATE INDEX passkey_challenge_ends ON passkey_challenge (ends_at)',
];
