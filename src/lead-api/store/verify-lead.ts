import type { Database, Row, Statement } from './database.ts';
import { noticeHeld } from './held-notice.ts';
import { judge } from './judge.ts';
import type { LeadStatus } from './lead-record.ts';
import { text } from './lead-rows.ts';
import { letGo } from './let-go.ts';
import type { NewLead } from './store.ts';

/** Lets a lead whose sender answered its question be delivered, or holds it where it is over a limit. Its status; null when it is not there. */
export function* verifyLead(
	{ dialect }: Database,
	id: string,
	{ counted, notice_to }: Pick<NewLead, 'counted' | 'notice_to'>,
	now: Date,
): Generator<Statement, LeadStatus | null, Row[]> {
	// Holds the row until the end: of two answers at once one finds nothing left to do.
	const [waiting] = yield [
		"UPDATE lead SET status = 'verified' WHERE id = $1 AND status = 'unverified' RETURNING dealer, held_because",
		id,
	];
	if (waiting) {
		const held_because = waiting['held_because'] === null ? null : text(waiting, 'held_because');
		const lead = { status: 'verified' as const, held_because };
		const [verdict = { status: 'verified', because: null }] = yield* judge(dialect, [
			{ lead, counted, proof: null },
		]);
		yield [
			'UPDATE lead SET status = $1, held_because = $2 WHERE id = $3',
			verdict.status,
			verdict.because,
			id,
		];
		if (verdict.status === 'verified') yield* letGo(id, now);
		else {
			const targets = yield ["SELECT channel, target FROM outbox WHERE lead_id = $1 AND state = 'held'", id];
			const dealer = text(waiting, 'dealer');
			yield* noticeHeld(dialect, [
				{ lead: { id, dealer }, targets: targets as unknown as NewLead['targets'], notice_to, now },
			]);
		}
	}
	const [row] = yield ['SELECT status FROM lead WHERE id = $1', id];
	return row ? (text(row, 'status') as LeadStatus) : null;
}
