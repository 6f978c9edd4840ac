import type { Row, Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { Account } from './account-store.ts';

/** The dealer's account with a number; created when there is none. */
export function* accountOf(dealer: string, phone: string, now: Date): Generator<Statement, Account, Row[]> {
	yield [
		'INSERT INTO account (id, dealer, phone, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
		newId('account', now),
		dealer,
		phone,
		now.toISOString(),
	];
	const [row] = yield ['SELECT id FROM account WHERE dealer = $1 AND phone = $2', dealer, phone];
	if (!row) throw new Error('the account was erased while it was opened');
	return { id: columnText(row, 'id'), phone };
}
