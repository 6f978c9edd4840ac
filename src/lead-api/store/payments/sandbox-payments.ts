import type { Database, Row, Statement } from '../database/database.ts';

/** A payment at the sandbox: no money moves. */
export interface SandboxPayment {
	session_id: string;
	/** What it pays for; one order has one session. */
	order_id: string;
	dealer: string;
	cents: number;
	description: string;
	return_url: string;
	cancel_url: string;
	/** ISO 8601, UTC. */
	ends_at: string;
	/** When a slow payment arrives; null for none. */
	pays_at: string | null;
	state: 'open' | 'paid' | 'expired';
	refunded_cents: number;
}

/** The payments at the sandbox. */
export interface SandboxStore {
	/** The session of an order: the stored one, or this one when there is none. */
	openSandboxPayment(payment: SandboxPayment): Promise<SandboxPayment>;
	/** A session as it is now: past its end it has expired, and a slow payment has arrived in its time. */
	sandboxPayment(sessionId: string, now: Date): Promise<SandboxPayment | null>;
	/** Pays an open session, now or at a moment. Returns the session as it is then. */
	paySandbox(sessionId: string, at: Date, now: Date): Promise<SandboxPayment | null>;
	/** Ends an open session. Returns the session as it is then. */
	expireSandbox(sessionId: string, now: Date): Promise<SandboxPayment | null>;
	/** Returns all money of a paid session; again without effect. */
	refundSandbox(sessionId: string, now: Date): Promise<SandboxPayment | null>;
}

const COLUMNS =
	'session_id, order_id, dealer, cents, description, return_url, cancel_url, ends_at, pays_at, state, refunded_cents';

/** The sandbox's own table. */
export function sandboxPayments(database: Database): SandboxStore {
	const change = (sessionId: string, now: Date, sql?: string, ...values: string[]) =>
		database.transaction(function* () {
			yield* advance(sessionId, now);
			if (sql) yield [sql, sessionId, ...values];
			yield* advance(sessionId, now);
			return yield* read('session_id', sessionId);
		});
	return {
		openSandboxPayment: (payment) =>
			database.transaction(function* () {
				yield [
					`INSERT INTO sandbox_payment (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, 'open', 0)
						ON CONFLICT DO NOTHING`,
					payment.session_id,
					payment.order_id,
					payment.dealer,
					payment.cents,
					payment.description,
					payment.return_url,
					payment.cancel_url,
					payment.ends_at,
				];
				return (yield* read('order_id', payment.order_id)) ?? payment;
			}),
		sandboxPayment: (sessionId, now) => change(sessionId, now),
		paySandbox: (sessionId, at, now) =>
			change(
				sessionId,
				now,
				"UPDATE sandbox_payment SET pays_at = $2 WHERE session_id = $1 AND state = 'open' AND pays_at IS NULL",
				at.toISOString(),
			),
		expireSandbox: (sessionId, now) =>
			change(
				sessionId,
				now,
				"UPDATE sandbox_payment SET state = 'expired' WHERE session_id = $1 AND state = 'open'",
			),
		refundSandbox: (sessionId, now) =>
			change(
				sessionId,
				now,
				"UPDATE sandbox_payment SET refunded_cents = cents WHERE session_id = $1 AND state = 'paid'",
			),
	};
}

/** Lets time pass: a payment whose moment has come arrives, a session past its end expires. */
function* advance(sessionId: string, now: Date): Generator<Statement, void, Row[]> {
	yield [
		"UPDATE sandbox_payment SET state = 'paid' WHERE session_id = $1 AND state = 'open' AND pays_at <= $2",
		sessionId,
		now.toISOString(),
	];
	yield [
		"UPDATE sandbox_payment SET state = 'expired' WHERE session_id = $1 AND state = 'open' AND ends_at <= $2",
		sessionId,
		now.toISOString(),
	];
}

function* read(
	column: 'session_id' | 'order_id',
	value: string,
): Generator<Statement, SandboxPayment | null, Row[]> {
	const [row] = yield [`SELECT ${COLUMNS} FROM sandbox_payment WHERE ${column} = $1`, value];
	// Written with these columns.
	return row ? ({ ...row } as unknown as SandboxPayment) : null;
}
