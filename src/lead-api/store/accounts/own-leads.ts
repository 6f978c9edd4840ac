import type { Database, Row, Statement } from '../database/database.ts';
import type { StoredLead } from '../leads/lead-record.ts';
import { columnText, readLeads } from '../leads/lead-rows.ts';
import type { Account } from './account-store.ts';

/** A lead that a visitor may see. */
export interface OwnLead {
	lead: StoredLead;
	/**
	 * Whether it was sent while signed in. Any other only names the visitor's number, which its sender may have mistyped: what was written in
	 * it is not shown.
	 */
	is_own: boolean;
}

/** The leads of signed-in visitors. */
export interface OwnLeadStore {
	/** Notes that a signed-in visitor sent a lead. */
	linkLead(accountId: string, leadId: string): Promise<void>;
	/** The leads of a dealer that a visitor sent while signed in or that name the visitor's number, the latest first. */
	ownLeads(dealer: string, account: Account, most: number): Promise<OwnLead[]>;
}

/** The leads of signed-in visitors. */
export function ownLeads(database: Database): OwnLeadStore {
	return {
		linkLead: (accountId, leadId) =>
			database.transaction(function* () {
				yield [
					`INSERT INTO account_lead (account_id, lead_id)
						SELECT account.id, lead.id FROM account JOIN lead ON lead.dealer = account.dealer
							WHERE account.id = $1 AND lead.id = $2 ON CONFLICT DO NOTHING`,
					accountId,
					leadId,
				];
			}),
		ownLeads: (dealer, account, most) => database.transaction(() => readOwn(dealer, account, most)),
	};
}

function* readOwn(
	dealer: string,
	{ id, phone }: Account,
	most: number,
): Generator<Statement, OwnLead[], Row[]> {
	const rows = yield [
		`SELECT id, received_at, MAX(is_own) AS is_own FROM (
			SELECT lead.id, received_at, 1 AS is_own FROM account_lead JOIN lead ON lead.id = lead_id
				WHERE account_id = $1 AND lead.dealer = $2
			UNION ALL SELECT id, received_at, 0 AS is_own FROM lead WHERE dealer = $2 AND phone = $3
		) found GROUP BY id, received_at ORDER BY received_at DESC, id DESC LIMIT $4`,
		id,
		dealer,
		phone,
		most,
	];
	const leads = yield* readLeads(rows.map((row) => columnText(row, 'id')));
	const byId = new Map(leads.map((lead) => [lead.id, lead]));
	return rows.flatMap((row) => {
		const lead = byId.get(columnText(row, 'id'));
		return lead ? [{ lead, is_own: Number(row['is_own']) === 1 }] : [];
	});
}
