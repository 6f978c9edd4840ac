/** Saved vehicles as they were when saved (JSON), and the visitor's notes. */
export const SAVED_VEHICLES: readonly string[] = [
	'ALTER TABLE saved_car ADD COLUMN vehicle TEXT',
	'ALTER TABLE saved_car ADD COLUMN note TEXT',
];
