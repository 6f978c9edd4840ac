import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import { FURTHEST_DUE_MS } from '../outbox/outbox.ts';
import type { AlertMessage, AlertStore, Announced, DueAlert, KeptAlert } from './alert-store.ts';
import { announceMatches } from './known-searches.ts';

type Messages = Pick<AlertStore, 'planAlert' | 'claimAlerts' | 'nextAlert' | 'settleAlert'>;

/** Longer than any day, milliseconds: a message of a later time was sent while a clock was wrong. */
const DAY_MS = 25 * 60 * 60 * 1000;

/** The outbox of alerts. */
export function alertMessages(database: Database): Messages {
	const passOver = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
	return {
		planAlert: (message, announced, dayBegan, now) =>
			database.transaction(() => plan(message, announced, { dayBegan, now })),
		claimAlerts: (now, limit, leaseMs) =>
			database.transaction(function* () {
				const rows = yield [
					`UPDATE alert_message SET attempts = attempts + 1, next_at = $1 WHERE id IN (
						SELECT id FROM alert_message WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3)
							ORDER BY next_at LIMIT $4 ${passOver}
					) RETURNING id, account_id, dealer, channel, target, time_zone, body, attempts, next_at`,
					new Date(now.getTime() + leaseMs).toISOString(),
					now.toISOString(),
					new Date(now.getTime() + FURTHEST_DUE_MS).toISOString(),
					limit,
				];
				return rows.map(toDue);
			}),
		nextAlert: () =>
			database.transaction(function* () {
				const [row] = yield ["SELECT MIN(next_at) AS next_at FROM alert_message WHERE state = 'waiting'"];
				return row?.next_at ? columnText(row, 'next_at') : null;
			}),
		settleAlert: (id, outcome, now) =>
			database.transaction(function* () {
				yield [
					"UPDATE alert_message SET state = $1, next_at = $2, last_error = $3 WHERE id = $4 AND state <> 'delivered'",
					outcome.state,
					outcome.state === 'waiting' ? outcome.next_at : now.toISOString(),
					outcome.state === 'delivered' ? null : outcome.reason,
					id,
				];
			}),
	};
}

function* plan(
	message: AlertMessage,
	{ cars, searches }: Announced,
	{ dayBegan, now }: { dayBegan: Date; now: Date },
): Generator<Statement, boolean, Row[]> {
	const { account_id, channel, target } = message;
	// Locks the channel's row: of two concurrent transactions the second finds the first one's message.
	const [on] = yield [
		`UPDATE alert_channel SET channel = channel WHERE account_id = $1 AND channel = $2 AND target = $3
			AND confirmed_at IS NOT NULL AND stopped_at IS NULL RETURNING channel`,
		account_id,
		channel,
		target,
	];
	if (!on) return false;
	const [today] = yield [
		`SELECT id FROM alert_message WHERE account_id = $1 AND channel = $2 AND kind = 'changes'
			AND (state = 'waiting' OR (next_at >= $3 AND next_at < $4)) LIMIT 1`,
		account_id,
		channel,
		dayBegan.toISOString(),
		new Date(dayBegan.getTime() + DAY_MS).toISOString(),
	];
	if (today) return false;
	yield* insertAlert(message, now.toISOString());
	for (const [carId, { price, state }] of cars)
		yield [
			`INSERT INTO alert_told (account_id, channel, car_id, price, state) VALUES ($1, $2, $3, $4, $5)
				ON CONFLICT (account_id, channel, car_id) DO UPDATE SET price = excluded.price, state = excluded.state`,
			account_id,
			channel,
			carId,
			price,
			state,
		];
	yield* announceMatches(message, searches);
	return true;
}

/** Adds a message to the outbox, due at a time. */
export function* insertAlert(
	{ id, account_id, dealer, channel, target, time_zone, content }: AlertMessage,
	dueAt: string,
): Generator<Statement, void, Row[]> {
	yield [
		`INSERT INTO alert_message (id, account_id, dealer, channel, kind, target, time_zone, body, attempts, next_at, state)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, 'waiting')`,
		id,
		account_id,
		dealer,
		channel,
		content.kind,
		target,
		time_zone,
		JSON.stringify(content),
		dueAt,
	];
}

/** The messages of an account that are kept, the newest first: when each was last tried or is due, and what it says. */
export function* messagesOf(accountId: string): Generator<Statement, KeptAlert[], Row[]> {
	const rows = yield [
		'SELECT channel, target, state, next_at, body FROM alert_message WHERE account_id = $1 ORDER BY next_at DESC, id',
		accountId,
	];
	// The columns were written by `insertAlert`.
	return rows.map(({ next_at, body, ...columns }) => ({
		...columns,
		at: next_at,
		content: JSON.parse(String(body)),
	})) as unknown as KeptAlert[];
}

function toDue(row: Row): DueAlert {
	const { attempts, next_at, body, ...columns } = row;
	const entry = { id: row['id'], channel: row['channel'], attempts, next_at };
	// The columns were written by `insertAlert`.
	return { entry, message: { ...columns, content: JSON.parse(String(body)) } } as unknown as DueAlert;
}
