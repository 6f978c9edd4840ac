import type { Database } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { Attempt, Outbox } from '../store.ts';

/** What was delivered, or tried, before. */
export function deliveryHistory(database: Database): Pick<Outbox, 'deliveredBefore' | 'attempts'> {
	return {
		deliveredBefore: ({ id, lead_id, channel, target }) =>
			database.transaction(function* () {
				const rows = yield [
					`SELECT message_id FROM outbox WHERE lead_id = $1 AND channel = $2 AND target = $3 AND id <> $4
						AND state = 'delivered' ORDER BY id`,
					lead_id,
					channel,
					target,
					id,
				];
				return rows.map((row) => columnText(row, 'message_id'));
			}),
		attempts: (leadId) =>
			database.transaction(function* () {
				const rows = yield [
					'SELECT entry_id, at, outcome, reason FROM attempt WHERE lead_id = $1 ORDER BY at',
					leadId,
				];
				return rows.map((row) => ({ ...row }) as unknown as Attempt);
			}),
	};
}
