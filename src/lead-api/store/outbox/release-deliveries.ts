import type { Row, Statement } from '../database/database.ts';

/** Makes the held deliveries of a lead due. */
export function* releaseDeliveries(leadId: string, now: Date): Generator<Statement, void, Row[]> {
	yield [
		"UPDATE outbox SET state = 'waiting', next_at = $1 WHERE lead_id = $2 AND state = 'held'",
		now.toISOString(),
		leadId,
	];
}
