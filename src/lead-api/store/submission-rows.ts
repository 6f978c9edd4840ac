import type { Row, Statement, Value } from './database.ts';
import type { LeadStatus } from './lead-record.ts';
import { ENTRY_COLUMNS, text } from './lead-rows.ts';
import { newId } from './new-id.ts';
import type { NewLead, Saved } from './store.ts';

/** The tables of what was sent and of what is to be delivered, with their columns as the rows below have them. */
export const SUBMISSION = 'submission (dealer, submission_id, body_hash, lead_id, step, received_at, body)';
export const OUTBOX = `outbox (${ENTRY_COLUMNS})`;

/** The latest step of a lead. */
export function submissionRow({ lead, submission_id, body_hash, received_at }: NewLead): Value[] {
	return [lead.dealer, submission_id, body_hash, lead.id, lead.steps.length, received_at, lead.body];
}

/** What has to reach its receivers: due when its order says, or held with its lead. */
export function entryRows(
	{ lead, targets, received_at, deliver_at }: NewLead,
	status: LeadStatus,
): Value[][] {
	const state = status === 'verified' ? 'waiting' : 'held';
	const now = new Date(received_at);
	return targets.map(({ channel, target }) => {
		const id = newId('out', now);
		return [id, lead.id, channel, target, `${id}@forecourt`, 0, deliver_at, state, null];
	});
}

/** What was stored of a submission before; null when nothing was. */
export function* earlier(
	dealer: string,
	submissionId: string,
	bodyHash: string,
): Generator<Statement, Saved | null, Row[]> {
	const [row] = yield [
		`SELECT lead.id, lead.status FROM submission JOIN lead ON lead.id = submission.lead_id
			WHERE submission.dealer = $1 AND submission.submission_id = $2 AND submission.body_hash = $3`,
		dealer,
		submissionId,
		bodyHash,
	];
	return row ? { id: text(row, 'id'), status: text(row, 'status') as LeadStatus, isNew: false } : null;
}
