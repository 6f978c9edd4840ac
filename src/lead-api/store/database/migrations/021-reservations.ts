/** Reservations with their payments, without personal data: the shopper's details are in the lead. */
export const RESERVATIONS: readonly string[] = [
	`CREATE TABLE reservation (
		id TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		car_id TEXT NOT NULL,
		lead_id TEXT,
		made_at TEXT NOT NULL,
		changed_at TEXT NOT NULL,
		state TEXT NOT NULL,
		payment TEXT NOT NULL,
		because TEXT,
		price_cents INTEGER NOT NULL,
		deposit_cents INTEGER NOT NULL,
		paid_cents INTEGER NOT NULL,
		hold_ends_at TEXT NOT NULL,
		reserved_until TEXT,
		hours INTEGER NOT NULL,
		extended INTEGER NOT NULL,
		refund_failed INTEGER NOT NULL,
		provider TEXT NOT NULL,
		session_id TEXT,
		payment_url TEXT,
		payment_id TEXT,
		attempts INTEGER NOT NULL,
		next_check_at TEXT NOT NULL
	)`,
	// Two shoppers never hold the same vehicle, whatever the service does.
	"CREATE UNIQUE INDEX reservation_of_vehicle ON reservation (dealer, car_id) WHERE state IN ('held', 'reserved', 'converted')",
	'CREATE INDEX reservation_changed ON reservation (dealer, changed_at)',
	'CREATE INDEX reservation_lead ON reservation (lead_id)',
	// The work of the service: vehicles that are held, and payments that are not settled.
	`CREATE INDEX reservation_unsettled ON reservation (next_check_at)
		WHERE state IN ('held', 'reserved') OR payment IN ('starting', 'open', 'refund_due')`,
	`CREATE TABLE reservation_event (
		reservation_id TEXT NOT NULL REFERENCES reservation (id),
		step INTEGER NOT NULL,
		at TEXT NOT NULL,
		event TEXT NOT NULL,
		state TEXT NOT NULL,
		payment TEXT NOT NULL,
		PRIMARY KEY (reservation_id, step)
	)`,
	// The payments at the sandbox, in place of a payment provider's records: the service reads them through its adapter only.
	`CREATE TABLE sandbox_payment (
		session_id TEXT PRIMARY KEY,
		order_id TEXT NOT NULL UNIQUE,
		dealer TEXT NOT NULL,
		cents INTEGER NOT NULL,
		description TEXT NOT NULL,
		return_url TEXT NOT NULL,
		cancel_url TEXT NOT NULL,
		ends_at TEXT NOT NULL,
		pays_at TEXT,
		state TEXT NOT NULL,
		refunded_cents INTEGER NOT NULL
	)`,
];
