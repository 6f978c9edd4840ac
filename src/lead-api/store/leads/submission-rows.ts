import type { Row, Statement, Value } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { LeadStatus } from './lead-record.ts';
import { columnText, ENTRY_COLUMNS } from './lead-rows.ts';
import type { NewLead, Saved } from './new-lead.ts';

/** Tables of submissions and deliveries, with the columns of the rows below. */
export const SUBMISSION = 'submission (dealer, submission_id, body_hash, lead_id, step, received_at, body)';
export const OUTBOX = `outbox (${ENTRY_COLUMNS})`;

/** Row of a lead's latest step. */
export function submissionRow({ lead, submission_id, body_hash, received_at }: NewLead): Value[] {
	return [lead.dealer, submission_id, body_hash, lead.id, lead.steps.length, received_at, lead.body];
}

/** Rows of a lead's deliveries: due at `deliver_at`, or held with the lead. */
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

/** The lead stored for a submission and body; null when there is none. */
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
	return row
		? { id: columnText(row, 'id'), status: columnText(row, 'status') as LeadStatus, isNew: false }
		: null;
}
