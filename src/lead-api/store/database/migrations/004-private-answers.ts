/** Private answers, separate from their leads, and the links that were used to see them. */
export const PRIVATE_ANSWERS: readonly string[] = [
	`CREATE TABLE private_answers (
		lead_id TEXT PRIMARY KEY REFERENCES lead (id), answers TEXT NOT NULL, erase_at TEXT NOT NULL
	)`,
	'CREATE INDEX private_answers_erase ON private_answers (erase_at)',
	'CREATE TABLE used_link (key TEXT PRIMARY KEY, ends_at TEXT NOT NULL)',
];
