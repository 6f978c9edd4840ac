import type { Database, Row, Statement } from '../database/database.ts';
import { releaseDeliveries } from '../outbox/release-deliveries.ts';
import { applyLimits } from './apply-limits.ts';
import { noticeHeld } from './held-notice.ts';
import type { LeadStatus } from './lead-record.ts';
import { columnText } from './lead-rows.ts';
import type { NewLead } from './new-lead.ts';

/**
 * Verifies a lead whose sender answered the question, or quarantines it when it is over a limit. Its status; null when it does not exist.
 */
export function* verifyLead(
	{ dialect }: Database,
	id: string,
	{ counted, notice_to }: Pick<NewLead, 'counted' | 'notice_to'>,
	now: Date,
): Generator<Statement, LeadStatus | null, Row[]> {
	// Locks the row: of two concurrent answers the second finds nothing to do.
	const [waiting] = yield [
		"UPDATE lead SET status = 'verified' WHERE id = $1 AND status = 'unverified' RETURNING dealer, quarantine_reason",
		id,
	];
	if (waiting) {
		const quarantine_reason =
			waiting['quarantine_reason'] === null ? null : columnText(waiting, 'quarantine_reason');
		const lead = { status: 'verified' as const, quarantine_reason };
		const [decision = { status: 'verified', because: null }] = yield* applyLimits(dialect, [
			{ lead, counted, proof: null },
		]);
		yield [
			'UPDATE lead SET status = $1, quarantine_reason = $2 WHERE id = $3',
			decision.status,
			decision.because,
			id,
		];
		if (decision.status === 'verified') yield* releaseDeliveries(id, now);
		else {
			const targets = yield ["SELECT channel, target FROM outbox WHERE lead_id = $1 AND state = 'held'", id];
			const dealer = columnText(waiting, 'dealer');
			yield* noticeHeld(dialect, [
				{ lead: { id, dealer }, targets: targets as unknown as NewLead['targets'], notice_to, now },
			]);
		}
	}
	const [row] = yield ['SELECT status FROM lead WHERE id = $1', id];
	return row ? (columnText(row, 'status') as LeadStatus) : null;
}
