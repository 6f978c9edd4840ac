import type { Database, Row, Statement } from '../database/database.ts';
import { alertChannels } from './alert-channels.ts';
import { alertMessages } from './alert-messages.ts';
import type { AlertStore } from './alert-store.ts';
import { alertWork } from './alert-work.ts';

/** Days for which a link can confirm an email address. */
export const CONFIRMATION_DAYS = 7;
/** Days for which sent messages are kept, so that a shopper's question about one can be answered. */
const MESSAGE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Alerts about saved vehicles. */
export function alerts(database: Database): AlertStore {
	return { ...alertChannels(database), ...alertMessages(database), alertWork: alertWork(database) };
}

/** Erases unconfirmed addresses and sent messages whose time is over. */
export function* eraseEndedAlerts(now: Date): Generator<Statement, number, Row[]> {
	const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
	const unconfirmed = yield [
		'DELETE FROM alert_channel WHERE confirmed_at IS NULL AND agreed_at < $1 RETURNING channel',
		before(CONFIRMATION_DAYS),
	];
	const sent = yield [
		"DELETE FROM alert_message WHERE state <> 'waiting' AND next_at < $1 RETURNING id",
		before(MESSAGE_DAYS),
	];
	return unconfirmed.length + sent.length;
}

/** Erases all alerts of an account. */
export function* eraseAlertsOf(accountId: string): Generator<Statement, void, Row[]> {
	for (const table of ['alert_message', 'alert_told', 'alert_channel'])
		yield [`DELETE FROM ${table} WHERE account_id = $1`, accountId];
}

/** Erases alerts to an email address. */
export function* eraseAlertsTo(email: string): Generator<Statement, void, Row[]> {
	const address = email.trim().toLowerCase();
	yield ["DELETE FROM alert_message WHERE channel = 'email' AND LOWER(target) = $1", address];
	yield ["DELETE FROM alert_channel WHERE channel = 'email' AND LOWER(target) = $1", address];
}
