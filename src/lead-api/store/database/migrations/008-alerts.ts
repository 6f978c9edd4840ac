/** Alerts about saved vehicles: the channels that shoppers chose, the state of each vehicle in the last message, and messages. */
export const ALERTS: readonly string[] = [
	// The state when it was saved; null for vehicles saved before there were alerts.
	'ALTER TABLE saved_car ADD COLUMN state TEXT',
	// The consent of each channel as it was given; a stopped one is kept as evidence until the account is erased.
	`CREATE TABLE alert_channel (
		account_id TEXT NOT NULL REFERENCES account (id),
		channel TEXT NOT NULL,
		target TEXT NOT NULL,
		time_zone TEXT NOT NULL,
		words TEXT NOT NULL,
		page TEXT NOT NULL,
		agreed_at TEXT NOT NULL,
		confirmed_at TEXT,
		stopped_at TEXT,
		PRIMARY KEY (account_id, channel)
	)`,
	`CREATE TABLE alert_told (
		account_id TEXT NOT NULL REFERENCES account (id),
		channel TEXT NOT NULL,
		car_id TEXT NOT NULL,
		price INTEGER,
		state TEXT NOT NULL,
		PRIMARY KEY (account_id, channel, car_id)
	)`,
	`CREATE TABLE alert_message (
		id TEXT PRIMARY KEY,
		account_id TEXT NOT NULL REFERENCES account (id),
		dealer TEXT NOT NULL,
		channel TEXT NOT NULL,
		kind TEXT NOT NULL,
		target TEXT NOT NULL,
		time_zone TEXT NOT NULL,
		body TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		next_at TEXT NOT NULL,
		state TEXT NOT NULL,
		last_error TEXT
	)`,
	"CREATE INDEX alert_message_waiting ON alert_message (next_at) WHERE state = 'waiting'",
	'CREATE INDEX alert_message_account ON alert_message (account_id, channel)',
];
