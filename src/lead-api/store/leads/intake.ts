import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import type { Intake } from '../store.ts';
import { applyLimits, type LimitDecision } from './apply-limits.ts';
import { noticeHeld } from './held-notice.ts';
import type { LeadStatus } from './lead-record.ts';
import { columnText, LEAD_COLUMNS, leadRow, readLeads } from './lead-rows.ts';
import type { NewLead, Saved } from './new-lead.ts';
import { storePrivateAnswers } from './private-answers.ts';
import { earlier, entryRows, OUTBOX, SUBMISSION, submissionRow } from './submission-rows.ts';
import { updateLead } from './update-lead.ts';
import { verifyLead } from './verify-lead.ts';

/** Leads in one transaction; more wait for the next. */
const MOST_TOGETHER = 64;

/** Stores leads. Those that arrive during a transaction share the next one. */
export function intake(database: Database): Intake {
	return {
		save: inBatches(MOST_TOGETHER, (orders: readonly NewLead[]) =>
			database.transaction(() => saveAll(database, orders)),
		),
		addStep: (order) => database.transaction(() => updateLead(database, order)),
		find: (dealer, id) =>
			database.transaction(function* () {
				const [lead] = yield* readLeads([id]);
				return lead?.dealer === dealer ? lead : null;
			}),
		findRepetition: (dealer, submissionId, bodyHash) =>
			database.transaction(() => earlier(dealer, submissionId, bodyHash)),
		verify: (id, answered, now) => database.transaction(() => verifyLead(database, id, answered, now)),
		bookedTimes: (dealer, dealershipSlug, date) =>
			database.transaction(function* () {
				const rows = yield [
					// A shopper who requests the same time twice needs one vehicle.
					`SELECT DISTINCT appointment_at, CASE WHEN email = '' THEN id ELSE email END AS shopper
						FROM lead WHERE dealer = $1 AND status = 'verified' AND appointment_at >= $2 AND appointment_at < $3 AND COALESCE(dealership_slug, $4) = $4`,
					dealer,
					`${date}T`,
					`${date}U`,
					dealershipSlug ?? '',
				];
				return rows.map((row) => columnText(row, 'appointment_at').slice(date.length + 1));
			}),
	};
}

/** Stores leads with their outbox entries, in the transaction of the caller; null for those that a limit refuses. */
export function* saveAll(
	{ dialect }: Database,
	orders: readonly NewLead[],
): Generator<Statement, (Saved | null)[], Row[]> {
	const decisions = yield* applyLimits(dialect, orders);
	const judged = orders.flatMap((order, index) => {
		const decision = decisions[index];
		return decision && isTaken(decision) ? [{ order, decision }] : [];
	});
	const returned = yield* insertRows(
		dialect,
		SUBMISSION,
		judged.map(({ order }) => submissionRow(order)),
		'ON CONFLICT DO NOTHING RETURNING lead_id',
	);
	const fresh = new Set(returned.map((row) => columnText(row, 'lead_id')));
	const kept = judged.filter(({ order }) => fresh.has(order.lead.id));
	yield* insertRows(
		dialect,
		`lead (${LEAD_COLUMNS})`,
		kept.map(({ order, decision }) => leadRow(order.lead, decision.status, decision.because)),
	);
	yield* insertRows(
		dialect,
		OUTBOX,
		kept.flatMap(({ order, decision }) => entryRows(order, decision.status)),
	);
	for (const { order } of kept) yield* storePrivateAnswers(order);
	yield* noticeHeld(
		dialect,
		kept
			.filter(({ decision }) => decision.status === 'quarantined')
			.map(({ order }) => ({ ...order, now: new Date(order.received_at) })),
	);
	const statuses = new Map(kept.map(({ order, decision }) => [order.lead.id, decision.status]));
	const saved: (Saved | null)[] = [];
	for (const { lead, submission_id, body_hash } of orders) {
		const status = statuses.get(lead.id);
		if (status) saved.push({ id: lead.id, status, isNew: true });
		else saved.push(yield* earlier(lead.dealer, submission_id, body_hash));
	}
	return saved;
}

function isTaken(decision: LimitDecision): decision is LimitDecision & { status: LeadStatus } {
	return decision.status !== 'refused';
}
