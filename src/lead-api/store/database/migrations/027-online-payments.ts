/** Payments for quotes and invoices, without personal data: the payer's details are in the lead. */
export const ONLINE_PAYMENTS: readonly string[] = [
	`CREATE TABLE online_payment (
		id TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		lead_id TEXT UNIQUE,
		reference TEXT NOT NULL,
		made_at TEXT NOT NULL,
		changed_at TEXT NOT NULL,
		state TEXT NOT NULL,
		cents INTEGER NOT NULL,
		paid_cents INTEGER NOT NULL,
		refunded INTEGER NOT NULL,
		disputed INTEGER NOT NULL,
		ends_at TEXT NOT NULL,
		provider TEXT NOT NULL,
		session_id TEXT,
		payment_url TEXT,
		payment_id TEXT,
		attempts INTEGER NOT NULL,
		next_check_at TEXT NOT NULL
	)`,
	'CREATE INDEX online_payment_of_provider ON online_payment (dealer, payment_id) WHERE payment_id IS NOT NULL',
	// The work of the service.
	"CREATE INDEX online_payment_unsettled ON online_payment (id) WHERE state IN ('starting', 'open')",
];
