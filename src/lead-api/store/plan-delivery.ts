import { type Database, insertRows, type Row, type Statement } from './database.ts';
import { isUnfinished, type LeadStatus } from './lead-record.ts';
import type { NewStep } from './store.ts';
import { entryRows, OUTBOX } from './submission-rows.ts';

/** Condition for messages about the unfinished lead whose delivery has not begun. */
const SAYS_UNFINISHED =
	"lead_id = $1 AND attempts = 0 AND state IN ('waiting', 'held') AND channel IN ('email', 'webhook')";

/**
 * Plans deliveries after a step. The last step replaces messages about the unfinished lead; an earlier one postpones them, so that none is
 * sent while the sender continues.
 */
export function* planDelivery(
	dialect: Database['dialect'],
	order: NewStep,
	{ status, wasUnfinished }: { status: LeadStatus; wasUnfinished: boolean },
): Generator<Statement, void, Row[]> {
	const { lead, deliver_at } = order;
	if (isUnfinished(lead.fields)) {
		const planned = yield ["SELECT id FROM outbox WHERE lead_id = $1 AND channel <> 'notice'", lead.id];
		if (planned.length > 0) {
			yield [`UPDATE outbox SET next_at = $2 WHERE ${SAYS_UNFINISHED}`, lead.id, deliver_at];
			return;
		}
	} else if (wasUnfinished) yield [`DELETE FROM outbox WHERE ${SAYS_UNFINISHED}`, lead.id];
	yield* insertRows(dialect, OUTBOX, entryRows(order, status));
}
