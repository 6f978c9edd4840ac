import type { Database, Row, Statement } from '../database/database.ts';
import { columnText } from '../leads/lead-rows.ts';
import { insertAlert } from './alert-messages.ts';
import type { AlertChannel, AlertMessage, AlertStore, NewAlertChannel } from './alert-store.ts';

type Channels = Pick<
	AlertStore,
	'alertChannels' | 'startAlerts' | 'confirmAlerts' | 'stopAlerts' | 'stopTexts'
>;

const COLUMNS = 'channel, target, time_zone, words, page, agreed_at, confirmed_at, stopped_at';

/** The channels by which shoppers get alerts, with their consent. */
export function alertChannels(database: Database): Channels {
	return {
		alertChannels: (accountId) => database.transaction(() => channelsOf(accountId)),
		startAlerts: (accountId, channel, confirmation) =>
			database.transaction(() => start(accountId, channel, confirmation)),
		confirmAlerts: (accountId, agreedAt, now) =>
			database.transaction(function* () {
				const rows = yield [
					`UPDATE alert_channel SET confirmed_at = COALESCE(confirmed_at, $1)
						WHERE account_id = $2 AND channel = 'email' AND agreed_at = $3 AND stopped_at IS NULL RETURNING channel`,
					now.toISOString(),
					accountId,
					agreedAt,
				];
				return rows.length > 0;
			}),
		stopAlerts: (accountId, channel, now) => database.transaction(() => stop(accountId, channel, now)),
		stopTexts: (dealer, phone, now) =>
			database.transaction(function* () {
				const [account] = yield ['SELECT id FROM account WHERE dealer = $1 AND phone = $2', dealer, phone];
				if (account) yield* stop(columnText(account, 'id'), 'text', now);
			}),
	};
}

/** The channels of an account, stopped ones too. */
export function* channelsOf(accountId: string): Generator<Statement, AlertChannel[], Row[]> {
	const rows = yield [
		`SELECT ${COLUMNS} FROM alert_channel WHERE account_id = $1 ORDER BY channel`,
		accountId,
	];
	// The columns are those of `AlertChannel`.
	return rows.map((row) => ({ ...row }) as unknown as AlertChannel);
}

function* start(
	accountId: string,
	{ channel, target, time_zone, words, page, agreed_at, confirmed_at }: NewAlertChannel,
	confirmation: AlertMessage | null,
): Generator<Statement, void, Row[]> {
	const [before] = (yield* channelsOf(accountId)).filter((one) => one.channel === channel);
	const confirmed = confirmed_at ?? (before?.target === target ? before.confirmed_at : null);
	yield [
		`INSERT INTO alert_channel (account_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL)
			ON CONFLICT (account_id, channel) DO UPDATE SET target = excluded.target, time_zone = excluded.time_zone,
				words = excluded.words, page = excluded.page, agreed_at = excluded.agreed_at,
				confirmed_at = excluded.confirmed_at, stopped_at = NULL`,
		accountId,
		channel,
		target,
		time_zone,
		words,
		page,
		agreed_at,
		confirmed,
	];
	if (before && before.target !== target) yield* dropWaiting(accountId, channel);
	if (confirmation && confirmed === null) yield* insertAlert(confirmation, agreed_at);
}

function* stop(accountId: string, channel: string, now: Date): Generator<Statement, boolean, Row[]> {
	const rows = yield [
		`UPDATE alert_channel SET stopped_at = COALESCE(stopped_at, $1) WHERE account_id = $2 AND channel = $3
			RETURNING channel`,
		now.toISOString(),
		accountId,
		channel,
	];
	yield* dropWaiting(accountId, channel);
	return rows.length > 0;
}

/** Ends alerts by text: their consent was given for a number that the account no longer has. */
export function* eraseTextAlerts(accountId: string): Generator<Statement, void, Row[]> {
	yield ['DELETE FROM alert_channel WHERE account_id = $1 AND channel = $2', accountId, 'text'];
	yield* dropWaiting(accountId, 'text');
}

function* dropWaiting(accountId: string, channel: string): Generator<Statement, void, Row[]> {
	yield [
		"DELETE FROM alert_message WHERE account_id = $1 AND channel = $2 AND state = 'waiting'",
		accountId,
		channel,
	];
}
