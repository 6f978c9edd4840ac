/** Spins to win: one for each player and phone of a promotion, and the prizes that were drawn. */
export const SPINS: readonly string[] = [
	// `player_key` and `phone_key` are keyed hashes. The row without its account is kept so that no player spins twice.
	`CREATE TABLE spin (
		dealer TEXT NOT NULL,
		promotion TEXT NOT NULL,
		player_key TEXT NOT NULL,
		phone_key TEXT NOT NULL,
		account_id TEXT REFERENCES account (id),
		lead_id TEXT,
		prize TEXT,
		code TEXT,
		seed TEXT NOT NULL,
		own_number TEXT NOT NULL,
		position INTEGER NOT NULL,
		drawn_at TEXT NOT NULL,
		keep_until TEXT NOT NULL,
		PRIMARY KEY (dealer, promotion, player_key),
		UNIQUE (dealer, promotion, phone_key)
	)`,
	'CREATE INDEX spin_account ON spin (account_id)',
	'CREATE INDEX spin_lead ON spin (lead_id)',
	`CREATE TABLE drawn_prize (
		dealer TEXT NOT NULL,
		promotion TEXT NOT NULL,
		prize TEXT NOT NULL,
		drawn INTEGER NOT NULL,
		keep_until TEXT NOT NULL,
		PRIMARY KEY (dealer, promotion, prize)
	)`,
];
