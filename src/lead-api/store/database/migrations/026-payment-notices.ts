/** Disputes of deposits, and the processed notices of payment providers: a replayed one is recognised by its id. */
export const PAYMENT_NOTICES: readonly string[] = [
	'ALTER TABLE reservation ADD COLUMN disputed INTEGER NOT NULL DEFAULT 0',
	'CREATE INDEX reservation_payment ON reservation (dealer, payment_id) WHERE payment_id IS NOT NULL',
	`CREATE TABLE payment_notice (
		dealer TEXT NOT NULL,
		id TEXT NOT NULL,
		ends_at TEXT NOT NULL,
		PRIMARY KEY (dealer, id)
	)`,
	'CREATE INDEX payment_notice_ends ON payment_notice (ends_at)',
];
