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
 * Puts another message about a lead into the outbox, for the dealer's mail and webhooks that got the lead, and where it says so a receipt
 * for its sender.
 */
export function* messageDealer(
	dialect: Database['dialect'],
	leadId: string | null,
	now: Date,
	receivers: 'dealer' | 'dealer and shopper',
): Generator<Statement, void, Row[]> {
	const [lead] = leadId === null ? [] : yield* readLeads([leadId]);
	if (!lead) return;
	const informed = yield [
		"SELECT DISTINCT channel, target FROM outbox WHERE lead_id = $1 AND channel IN ('email', 'webhook')",
		lead.id,
	];
	const targets = [
		...informed.map((row) => [columnText(row, 'channel'), columnText(row, 'target')] as const),
		...(receivers === 'dealer and shopper' ? [['receipt', lead.fields.email] as const] : []),
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
