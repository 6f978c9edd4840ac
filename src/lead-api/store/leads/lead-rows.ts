import { mobileNumber } from '../../../domain/account/mobile-number.ts';
import type { Row, Statement, Value } from '../database/database.ts';
import { placeholders } from '../database/database.ts';
import { isUnfinished, type LeadStatus, type OutboxEntry, type StoredLead } from './lead-record.ts';

/** The columns of `lead`, in the order of {@link leadRow}. */
export const LEAD_COLUMNS =
	'id, dealer, kind, submission_id, received_at, category, subcategory, dealership_slug, status, quarantine_reason, email, phone, appointment_at, fields, step_count';

/** Row of a lead, in the order of the columns. */
export function leadRow(lead: StoredLead, status: LeadStatus, heldBecause: string | null): Value[] {
	return [
		lead.id,
		lead.dealer,
		lead.kind,
		lead.submission_id,
		lead.received_at,
		lead.category,
		lead.subcategory,
		lead.dealership_slug,
		status,
		heldBecause,
		emailKey(lead.fields.email),
		phoneKey(lead.fields.phone),
		appointmentOf(lead),
		JSON.stringify(lead.fields),
		lead.steps.length + 1,
	];
}

/**
 * The time that a lead takes of a dealership's visits: a test drive, the inspection of a trade-in, or the handover of a vehicle that is
 * held.
 */
export function appointmentOf({ kind, fields }: StoredLead): string | null {
	if (kind !== 'lead') return null;
	const handover = isUnfinished(fields) ? null : fields.handover_date;
	return fields.test_drive_date ?? fields.inspection_date ?? handover;
}

/** Normalised email address, for lookups by erasure requests. */
export function emailKey(email: string): string {
	return email.trim().toLowerCase();
}

/** A mobile number in E.164, for its owner's own enquiries; null for any other text. */
export function phoneKey(phone: string): string | null {
	const number = mobileNumber(phone, { abroad: true });
	return 'phone' in number ? number.phone : null;
}

/** Leads by their ids, with the bodies of their steps; in any order. */
export function* readLeads(ids: readonly string[]): Generator<Statement, StoredLead[], Row[]> {
	if (ids.length === 0) return [];
	const chosen = placeholders(ids.length);
	const leads = yield [`SELECT ${LEAD_COLUMNS} FROM lead WHERE id IN (${chosen})`, ...ids];
	const bodies = yield [
		`SELECT lead_id, body FROM submission WHERE lead_id IN (${chosen}) ORDER BY lead_id, step`,
		...ids,
	];
	const sent = Map.groupBy(bodies, ({ lead_id }) => lead_id);
	return leads.map((row) =>
		toLead(
			row,
			(sent.get(columnText(row, 'id')) ?? []).map((body) => columnText(body, 'body')),
		),
	);
}

function toLead(row: Row, bodies: readonly string[]): StoredLead {
	const fields = JSON.parse(columnText(row, 'fields')) as StoredLead['fields'];
	const { consent_text, url } = fields;
	return {
		id: columnText(row, 'id'),
		dealer: columnText(row, 'dealer'),
		kind: columnText(row, 'kind'),
		submission_id: columnText(row, 'submission_id'),
		received_at: columnText(row, 'received_at'),
		category: columnText(row, 'category'),
		subcategory: row.subcategory,
		dealership_slug: row.dealership_slug,
		status: columnText(row, 'status'),
		quarantine_reason: row.quarantine_reason,
		body: bodies.at(-1) ?? '',
		consent_text,
		url,
		steps: bodies.slice(0, -1),
		fields,
		// The columns were written by `leadRow`.
	} as StoredLead;
}

/** The columns of `outbox`, named as the fields of an `OutboxEntry`. */
export const ENTRY_COLUMNS = 'id, lead_id, channel, target, message_id, attempts, next_at, state, last_error';

/** The outbox entry of a row that was read with {@link ENTRY_COLUMNS}. */
export function toEntry(row: Row): OutboxEntry {
	// The columns are those of `OutboxEntry`.
	return { ...row } as unknown as OutboxEntry;
}

/** A column's value as text: 'null' where it is NULL. */
export function columnText(row: Row, column: string): string {
	return String(row[column]);
}
