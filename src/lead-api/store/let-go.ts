import type { Row, Statement } from './database.ts';

/** Makes what waited for a lead due. */
export function* letGo(leadId: string, now: Date): Generator<Statement, void, Row[]> {
	yield [
		"UPDATE outbox SET state = 'waiting', next_at = $1 WHERE lead_id = $2 AND state = 'held'",
		now.toISOString(),
		leadId,
	];
}
