/** Leads, their submissions, deliveries and counters. */
export const LEADS: readonly string[] = [
	`CREATE TABLE lead (
		id TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		kind TEXT NOT NULL,
		submission_id TEXT NOT NULL,
		received_at TEXT NOT NULL,
		category TEXT NOT NULL,
		subcategory TEXT,
		dealership_slug TEXT,
		status TEXT NOT NULL,
		held_because TEXT,
		email TEXT NOT NULL,
		appointment_at TEXT,
		fields TEXT NOT NULL,
		step_count INTEGER NOT NULL
	)`,
	'CREATE INDEX lead_received ON lead (received_at)',
	'CREATE INDEX lead_email ON lead (email)',
	"CREATE INDEX lead_held ON lead (received_at) WHERE status <> 'verified'",
	'CREATE INDEX lead_appointment ON lead (dealer, appointment_at) WHERE appointment_at IS NOT NULL',
	`CREATE TABLE submission (
		dealer TEXT NOT NULL,
		submission_id TEXT NOT NULL,
		body_hash TEXT NOT NULL,
		lead_id TEXT NOT NULL,
		step INTEGER NOT NULL,
		received_at TEXT NOT NULL,
		body TEXT NOT NULL,
		PRIMARY KEY (dealer, submission_id, body_hash)
	)`,
	'CREATE INDEX submission_lead ON submission (lead_id, step)',
	`CREATE TABLE outbox (
		id TEXT PRIMARY KEY,
		lead_id TEXT NOT NULL REFERENCES lead (id),
		channel TEXT NOT NULL,
		target TEXT NOT NULL,
		message_id TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		next_at TEXT NOT NULL,
		state TEXT NOT NULL,
		last_error TEXT
	)`,
	"CREATE INDEX outbox_waiting ON outbox (next_at) WHERE state = 'waiting'",
	"CREATE INDEX outbox_parked ON outbox (next_at) WHERE state = 'parked'",
	'CREATE INDEX outbox_lead ON outbox (lead_id)',
	`CREATE TABLE attempt (
		lead_id TEXT NOT NULL,
		entry_id TEXT NOT NULL,
		at TEXT NOT NULL,
		outcome TEXT NOT NULL,
		reason TEXT
	)`,
	'CREATE INDEX attempt_lead ON attempt (lead_id, at)',
	'CREATE TABLE use_count (key TEXT PRIMARY KEY, ends_at TEXT NOT NULL, uses INTEGER NOT NULL)',
	'CREATE TABLE used_proof (key TEXT PRIMARY KEY, expires_at TEXT NOT NULL)',
	`CREATE TABLE view_count (
		dealer TEXT NOT NULL, slug TEXT NOT NULL, views INTEGER NOT NULL, PRIMARY KEY (dealer, slug)
	)`,
	`CREATE TABLE activity (
		dealer TEXT NOT NULL,
		day TEXT NOT NULL,
		kind TEXT NOT NULL,
		car_id TEXT NOT NULL,
		uses INTEGER NOT NULL,
		PRIMARY KEY (dealer, day, kind, car_id)
	)`,
	`CREATE TABLE miscellaneous (
		id TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		received_at TEXT NOT NULL,
		lead_id TEXT,
		body TEXT NOT NULL
	)`,
	'CREATE INDEX miscellaneous_received ON miscellaneous (received_at)',
	'CREATE INDEX miscellaneous_lead ON miscellaneous (lead_id)',
];
