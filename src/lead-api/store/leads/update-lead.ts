import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import { planDelivery } from '../outbox/plan-delivery.ts';
import { applyLimits } from './apply-limits.ts';
import { noticeHeld } from './held-notice.ts';
import { isUnfinished } from './lead-record.ts';
import { appointmentOf, columnText, emailKey, phoneKey } from './lead-rows.ts';
import type { NewStep, Saved } from './new-lead.ts';
import { storePrivateAnswers } from './private-answers.ts';
import { earlier, SUBMISSION, submissionRow } from './submission-rows.ts';

/** Adds a step to a lead. Null when another step was stored meanwhile. */
export function* updateLead(
	{ dialect }: Database,
	order: NewStep,
): Generator<Statement, Saved | null, Row[]> {
	const { lead } = order;
	const repeated = yield* earlier(lead.dealer, order.submission_id, order.body_hash);
	if (repeated) return repeated;
	// Locks the row before anything is counted that a second try would count again.
	const [held] = yield [
		'UPDATE lead SET step_count = step_count WHERE id = $1 AND step_count = $2 RETURNING fields',
		lead.id,
		order.after_steps,
	];
	if (!held) return null;
	const [decision] = yield* applyLimits(dialect, [order]);
	if (!decision || decision.status === 'refused') return null;
	const { status, because } = decision;
	yield [
		`UPDATE lead SET category = $1, subcategory = $2, dealership_slug = $3, status = $4, quarantine_reason = $5, email = $6,
			phone = $7, appointment_at = $8, fields = $9, step_count = $10 WHERE id = $11`,
		lead.category,
		lead.subcategory,
		lead.dealership_slug,
		status,
		because,
		emailKey(lead.fields.email),
		phoneKey(lead.fields.phone),
		appointmentOf(lead),
		JSON.stringify(lead.fields),
		lead.steps.length + 1,
		lead.id,
	];
	yield* insertRows(dialect, SUBMISSION, [submissionRow(order)]);
	yield* storePrivateAnswers(order);
	const before = JSON.parse(columnText(held, 'fields')) as NewStep['lead']['fields'];
	yield* planDelivery(dialect, order, { status, wasUnfinished: isUnfinished(before) });
	if (status === 'quarantined') yield* noticeHeld(dialect, [{ ...order, now: new Date(order.received_at) }]);
	return { id: lead.id, status, isNew: true };
}
