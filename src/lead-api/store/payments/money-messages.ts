import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { columnText, readLeads } from '../leads/lead-rows.ts';
import { OUTBOX } from '../leads/submission-rows.ts';
import { releaseDeliveries } from '../outbox/release-deliveries.ts';

/** A payment proves that a person sent the form: its lead is delivered, whatever was to be checked. */
export function* verifyByPayment(leadId: string | null, now: Date): Generator<Statement, void, Row[]> {
	if (leadId === null) return;
	yield ["UPDATE lead SET status = 'verified' WHERE id = $1", leadId];
	yield* releaseDeliveries(leadId, now);
}

/**
 * Puts another message about a lead into the outbox, for the dealer's mail and webhooks that got the lead.
 *
 * @param isForShopper whether its sender gets a receipt too
 */
export function* messageDealer(
	dialect: Database['dialect'],
	leadId: string | null,
	now: Date,
	isForShopper = false,
): Generator<Statement, void, Row[]> {
	const [lead] = leadId === null ? [] : yield* readLeads([leadId]);
	if (!lead) return;
	const receivers = yield [
		"SELECT DISTINCT channel, target FROM outbox WHERE lead_id = $1 AND channel IN ('email', 'webhook')",
		lead.id,
	];
	const targets = [
		...receivers.map((row) => [columnText(row, 'channel'), columnText(row, 'target')] as const),
		...(isForShopper ? [['receipt', lead.fields.email] as const] : []),
	];
	const state = lead.status === 'verified' ? 'waiting' : 'held';
	yield* insertRows(
		dialect,
		OUTBOX,
		targets.map(([channel, target]) => {
			const entry = newId('out', now);
			return [entry, lead.id, channel, target, `${entry}@forecourt`, 0, now.toISOString(), state, null];
		}),
	);
}
