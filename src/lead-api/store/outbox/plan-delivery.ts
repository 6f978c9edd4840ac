import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import { isUnfinished, type LeadStatus } from '../leads/lead-record.ts';
import { emailKey } from '../leads/lead-rows.ts';
import type { NewStep } from '../leads/new-lead.ts';
import { entryRows, OUTBOX } from '../leads/submission-rows.ts';

/** Condition for messages about the unfinished lead whose delivery has not begun. */
const SAYS_UNFINISHED =
	"lead_id = $1 AND attempts = 0 AND state IN ('waiting', 'held') AND channel IN ('email', 'webhook', 'receipt')";

/**
 * Plans deliveries after a step. The last step replaces messages about the unfinished lead; an earlier one postpones them, so that none is
 * sent while the sender continues. Where they have been sent already, the step is another message to the same receivers.
 */
export function* planDelivery(
	dialect: Database['dialect'],
	order: NewStep,
	{ status, wasUnfinished }: { status: LeadStatus; wasUnfinished: boolean },
): Generator<Statement, void, Row[]> {
	const { lead, deliver_at } = order;
	if (isUnfinished(lead.fields)) {
		// A receipt never goes to an address that the sender has corrected.
		yield [
			`DELETE FROM outbox WHERE ${SAYS_UNFINISHED} AND channel = 'receipt' AND LOWER(target) <> $2`,
			lead.id,
			emailKey(lead.fields.email),
		];
		const planned = yield [
			`UPDATE outbox SET next_at = $2 WHERE ${SAYS_UNFINISHED} RETURNING channel`,
			lead.id,
			deliver_at,
		];
		if (planned.some(({ channel }) => channel !== 'receipt')) return;
	} else if (wasUnfinished) yield [`DELETE FROM outbox WHERE ${SAYS_UNFINISHED}`, lead.id];
	yield* insertRows(dialect, OUTBOX, entryRows(order, status));
}
